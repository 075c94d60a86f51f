import * as z from 'zod/mini'
import { PushedCashOut, PushedOrder } from './pushed-orders.ts'
import { Decimal, maybe, ShortText, TextId, Whole } from './wire-values.ts'

/**
 * The provider's calls to the operator, who keeps the balance (5.1 to 5.5). Signed by the rule of the data
 * service, in the same headers.
 */

export type Callback<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Data extends z.ZodMiniType = z.ZodMiniType,
> = {
  /** Under the operator's callback base. */
  readonly path: string
  readonly request: Request
  /** What `data` holds when the code is 0. */
  readonly data: Data
}

function defineCallback<Request extends z.ZodMiniType, Data extends z.ZodMiniType>(
  callback: Callback<Request, Data>,
): Callback<Request, Data> {
  return callback
}

export const CALLBACK_BASE = '/fb/callback'

/** 0 done, 1 failed and to be sent again, 6 unknown, 9 too little balance, 12 maintenance. */
export const CALLBACK_CODES = { done: 0, failed: 1, unknown: 6, balanceTooLow: 9, maintenance: 12 } as const

export const CallbackEnvelope = z.object({
  code: Whole,
  message: z.nullish(z.string()),
  success: z.nullish(z.boolean()),
  data: z.nullish(z.unknown()),
})
export type CallbackEnvelope = z.output<typeof CallbackEnvelope>

export const TRANSFER_TYPES = [
  'BET', 'WIN', 'REFUND', 'CASHOUT', 'CANCEL_DEDUCT', 'CANCEL_RETURN',
  'SETTLEMENT_ROLLBACK_DEDUCT', 'SETTLEMENT_ROLLBACK_RETURN',
  'CASHOUT_CANCEL_DEDUCT', 'CASHOUT_CANCEL_RETURN',
  'CASHOUT_CANCEL_ROLLBACK_DEDUCT', 'CASHOUT_CANCEL_ROLLBACK_RETURN',
  'RESERVE_BET', 'RESERVE_SUCCESS_REFUND', 'RESERVE_FAIL_REFUND', 'RESERVE_CANCEL_REFUND', 'IN', 'OUT',
] as const // prettier-ignore
export type TransferType = (typeof TRANSFER_TYPES)[number]

/** A money move. The same id again moves nothing. Status 0 undoes the debit of this id. */
export const Transaction = z.object({
  transactionId: TextId.check(z.minLength(1)),
  userId: TextId,
  merchantId: TextId,
  merchantUserId: TextId,
  businessId: TextId,
  transactionType: z.enum(['OUT', 'IN']),
  transferType: z.enum(TRANSFER_TYPES),
  currencyId: Whole,
  /** Negative for OUT, positive for IN. The provider writes a number; text is read as well, both to the digit. */
  amount: Decimal,
  status: Whole,
  relatedId: maybe(ShortText),
  thirdRemark: maybe(ShortText),
})
export type Transaction = z.output<typeof Transaction>

/** What one call of sync_transaction may hold. */
export const TRANSACTIONS_MAX = 500

const Balance = z.object({ balance: Decimal, currencyId: Whole })
/** Orders and cash-outs have one: what was signed as one of them asks for no balance. */
const absent = z.optional(z.null())
const Nothing = z.nullish(z.unknown())

export const readBalance = defineCallback({
  path: '/balance',
  request: z.object({ merchantUserId: TextId, merchantId: TextId, currencyId: maybe(Whole), id: absent }),
  data: z.array(Balance),
})

export const payOrder = defineCallback({ path: '/order_pay', request: Transaction, data: Nothing })

export const checkOrderPay = defineCallback({ path: '/check_order_pay', request: Transaction, data: Nothing })

export const syncTransactions = defineCallback({
  path: '/sync_transaction',
  request: z.array(Transaction).check(z.maxLength(TRANSACTIONS_MAX)),
  /** Those that failed. */
  data: z.nullish(z.array(z.object({ transactionId: TextId }))),
})

export const syncOrder = defineCallback({ path: '/sync_orders', request: PushedOrder, data: Nothing })

export const syncCashOut = defineCallback({ path: '/sync_cashout', request: PushedCashOut, data: Nothing })

export const probeOperator = defineCallback({ path: '/health', request: z.object({}), data: Nothing })

export const CALLBACKS: readonly Callback[] = [
  readBalance,
  payOrder,
  checkOrderPay,
  syncTransactions,
  syncOrder,
  syncCashOut,
  probeOperator,
]
