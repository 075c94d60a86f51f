import type { PickKind } from '@keo/contract/experts'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import type { Offer } from './sportsbook-gateway.ts'

/** Type and period of a market as the provider counts them. */
type Market = readonly [type: number, period: number]

/**
 * The markets on the whole match that plans and articles speak of, by sport: those that the score of a fixture decides. Of
 * ice hockey that is the winner alone, as its lines leave out overtime, and of volleyball lines of sets.
 */
const MARKETS: Readonly<Record<number, Partial<Record<PickKind, Market>>>> = {
  [SPORT.soccer]: { handicap: [1000, 1001], winner: [1005, 1001], total: [1007, 1001] },
  [SPORT.iceHockey]: { winner: [2007, 2002] },
  [SPORT.basketball]: { handicap: [3002, 3001], winner: [3004, 3001], total: [3003, 3001] },
  [SPORT.rugby]: { handicap: [4001, 4001], winner: [4003, 4001], total: [4002, 4001] },
  [SPORT.americanFootball]: { handicap: [6001, 6001], winner: [6003, 6001], total: [6002, 6001] },
  [SPORT.baseball]: { handicap: [7001, 7001], winner: [7003, 7001], total: [7002, 7001] },
  [SPORT.handball]: { handicap: [8001, 8001], winner: [8005, 8001], total: [8002, 8001] },
  [SPORT.volleyball]: { handicap: [13_008, 13_001], winner: [13_001, 13_001], total: [13_009, 13_001] },
  [SPORT.electronicSoccer]: {
    handicap: [177_001, 177_001],
    winner: [177_003, 177_001],
    total: [177_002, 177_001],
  },
  [SPORT.electronicBasketball]: {
    handicap: [178_001, 178_001],
    winner: [178_003, 178_001],
    total: [178_002, 178_001],
  },
}

/** Of one kind those that the house itself holds for the most level, the most level first. */
export function mainOffers(kind: PickKind, sportId: number, offers: readonly Offer[]): readonly Offer[] {
  const [type, period] = MARKETS[sportId]?.[kind] ?? []
  return offers
    .filter((offer) => offer.marketType === type && offer.period === period)
    .filter(({ line }) => (line === null) === (kind === 'winner'))
    .toSorted((a, b) => spread(a) - spread(b))
}

function spread({ options }: Offer): number {
  const prices = options.map(({ price }) => price)
  return Math.max(...prices) - Math.min(...prices)
}
