import type { PersonalTable } from '../personal-data/index.ts'

/** Kept with the gift that it came from. */
export const TURNOVER_PERSONAL_TABLES: readonly PersonalTable[] = [
  { table: 'turnover_round', name: 'turnover', columns: ['required', 'since'], onErasure: 'keep' },
]
