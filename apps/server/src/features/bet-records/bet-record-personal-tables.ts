import type { PersonalTable } from '../personal-data/index.ts'

/** Wagers are kept as the books are. */
export const BET_RECORD_PERSONAL_TABLES: readonly PersonalTable[] = [
  {
    table: 'bet_record',
    name: 'bets',
    columns: ['order_id', 'currency', 'status', 'stake', 'returned', 'placed_at', 'closed_at'],
    onErasure: 'keep',
  },
  {
    table: 'bet_cash_out',
    name: 'cashOuts',
    columns: ['cash_out_id', 'order_id', 'currency', 'status', 'stake', 'paid', 'at'],
    onErasure: 'keep',
  },
]
