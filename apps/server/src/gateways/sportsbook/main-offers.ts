import type { PickKind } from '@keo/contract/experts'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import type { Offer } from './sportsbook-gateway.ts'

type SportMarkets = { readonly period: number; readonly kinds: Readonly<Record<number, PickKind>> }

/** The markets on the whole match that plans and articles speak of, by sport: type and period as the provider counts them. */
const MARKETS: Readonly<Record<number, SportMarkets>> = {
  [SPORT.soccer]: { period: 1001, kinds: { 1000: 'handicap', 1005: 'winner', 1007: 'total' } },
  [SPORT.basketball]: { period: 3001, kinds: { 3002: 'handicap', 3003: 'total', 3004: 'winner' } },
}

/** Of one kind those that the house itself holds for the most level, the most level first. */
export function mainOffers(kind: PickKind, sportId: number, offers: readonly Offer[]): readonly Offer[] {
  const sport = MARKETS[sportId]
  if (!sport) return []
  return offers
    .filter((offer) => offer.period === sport.period && sport.kinds[offer.marketType] === kind)
    .filter(({ line }) => (line === null) === (kind === 'winner'))
    .toSorted((a, b) => spread(a) - spread(b))
}

function spread({ options }: Offer): number {
  const prices = options.map(({ price }) => price)
  return Math.max(...prices) - Math.min(...prices)
}
