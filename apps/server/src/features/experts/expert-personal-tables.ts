import type { PersonalTable } from '../personal-data/index.ts'

/** Purchases are kept with the books that they explain. */
export const EXPERT_PERSONAL_TABLES: readonly PersonalTable[] = [
  {
    table: 'plan_purchase',
    name: 'boughtPlans',
    columns: ['plan_id', 'price', 'bought_at', 'refunded_at'],
    onErasure: 'keep',
  },
  {
    table: 'expert_follow',
    name: 'followedExperts',
    columns: ['expert_id', 'since', 'is_told'],
    onErasure: 'delete',
  },
  {
    table: 'expert_application',
    name: 'expertApplications',
    columns: ['why', 'sports', 'state', 'reason', 'applied_at', 'decided_at'],
    onErasure: 'delete',
  },
  {
    // What others read and paid for stands, under nobody's name.
    table: 'expert',
    name: 'expertProfile',
    columns: ['id', 'name', 'sports', 'joined_at'],
    onErasure: 'keep',
    blanks: { name: '–' },
  },
]
