import type { LegResult } from '@keo/betting/leg'
import { isVoid, type Leg, restReturn } from '@keo/betting/payout'
import { roundingOf } from '@keo/betting/rounding'
import { MATCH_TYPE } from '@keo/sportsbook-contract/match-enums'
import { ORDER_STATUS } from '@keo/sportsbook-contract/order-enums'
import type { PushedOrder } from '@keo/sportsbook-contract/pushed-orders'
import { parseOdds } from '@keo/units/odds'

/** By the provider's numbers (3.16). */
const RESULTS: Readonly<Record<number, LegResult>> = {
  2: { kind: 'push' },
  3: { kind: 'lost' },
  4: { kind: 'won' },
  5: { kind: 'halfWon' },
  6: { kind: 'halfLost' },
  7: { kind: 'void' },
}

/** What the provider says it returned and what its own legs say, in its own steps of 0.01. */
export type ReturnDifference = { readonly pushed: bigint; readonly reckoned: bigint | null }

/**
 * Reckons the return of a settled order once more, from its legs. Null when both agree. Money goes by what the provider
 * tells, never by this: a difference is for a person to look at.
 */
export function returnDifference(order: PushedOrder): ReturnDifference | null {
  if (order.orderStatus !== ORDER_STATUS.settled) return null
  const pushed = steps(order.settleAmount ?? '0')
  const reckoned = reckon(order)
  if (pushed !== null && reckoned !== null && (pushed === reckoned || isShared(order, pushed, reckoned)))
    return null
  return { pushed: pushed ?? -1n, reckoned }
}

function reckon(order: PushedOrder): bigint | null {
  const [stake, mostWon] = [steps(order.stakeAmount), steps(order.maxWinAmount)]
  const [closedStake, closedReturn] = [steps(order.cashOutTotalStake), steps(order.cashOutPayoutStake)]
  const legs = order.betList.map(legOf)
  if (stake === null || mostWon === null || closedStake === null || closedReturn === null) return null
  if (!legs.every((leg) => leg !== null)) return null
  const rest = stake - closedStake
  if (isVoid(legs)) return rest
  // No return is above that of all legs won, which the cap has cut where it cuts.
  const cap = stake + mostWon - closedReturn
  return restReturn({ rest, subBets: order.betNum, legsEach: order.seriesValue, legs, cap })
}

/** A leg that is still open when its order is settled cannot change it any more: another one lost the whole. */
function legOf({ odds, settleResult, marketType }: PushedOrder['betList'][number]): Leg | null {
  const read = parseOdds(odds)
  const result = RESULTS[settleResult || 3]
  return read && result ? { odds: read, result, rounding: roundingOf(marketType) } : null
}

/** How many share a first place is not on the wire: then it is less than the price says. */
function isShared({ betList }: PushedOrder, pushed: bigint, reckoned: bigint): boolean {
  const mayShare = betList.some(
    ({ matchType, settleResult }) => matchType === MATCH_TYPE.outright && settleResult === 4,
  )
  return mayShare && pushed > 0n && pushed < reckoned
}

function steps(text: string): bigint | null {
  const found = /^(0|[1-9]\d{0,14})(?:\.(\d{1,2})0*)?$/.exec(text)
  return found ? BigInt((found[1] ?? '') + (found[2] ?? '').padEnd(2, '0')) : null
}
