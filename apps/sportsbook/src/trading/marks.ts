import type { BetMark } from '@keo/sportsbook-contract/trading'

/** An open leg of a player, as far as it may belong to others of theirs. */
export type OpenLeg = {
  readonly orderId: string
  readonly userId: string
  readonly matchId: number
  readonly marketId: number
  readonly marketType: number
  readonly optionType: number
  /** Thousandths. */
  readonly odds: number
}

/**
 * What stands out of a bet beside the player's other open ones. `correlated`: another bet on the same match by another
 * kind of market, which a slip would not combine. `arbitrage`: together they cover every option of one market at prices
 * that win whatever happens.
 */
export function marksOf(
  own: readonly OpenLeg[],
  others: readonly OpenLeg[],
  optionsOf: (leg: OpenLeg) => number,
): BetMark[] {
  const ofPlayer = others.filter(({ userId }) => own.some((leg) => leg.userId === userId))
  const isCorrelated = own.some((leg) =>
    ofPlayer.some(
      (other) =>
        other.orderId !== leg.orderId && other.matchId === leg.matchId && other.marketType !== leg.marketType,
    ),
  )
  const isArbitrage = own.some((leg) => winsWhatever([...own, ...ofPlayer], leg, optionsOf(leg)))
  return [
    ...(isCorrelated ? (['correlated'] as const) : []),
    ...(isArbitrage ? (['arbitrage'] as const) : []),
  ]
}

function winsWhatever(legs: readonly OpenLeg[], { marketId }: OpenLeg, options: number): boolean {
  const best = new Map<number, number>()
  for (const leg of legs)
    if (leg.marketId === marketId) best.set(leg.optionType, Math.max(best.get(leg.optionType) ?? 0, leg.odds))
  if (options < 2 || best.size < options) return false
  return [...best.values()].reduce((sum, odds) => sum + 1000 / odds, 0) < 1
}
