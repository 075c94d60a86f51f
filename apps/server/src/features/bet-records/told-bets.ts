import type { MemberId } from '@keo/contract/ids'
import { ORDER_STATUS } from '@keo/sportsbook-contract/order-enums'
import type { PushedCashOut, PushedOrder } from '@keo/sportsbook-contract/pushed-orders'
import type { Instant } from '@keo/units/instants'
import type { Currency } from '@keo/units/money'
import { fromSportsText } from '@keo/units/sports-currency'

/** What is searched and added up of an order; minor units. */
export type KeptBet = {
  readonly orderId: string
  readonly memberId: MemberId
  readonly currency: Currency
  readonly status: number
  readonly stake: bigint
  readonly returnMax: bigint
  readonly returned: bigint | null
  readonly cashedStake: bigint
  readonly cashedPaid: bigint
  readonly cashOuts: number
  readonly isFromReservation: boolean
  readonly sports: readonly number[]
  readonly placedAt: Instant
  readonly closedAt: Instant | null
}

export type KeptCashOut = Pick<KeptBet, 'orderId' | 'memberId' | 'currency' | 'status' | 'stake'> & {
  readonly id: string
  readonly paid: bigint
  readonly at: Instant
  readonly version: number
}

const CLOSED: ReadonlySet<number> = new Set([
  ORDER_STATUS.rejected,
  ORDER_STATUS.cancelled,
  ORDER_STATUS.settled,
])

/** The provider counts in its own units; from here on it is ours. */
export function readBet(told: PushedOrder, currency: Currency): KeptBet {
  const minor = (text: string | undefined) => fromSportsText(text ?? '0', currency)?.minor ?? 0n
  const stake = minor(told.stakeAmount)
  return {
    orderId: told.id,
    memberId: told.merchantUserId as MemberId,
    currency,
    status: told.orderStatus,
    stake,
    returnMax: stake + minor(told.maxWinAmount),
    returned: told.settleAmount === undefined ? null : minor(told.settleAmount),
    cashedStake: minor(told.cashOutTotalStake),
    cashedPaid: minor(told.cashOutPayoutStake),
    cashOuts: told.cashOutCount,
    isFromReservation: told.reserveId !== undefined,
    sports: [...new Set(told.betList.map(({ sportId }) => sportId))].toSorted((a, b) => a - b),
    placedAt: Number(told.createTime),
    closedAt: CLOSED.has(told.orderStatus) ? Number(told.settleTime ?? told.modifyTime) : null,
  }
}

export function readCashOut(told: PushedCashOut, currency: Currency): KeptCashOut {
  const minor = (text: string) => fromSportsText(text, currency)?.minor ?? 0n
  return {
    id: told.id,
    orderId: told.orderId,
    memberId: told.merchantUserId as MemberId,
    currency,
    status: told.orderStatus,
    stake: minor(told.cashOutStake),
    paid: minor(told.cashOutPayoutStake),
    at: Number(told.cashoutTime),
    version: told.version,
  }
}
