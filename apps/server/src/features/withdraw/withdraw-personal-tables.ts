import type { PersonalTable } from '../personal-data/index.ts'

/** Money that left is part of the books: it is kept, without the number it went to. */
export const WITHDRAW_PERSONAL_TABLES: readonly PersonalTable[] = [
  {
    table: 'withdraw_order',
    name: 'withdrawals',
    columns: [
      'order_no',
      'channel',
      'state',
      'amount',
      'fee',
      'payout',
      'payout_currency',
      'target_place',
      'target_shown',
      'cause',
      'created_at',
      'changed_at',
    ],
    onErasure: 'keep',
    blanks: { target_shown: '' },
  },
  {
    table: 'withdraw_stage',
    name: 'withdrawalStages',
    columns: ['order_no', 'state', 'at'],
    onErasure: 'keep',
  },
]
