import { drawsOfRound } from '@keo/game-rules/draws'
import {
  rollThreeDice,
  type TaiXiuBet,
  taiXiuMultiplier,
  type ThreeDice,
} from '@keo/game-rules/games/tai-xiu'
import { payoutOf } from '@keo/game-rules/multiplier'
import type { Instant } from '@keo/service-kit/clock'

export type TaiXiuPhase = 'betting' | 'closed' | 'shown'

export const TAI_XIU_BETTING_MS = 20_000
export const TAI_XIU_CLOSED_MS = 3_000
export const TAI_XIU_SHOWN_MS = 7_000

export type TaiXiuTimes = { readonly closedAt: Instant; readonly shownAt: Instant; readonly nextAt: Instant }

export function taiXiuTimes(bettingAt: Instant): TaiXiuTimes {
  const closedAt = bettingAt + TAI_XIU_BETTING_MS
  const shownAt = closedAt + TAI_XIU_CLOSED_MS
  return { closedAt, shownAt, nextAt: shownAt + TAI_XIU_SHOWN_MS }
}

export function taiXiuPhase(bettingAt: Instant, now: Instant): TaiXiuPhase {
  const { closedAt, shownAt } = taiXiuTimes(bettingAt)
  if (now < closedAt) return 'betting'
  return now < shownAt ? 'closed' : 'shown'
}

/** The dice of a table's round: its seed, its public text and the round's number fix them. */
export const taiXiuDice = (seed: string, text: string, number: number): ThreeDice =>
  rollThreeDice(drawsOfRound(seed, text, number))

export type StakedBet = { readonly on: TaiXiuBet; readonly stake: bigint }

/** What comes back for each of the bets, in their order. */
export const taiXiuReturns = (bets: readonly StakedBet[], dice: ThreeDice): bigint[] =>
  bets.map(({ on, stake }) => payoutOf(stake, taiXiuMultiplier(on, dice)))

/** What lies on one of both sides; bets on totals, triples, odd and even belong to neither. */
export const onSide = (bets: readonly StakedBet[], side: 'tai' | 'xiu'): bigint =>
  bets.reduce((sum, { on, stake }) => (on.kind === side ? sum + stake : sum), 0n)
