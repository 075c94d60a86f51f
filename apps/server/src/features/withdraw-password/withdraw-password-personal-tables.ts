import type { PersonalTable } from '../personal-data/index.ts'

/** Secrets, and marks of used ones. */
export const WITHDRAW_PASSWORD_PERSONAL_TABLES: readonly PersonalTable[] = [
  { table: 'withdraw_password', name: 'withdrawPassword', columns: ['set_at'], onErasure: 'delete' },
  { table: 'withdraw_nonce', name: 'withdrawNonces', columns: [], onErasure: 'delete' },
]
