import type { Instant } from '@keo/service-kit/clock'
import { ORDER_STATUS } from '@keo/sportsbook-contract/order-enums'

/** Why a cash-out came to nothing, by the codes that orders use (3.13), each with a text of its own. */
export const CASH_OUT_REFUSALS = {
  marketSuspended: { wire: 4, message: 'provider.noCashOutPrice' },
  takenBack: { wire: 5, message: 'provider.cashOutFailed' },
  orderSettled: { wire: 7, message: 'provider.cashOutNotOffered' },
  priceChanged: { wire: 8, message: 'provider.cashOutPriceChanged' },
} as const
export type CashOutRefusal = keyof typeof CASH_OUT_REFUSALS

export const CASH_OUT_STATUS = {
  confirming: ORDER_STATUS.confirming,
  refused: ORDER_STATUS.rejected,
  cancelled: ORDER_STATUS.cancelled,
  settled: ORDER_STATUS.settled,
} as const
export type CashOutStatus = (typeof CASH_OUT_STATUS)[keyof typeof CASH_OUT_STATUS]

/** The early end of an order or of part of it. Unit prices are ten-thousandths. */
export type CashOut = {
  readonly id: string
  readonly orderId: string
  readonly userId: string
  readonly relatedId: string | null
  /** The part of the stake that ends. */
  readonly stake: bigint
  /** What the player saw. */
  readonly requestedPrice: bigint
  /** What is given, and what it would be without the fee. */
  readonly unitPrice: bigint
  readonly fairPrice: bigint
  readonly acceptsChange: boolean
  readonly status: CashOutStatus
  readonly refusal: CashOutRefusal | null
  readonly receivedAt: Instant
  readonly dueAt: Instant | null
  readonly decidedAt: Instant | null
  readonly modifiedAt: Instant
  readonly payout: bigint | null
  readonly version: number
  readonly device: string
  readonly address: string
}
