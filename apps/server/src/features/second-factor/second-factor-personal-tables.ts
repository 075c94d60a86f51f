import type { PersonalTable } from '../personal-data/index.ts'

/** Secrets, keys and hashes are no part of a copy. */
export const SECOND_FACTOR_PERSONAL_TABLES: readonly PersonalTable[] = [
  { table: 'second_factor', name: 'authenticatorApp', columns: ['totp_since'], onErasure: 'delete' },
  { table: 'recovery_code', name: 'recoveryCodes', columns: ['used_at'], onErasure: 'delete' },
  {
    table: 'passkey',
    name: 'passkeys',
    columns: ['name', 'rp_id', 'is_synced', 'created_at', 'used_at'],
    onErasure: 'delete',
  },
  { table: 'fresh_proof', name: 'freshProofs', columns: [], onErasure: 'delete' },
]
