import type { PersonalTable } from '../personal-data/index.ts'

/** Kept with the books, under an id that is nobody's any more. */
export const WALLET_PERSONAL_TABLES: readonly PersonalTable[] = [
  {
    table: 'wallet_transfer',
    name: 'transfers',
    columns: ['id', 'provider', 'direction', 'currency', 'amount', 'state', 'asked_at', 'ended_at'],
    onErasure: 'keep',
  },
]
