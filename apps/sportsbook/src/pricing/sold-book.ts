import { matchOfMarket } from './market-ids.ts'
import type { Book, MarketGroup, Quote } from './quote.ts'

type Needs = {
  /** Whether some list shows the match. */
  isListed(matchId: number): boolean
  /** Whether a person has said a result of the market. */
  isSaid(marketId: number): boolean
}

/** The book as bets are taken from it: nothing is sold of a match that no list shows, nor of a market whose result was said. */
export function soldBook(book: Book, { isListed, isSaid }: Needs): Book {
  const sold = (quote: Quote | null) => quote && withoutSaid(quote, isSaid)
  return {
    ...book,
    quote: (matchId) => (isListed(matchId) ? sold(book.quote(matchId)) : null),
    popular: (matchId) => (isListed(matchId) ? sold(book.popular(matchId)) : null),
    find(marketId) {
      if (!isListed(matchOfMarket(marketId)) || isSaid(marketId)) return null
      const found = book.find(marketId)
      return found && !isSaid(found.market.id) ? found : null
    },
    chances: (marketId, ...asked) => (isSaid(marketId) ? null : book.chances(marketId, ...asked)),
  }
}

function withoutSaid(quote: Quote, isSaid: (marketId: number) => boolean): Quote {
  const isOpen = ({ id }: MarketGroup['markets'][number]) => !isSaid(id)
  if (quote.groups.every(({ markets }) => markets.every(isOpen))) return quote
  const groups = quote.groups
    .map((group) => Object.assign({}, group, { markets: group.markets.filter(isOpen) }))
    .filter(({ markets }) => markets.length > 0)
  const count = (all: readonly MarketGroup[]) => all.reduce((sum, { markets }) => sum + markets.length, 0)
  return { ...quote, groups, marketCount: quote.marketCount - count(quote.groups) + count(groups) }
}
