import { limitsBy } from './limits.ts'
import type { Book } from './quote.ts'

/** The book with limits of one player, where they may stake another part of what everybody may. */
export function withPlayerLimits(book: Book, factorOf: (userId: string) => number): Book {
  return {
    ...book,
    limits(marketId, optionType, userId) {
      const limits = book.limits(marketId, optionType)
      const factor = userId === undefined ? 1 : factorOf(userId)
      return factor === 1 ? limits : limitsBy(factor, limits)
    },
  }
}
