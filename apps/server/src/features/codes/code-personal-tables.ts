import type { PersonalTable } from '../personal-data/index.ts'

/** Keyed hashes that are gone within a day by themselves. */
export const CODE_PERSONAL_TABLES: readonly PersonalTable[] = [
  { table: 'code', name: 'codes', columns: [], onErasure: 'delete' },
]
