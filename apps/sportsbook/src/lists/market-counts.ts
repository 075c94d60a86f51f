import type { SportId } from '@keo/sportsbook-contract/sport-ids'
import { COUNTED_PLAY_TYPES, PLAY_TYPE } from '@keo/sportsbook-contract/match-enums'
import { catalogueOfSport } from '../pricing/catalogue/catalogues.ts'
import { isOffered } from '../pricing/pages.ts'
import type { Book } from '../pricing/quote.ts'
import type { Match } from '../world/match.ts'
import type { Board } from './board.ts'

type Needs = { readonly board: Board; readonly book: Book; readonly zone: number }
type MarketPair = { readonly marketType: number; readonly period?: number | undefined }
type MarketsRequest = { readonly id: number; readonly markets: readonly MarketPair[] }

/** Market types carry their sport: 1005 is soccer's, 178002 electronic basketball's. */
const MARKETS_PER_SPORT = 1000
const sportOf = ({ marketType }: MarketPair) => Math.floor(marketType / MARKETS_PER_SPORT)

/** Of each requested combination and sport: how many matches of a play type offer one of its markets (2.4). */
export function marketCounts({ board, book, zone }: Needs, requests: readonly MarketsRequest[]) {
  return requests.flatMap(({ id, markets }) =>
    [...new Set(markets.map(sportOf))].map((sid) => {
      const pairs = markets.filter((pair) => sportOf(pair) === sid)
      const live = new Set(board.of(PLAY_TYPE.live, sid).byTime)
      const offering = new Set(
        board.of(PLAY_TYPE.all, sid).byTime.filter((match) => offers(book, match, live.has(match), pairs)),
      )
      const tps = COUNTED_PLAY_TYPES.map((tp) => ({
        tp,
        mt: board.of(tp, sid, zone).byTime.filter((match) => offering.has(match)).length,
      }))
      return { id, sid, tps }
    }),
  )
}

function offers(book: Book, match: Match, isLive: boolean, pairs: readonly MarketPair[]): boolean {
  // In play most markets come and go; before it the catalogue knows them, and thousands need not be priced for a count.
  const offered =
    isLive || match.champion
      ? (book.quote(match.id)?.groups ?? [])
      : templatesOf(match.setting.sportId).filter((template) => isOffered(template, match, false))
  return pairs.some(({ marketType, period }) =>
    offered.some((some) => some.marketType === marketType && (period ?? some.period) === some.period),
  )
}

const templatesOf = (sportId: SportId) =>
  catalogueOfSport(sportId).marketSlots.map(({ template }) => template)
