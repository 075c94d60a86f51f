import type { Language } from '@keo/messages/languages'
import type { TradedMarket } from '@keo/sportsbook-contract/trading'
import { contenders, marketName, optionShortName } from '../pricing/names/market-names.ts'
import type { Limits } from '../pricing/limits.ts'
import type { Book, MarketGroup, MarketQuote } from '../pricing/quote.ts'
import type { Match } from '../world/match.ts'
import type { Holds } from './holds.ts'
import { type Bound, houseResults } from './house-results.ts'

type Needs = {
  readonly match: Match
  readonly holds: Holds
  readonly language: Language
  readonly limits: Book['limits']
}

/** A market that is sold, with what is bet on it. */
export function soldMarket(
  { marketType, period }: MarketGroup,
  market: MarketQuote,
  bound: readonly Bound[],
  { match, holds, language, limits }: Needs,
): TradedMarket {
  const own = bound.filter(({ marketId }) => marketId === market.id)
  const { of, ...sums } = houseResults(
    own,
    market.options.map(({ type }) => type),
  )
  const names = contenders(match, language)
  const suspended = market.sale === 1 ? 'open' : 'suspended'
  return {
    marketId: market.id,
    name: marketName(language, marketType, period),
    state: holds.isHeld(market.id) ? 'held' : suspended,
    ...sums,
    options: market.options.map(({ type, odds }) => ({
      type,
      ...limitsOf(limits(market.id, type)),
      name: optionShortName(language, { marketType, type, line: market.line, ...names }),
      odds,
      stake: own.find(({ optionType }) => optionType === type)?.stake ?? 0,
      house: of(type),
    })),
  }
}

const limitsOf = ({ most, bears }: Limits) => ({ stakeMost: most, bears: Math.floor(bears) })

/** How a market was named by who bet on it. */
export type BetMarket = {
  readonly marketId: number
  readonly marketType: number
  readonly period: number
  readonly line: number | null
}

/** A market that is sold no more and that bets are on. */
export function closedMarket(
  { marketId, marketType, period, line }: BetMarket,
  bound: readonly Bound[],
  { match, language }: Pick<Needs, 'match' | 'language'>,
): TradedMarket {
  const own = bound.filter((each) => each.marketId === marketId)
  const { of, ...sums } = houseResults(own, [])
  const names = contenders(match, language)
  return {
    marketId,
    name: marketName(language, marketType, period),
    state: 'closed',
    ...sums,
    options: own.map(({ optionType: type, stake }) => ({
      type,
      name: optionShortName(language, { marketType, type, line, ...names }),
      odds: null,
      stakeMost: null,
      bears: null,
      stake,
      house: of(type),
    })),
  }
}
