import type { PersonalTable } from '../personal-data/index.ts'

/** Wagers are kept as the books are: five years and more, under an id that is nobody's any more. */
export const SPORTS_PERSONAL_TABLES: readonly PersonalTable[] = [
  {
    table: 'sports_order',
    name: 'sportsBets',
    columns: ['order_id', 'currency', 'stake', 'paid', 'status', 'placed_at', 'settled_at'],
    onErasure: 'keep',
  },
  {
    table: 'sports_transaction',
    name: 'sportsMovements',
    columns: ['order_id', 'transfer_type', 'currency', 'amount', 'state', 'at'],
    onErasure: 'keep',
  },
]
