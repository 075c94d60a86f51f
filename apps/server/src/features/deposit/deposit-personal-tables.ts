import type { PersonalTable } from '../personal-data/index.ts'

/** Orders and what arrived for them are kept with the books; what was said and shown goes. */
export const DEPOSIT_PERSONAL_TABLES: readonly PersonalTable[] = [
  {
    table: 'deposit_order',
    name: 'depositOrders',
    columns: [
      'order_no',
      'channel_id',
      'status',
      'amount',
      'gift',
      'pay_currency',
      'pay_amount',
      'fee',
      'created_at',
      'paid_at',
      'ended_at',
      'received',
      'credited',
    ],
    onErasure: 'keep',
  },
  {
    table: 'deposit_receipt',
    name: 'depositReceipts',
    columns: ['order_no', 'party', 'currency', 'amount', 'state', 'received_at', 'decided_at'],
    onErasure: 'keep',
  },
  {
    table: 'deposit_dispute',
    name: 'depositDisputes',
    columns: [
      'order_no',
      'denied_at',
      'question',
      'asked_at',
      'answered_at',
      'is_for_member',
      'reason',
      'decided_at',
    ],
    onErasure: 'keep',
  },
  {
    table: 'deposit_message',
    name: 'depositMessages',
    columns: ['order_no', 'sender', 'text', 'sent_at'],
    onErasure: 'delete',
  },
  { table: 'member_picture', name: 'pictures', columns: ['id', 'kept_at'], onErasure: 'delete' },
]
