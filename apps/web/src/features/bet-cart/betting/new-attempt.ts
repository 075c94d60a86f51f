import type { OddsChange } from '@keo/betting/odds-change'
import type { Instant } from '@keo/units/instants'
import type { Currency } from '@keo/units/money'
import type { Attempt } from './attempt.ts'
import { type CartState, kindOf } from '../cart/cart-state.ts'
import { stakeLines } from '../cart/stake-lines.ts'

type Making = {
  readonly currency: Currency
  readonly oddsChange: OddsChange
  readonly now: Instant
  /** A fresh id for each order. */
  newId(): string
  readonly trace?: string | undefined
}

/** What the player sees, as one bet to send: every line that has a stake, at the prices shown. */
export function newAttempt(state: CartState, { currency, oddsChange, now, newId, trace }: Making): Attempt {
  const lines = stakeLines(state, currency).filter(({ stake }) => stake)
  const legs = new Map(lines.flatMap((line) => line.legs).map((leg) => [leg.id, leg]))
  return {
    kind: kindOf(state),
    rows: lines.map(({ legsEach, subBets, legs: own, stake }) => ({
      relatedId: newId(),
      legsEach,
      subBets,
      unitStake: String(stake?.minor ?? 0n),
      legIds: own.map(({ id }) => id),
    })),
    legs: [...legs.values()],
    currency,
    oddsChange,
    sentAt: now,
    orderIds: [],
    ...(trace && { trace }),
  }
}
