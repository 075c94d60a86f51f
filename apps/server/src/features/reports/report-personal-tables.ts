import type { PersonalTable } from '../personal-data/index.ts'

/** Counts of a week that is over stay without it. */
export const REPORT_PERSONAL_TABLES: readonly PersonalTable[] = [
  { table: 'report_bettor', name: 'weeksWithBets', columns: ['week'], onErasure: 'delete' },
]
