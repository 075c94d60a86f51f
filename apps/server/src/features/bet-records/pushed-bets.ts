import { freeBetOf } from '@keo/contract/free-bets'
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
  /** The part of the stake that was a free bet: all of it, or nothing. */
  readonly freeStake: bigint
  readonly returnMax: bigint
  readonly returned: bigint | null
  readonly cashedStake: bigint
  readonly cashedPaid: bigint
  readonly cashOuts: number
  readonly isFromReservation: boolean
  readonly sports: readonly number[]
  /** Grows with everything that is pushed of the bet. */
  readonly version: number
  /** How often its settlement was taken back. */
  readonly rollBacks: number
  readonly matches: readonly { readonly id: string; readonly name: string }[]
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
export function readBet(pushed: PushedOrder, currency: Currency): KeptBet {
  const minor = (text: string | undefined) => fromSportsText(text ?? '0', currency)?.minor ?? 0n
  const stake = minor(pushed.stakeAmount)
  return {
    orderId: pushed.id,
    memberId: pushed.merchantUserId as MemberId,
    currency,
    status: pushed.orderStatus,
    stake,
    freeStake: freeBetOf(pushed.relatedId) === null ? 0n : stake,
    returnMax: stake + minor(pushed.maxWinAmount),
    returned: pushed.settleAmount === undefined ? null : minor(pushed.settleAmount),
    cashedStake: minor(pushed.cashOutTotalStake),
    cashedPaid: minor(pushed.cashOutPayoutStake),
    cashOuts: pushed.cashOutCount,
    isFromReservation: pushed.reserveId !== undefined,
    sports: [...new Set(pushed.betList.map(({ sportId }) => sportId))].toSorted((a, b) => a - b),
    version: pushed.version,
    rollBacks: pushed.rollBackCount,
    matches: pushed.betList.map(({ matchId, matchName }) => ({ id: matchId, name: matchName })),
    placedAt: Number(pushed.createTime),
    closedAt: CLOSED.has(pushed.orderStatus) ? Number(pushed.settleTime ?? pushed.modifyTime) : null,
  }
}

export function readCashOut(pushed: PushedCashOut, currency: Currency): KeptCashOut {
  const minor = (text: string) => fromSportsText(text, currency)?.minor ?? 0n
  return {
    id: pushed.id,
    orderId: pushed.orderId,
    memberId: pushed.merchantUserId as MemberId,
    currency,
    status: pushed.orderStatus,
    stake: minor(pushed.cashOutStake),
    paid: minor(pushed.cashOutPayoutStake),
    at: Number(pushed.cashoutTime),
    version: pushed.version,
  }
}
