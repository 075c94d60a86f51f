import { matchOfMarket } from './market-ids.ts'
import type { Book } from './quote.ts'

/** The book as bets are taken from it: nothing is sold of a match that no list shows. */
export function soldBook(book: Book, isListed: (matchId: number) => boolean): Book {
  return {
    ...book,
    quote: (matchId) => (isListed(matchId) ? book.quote(matchId) : null),
    popular: (matchId) => (isListed(matchId) ? book.popular(matchId) : null),
    find: (marketId) => (isListed(matchOfMarket(marketId)) ? book.find(marketId) : null),
  }
}
