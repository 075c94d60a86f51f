import { matchOfMarket } from './market-ids.ts'
import type { Book, MarketGroup, Quote } from './quote.ts'

type Needs = {
  /** Whether some list shows the match. */
  isListed(matchId: number): boolean
  /** Whether a person entered a result of the market. */
  hasManualResult(marketId: number): boolean
}

/** The book that bets are taken from: without matches that no list shows and markets whose result a person entered. */
export function soldBook(book: Book, { isListed, hasManualResult }: Needs): Book {
  const sold = (quote: Quote | null) => quote && withoutManualResults(quote, hasManualResult)
  return {
    ...book,
    quote: (matchId) => (isListed(matchId) ? sold(book.quote(matchId)) : null),
    popular: (matchId) => (isListed(matchId) ? sold(book.popular(matchId)) : null),
    find(marketId) {
      if (!isListed(matchOfMarket(marketId)) || hasManualResult(marketId)) return null
      const found = book.find(marketId)
      return found && !hasManualResult(found.market.id) ? found : null
    },
    chances: (marketId, ...option) => (hasManualResult(marketId) ? null : book.chances(marketId, ...option)),
  }
}

function withoutManualResults(quote: Quote, hasManualResult: (marketId: number) => boolean): Quote {
  const isOpen = ({ id }: MarketGroup['markets'][number]) => !hasManualResult(id)
  if (quote.groups.every(({ markets }) => markets.every(isOpen))) return quote
  const groups = quote.groups
    .map((group) => Object.assign({}, group, { markets: group.markets.filter(isOpen) }))
    .filter(({ markets }) => markets.length > 0)
  const count = (all: readonly MarketGroup[]) => all.reduce((sum, { markets }) => sum + markets.length, 0)
  return { ...quote, groups, marketCount: quote.marketCount - count(quote.groups) + count(groups) }
}
