import type { Odds } from '@keo/units/odds'

/** The player's setting, by the provider's numbers. */
export const ODDS_CHANGE = { acceptNone: 0, acceptBetter: 1, acceptAny: 2 } as const
export type OddsChange = (typeof ODDS_CHANGE)[keyof typeof ODDS_CHANGE]

/** Whether a bet seen at one price may be taken at another. A replaced market is never taken: it is another bet. */
export function acceptsPrice(setting: OddsChange, seen: Odds, current: Odds): boolean {
  if (current === seen || setting === ODDS_CHANGE.acceptAny) return true
  return setting === ODDS_CHANGE.acceptBetter && current > seen
}
