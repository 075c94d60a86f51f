import type { PersonalTable } from '../personal-data/index.ts'

/** Kept with the books that they explain. */
export const EXPERT_PERSONAL_TABLES: readonly PersonalTable[] = [
  {
    table: 'plan_purchase',
    name: 'boughtPlans',
    columns: ['plan_id', 'price', 'bought_at', 'refunded_at'],
    onErasure: 'keep',
  },
]
