import { isBuilderMarket } from '../pricing/market-ids.ts'

/** What bets on one option bind, in thousands of dong. */
export type Bound = {
  readonly marketId: number
  readonly optionType: number
  readonly stake: number
  readonly win: number
}

export type HouseResults = {
  readonly stake: number
  readonly worst: number
  readonly best: number
  /** What the house has of the market when this option wins alone. */
  of(optionType: number): number
}

/**
 * What a market may bring the house, over the options it is sold with and those bet on: the stakes on all the others less
 * what the winning one wins. Halves and pushes lie between. Of combinations any number may win together: the worst end is
 * that all of them do, the best that none does.
 */
export function houseResults(bound: readonly Bound[], sold: readonly number[]): HouseResults {
  const stake = bound.reduce((sum, each) => sum + each.stake, 0)
  const of = (optionType: number): number => {
    const own = bound.find((each) => each.optionType === optionType)
    return own ? stake - own.stake - own.win : stake
  }
  const [first] = bound
  if (first && isBuilderMarket(first.marketId)) {
    const wins = bound.reduce((sum, { win }) => sum + win, 0)
    return { stake, worst: -wins, best: stake, of }
  }
  const ends = [...new Set([...sold, ...bound.map(({ optionType }) => optionType)])].map(of)
  return { stake, worst: Math.min(stake, ...ends), best: ends.length === 0 ? 0 : Math.max(...ends), of }
}
