import { EXPOSURE_NEAR_PERCENT } from '@keo/contract/console-overview'
import type { TradedMatch } from '@keo/sportsbook-contract/trading'

export type NearCeiling = { readonly matchId: number; readonly name: string; readonly percent: number }

/** Matches on whose main markets the book may lose nearly what it bears to lose on an option, the nearest first. */
export function nearCeiling(
  matches: readonly Pick<TradedMatch, 'matchId' | 'name' | 'main'>[],
): NearCeiling[] {
  return matches
    .map(({ matchId, name, main }) => ({ matchId, name, percent: Math.max(0, ...main.flatMap(usedOf)) }))
    .filter(({ percent }) => percent >= EXPOSURE_NEAR_PERCENT)
    .toSorted((one, other) => other.percent - one.percent)
}

/** Of what it bears, in whole percent; an option that is not sold can bear no more bets. */
function usedOf({ options }: TradedMatch['main'][number]): number[] {
  return options.flatMap(({ house, bears }) =>
    bears === null || bears <= 0 ? [] : [Math.floor((-house * 100) / bears)],
  )
}
