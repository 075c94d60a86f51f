import { matchOfMarket } from './market-ids.ts'
import type { Book, MarketGroup, MarketQuote, Quote } from './quote.ts'

type Needs = {
  /** Whether some list shows the match. */
  isListed(matchId: number): boolean
  /** Whether a person entered a result of the market. */
  hasManualResult(marketId: number): boolean
  readonly holds: BettingHolds
}

/** What traders suspended, and reopen themselves. */
type BettingHolds = {
  /** Whether the market or its whole match is held. */
  isHeld(marketId: number): boolean
  /** How often something of the match was held or reopened. */
  changesOf(matchId: number): number
}

/**
 * The book that bets are taken from: without matches that no list shows and markets whose result a person entered; what
 * traders hold is shown and not sold.
 */
export function soldBook(book: Book, { isListed, hasManualResult, holds }: Needs): Book {
  const sold = (quote: Quote | null) =>
    quote && withHolds(withoutManualResults(quote, hasManualResult), holds)
  return {
    ...book,
    quote: (matchId) => (isListed(matchId) ? sold(book.quote(matchId)) : null),
    popular: (matchId) => (isListed(matchId) ? sold(book.popular(matchId)) : null),
    find(marketId) {
      if (!isListed(matchOfMarket(marketId)) || hasManualResult(marketId)) return null
      const found = book.find(marketId)
      if (!found || hasManualResult(found.market.id)) return null
      return holds.isHeld(found.market.id) ? { ...found, market: { ...found.market, sale: 0 } } : found
    },
    // Nobody cashes out either while a trader holds the market.
    chances: (marketId, ...option) =>
      hasManualResult(marketId) || holds.isHeld(marketId) ? null : book.chances(marketId, ...option),
  }
}

function withHolds(quote: Quote, { isHeld, changesOf }: BettingHolds): Quote {
  const changes = changesOf(quote.matchId)
  if (changes === 0) return quote
  const groups = quote.groups.map((group) => {
    const markets = group.markets.map((market) => (isHeld(market.id) ? held(market) : market))
    return Object.assign({}, group, { markets })
  })
  // A sale state that changed makes another version, whatever the prices did.
  return { ...quote, version: quote.version + changes, groups }
}

const held = (market: MarketQuote): MarketQuote => ({ ...market, sale: 0 })

function withoutManualResults(quote: Quote, hasManualResult: (marketId: number) => boolean): Quote {
  const isOpen = ({ id }: MarketGroup['markets'][number]) => !hasManualResult(id)
  if (quote.groups.every(({ markets }) => markets.every(isOpen))) return quote
  const groups = quote.groups
    .map((group) => Object.assign({}, group, { markets: group.markets.filter(isOpen) }))
    .filter(({ markets }) => markets.length > 0)
  const count = (all: readonly MarketGroup[]) => all.reduce((sum, { markets }) => sum + markets.length, 0)
  return { ...quote, groups, marketCount: quote.marketCount - count(quote.groups) + count(groups) }
}
