import type { ArticleOffer, Form } from '@keo/contract/articles'
import { OPTION } from '@keo/sportsbook-contract/option-types'

/** From so many on, results that repeat are a run. */
const RUN_MIN = 3
/** Thousandths: closer prices name no favourite. */
const LEVEL = 150

/** What somebody has had in every match up to now, and how often; null for no run. */
export function runOf(results: readonly Form[]): { readonly result: Form; readonly count: number } | null {
  const [result] = results
  if (!result) return null
  const end = results.findIndex((other) => other !== result)
  const count = end === -1 ? results.length : end
  return count >= RUN_MIN ? { result, count } : null
}

export const countOf = (results: readonly Form[], wanted: Form): number =>
  results.filter((result) => result === wanted).length

export const offerOf = (
  offers: readonly ArticleOffer[],
  kind: ArticleOffer['kind'],
): ArticleOffer | undefined => offers.find((offer) => offer.kind === kind)

export const priceIn = ({ options }: ArticleOffer, type: number): number =>
  options.find((option) => option.type === type)?.price ?? 0

/** Whom the prices favour; null where both sides cost about the same, or nothing is sold. */
export function favouriteOf(
  offers: readonly ArticleOffer[],
): { readonly side: 'home' | 'away'; readonly price: number } | null {
  const winner = offerOf(offers, 'winner')
  if (!winner) return null
  const [home, away] = [priceIn(winner, OPTION.home), priceIn(winner, OPTION.away)]
  if (Math.abs(home - away) < LEVEL) return null
  return home < away ? { side: 'home', price: home } : { side: 'away', price: away }
}

/** In percent, how often a price must come in to break even. */
export const breakEven = (price: number): number => Math.round(100_000 / price)
