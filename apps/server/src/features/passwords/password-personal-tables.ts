import type { PersonalTable } from '../personal-data/index.ts'

/** Hashes of passwords are no part of a copy: they would only help whoever steals it. */
export const PASSWORD_PERSONAL_TABLES: readonly PersonalTable[] = [
  { table: 'credential', name: 'passwords', columns: ['changed_at'], onErasure: 'delete' },
]
