import { LOCKED_PRICE, type Price } from '@keo/units/price'
import { MATCH_SALE, MATCH_STATUS, MARKET_SALE } from '@keo/sportsbook-contract/match-enums'
import type { MatchHead } from './match-head.ts'

export type OptionState = 'open' | 'locked' | 'suspended' | 'stale'
export type OddsMove = 'up' | 'down'
export type OptionView = {
  readonly odds: Price
  readonly state: OptionState
  /** For two seconds after the price moved by more than drift, while somebody looked. */
  readonly moved?: OddsMove
}

/** What nobody offers (any more). */
export const NOT_OFFERED: OptionView = { odds: LOCKED_PRICE, state: 'suspended' }

/** Specification SPT-04: only what has not begun or is under way can be bet on. */
export function isPlayable({ status, saleStatus }: Pick<MatchHead, 'status' | 'saleStatus'>): boolean {
  return (
    (status === MATCH_STATUS.notStarted || status === MATCH_STATUS.live) && saleStatus === MATCH_SALE.open
  )
}

type Facts = {
  readonly odds: Price
  readonly sale: number
  readonly isMatchOpen: boolean
  /** Confirmed within the last seconds, and still offered. */
  readonly isFresh: boolean
}

/** A market that stands still hides its price, a price of zero or less is locked, an old one cannot be taken. */
export function optionState({ odds, sale, isMatchOpen, isFresh }: Facts): OptionState {
  if (!isMatchOpen || sale !== MARKET_SALE.open) return 'suspended'
  if (!(odds > 0)) return 'locked'
  return isFresh ? 'open' : 'stale'
}

/** Prices drift all the time: less than one in a hundred of the chance that a price stands for is not worth a mark. */
const DRIFT = 0.01
const ONE = 1000

/** Only between two prices that could be taken, and only where it tells something: a lock is no movement. */
export function moveOf(before: Price, after: Price): OddsMove | undefined {
  if (!(before > 0) || !(after > 0) || Math.abs(ONE / after - ONE / before) < DRIFT) return undefined
  return after > before ? 'up' : 'down'
}
