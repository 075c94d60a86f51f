import type { PersonalTable } from '../personal-data/index.ts'

/** Folded from the books, which are kept. */
export const INSIGHT_PERSONAL_TABLES: readonly PersonalTable[] = [
  {
    table: 'insight_day',
    name: 'daysOfMoney',
    columns: ['day', 'currency', 'part', 'key', 'paid', 'back'],
    onErasure: 'delete',
  },
]
