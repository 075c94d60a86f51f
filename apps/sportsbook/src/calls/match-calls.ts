import type { Clock } from '@keo/service-kit/clock'
import { getList, getMatchDetail, recommendMatchList } from '@keo/sportsbook-contract/matches'
import { PLAY_TYPE } from '@keo/sportsbook-contract/match-enums'
import { yieldToEventLoop } from '../ground/yield-to-event-loop.ts'
import type { Book, MarketGroup } from '../pricing/quote.ts'
import type { ProviderApi } from '../api/provider-api.ts'
import { refuse } from '../ground/refusal.ts'
import type { Stage } from '../stage/stage.ts'
import type { Match } from '../world/match.ts'
import type { Board } from '../lists/board.ts'
import { zoneOf } from '../lists/day-zone.ts'
import { findMatches, isPlain, type ListRequest, pageOf } from '../lists/list-query.ts'
import { type Manner, toMatchRecord } from '../wire/match-record.ts'
import type { MatchTexts } from '../lists/match-texts.ts'
import { oddsTypeOf } from '../wire/odds-format.ts'
import type { ListPart, PageCache } from '../lists/page-cache.ts'
import { listed, pieceOf, prepared, type Piece, type Prepared, shortPiece } from '../wire/prepared.ts'

type Needs = {
  readonly board: Board
  readonly stage: Stage
  readonly book: Book
  readonly texts: MatchTexts
  readonly pages: PageCache
  readonly clock: Clock
}

const OPENING = '{"success":true,"code":0,"message":null,"data":'
const END = shortPiece('}')
const END_OF_PAGE = shortPiece(']}}')
const RECOMMENDED = 10
const RECOMMENDED_MAX = 50

/** Only these market types, or pairs of type and period (2.1). */
type MarketFilter = {
  readonly marketTypes: readonly number[]
  readonly pairs: readonly { marketType: number; period?: number | undefined }[]
}

export function matchCalls(api: ProviderApi, { board, stage, book, texts, pages, clock }: Needs): void {
  api.handle(getList, (request, { language }) => {
    const manner = { language, oddsType: oddsTypeOf(request.oddsType) }
    const { current, size } = pageOf(request)
    const place = [request.type, request.sportId, request.orderBy, zoneOf(request.timeZone)]
    const name = [...place, current, size, language, manner.oddsType].join('/')
    const partIn = (list: readonly Match[]): ListPart => ({
      shown: list.slice((current - 1) * size, current * size),
      total: list.length,
    })
    const answer = (part: ListPart) => {
      const { shown, total } = part
      const head = `${OPENING}{"current":${current},"size":${size},"total":${total},"pageTotal":${Math.ceil(total / size)},"records":[`
      const write = () => prepared([shortPiece(head), ...recordsOf(shown, request, manner), END_OF_PAGE])
      return isPlain(request) ? pages.read(name, part, write) : write()
    }
    const found = partIn(findMatches(board, request))
    if (isPlain(request) && pages.isKept(name, found)) return answer(found)
    const uncounted = found.shown.filter(({ id }) => !texts.isStanding(id) && !book.isCounted(id))
    if (uncounted.length === 0) return answer(found)
    return countInTurn(uncounted).then(() => answer(partIn(findMatches(board, request))))
  })

  /** The first look at a page counts the markets of all its matches: others are answered in between. */
  async function countInTurn(matches: readonly Match[]): Promise<void> {
    for (const { id } of matches) {
      if (!book.isCounted(id)) book.popular(id)
      await yieldToEventLoop()
    }
  }

  function recordsOf(page: readonly Match[], request: ListRequest, manner: Manner): Piece[] {
    const marketFilter = { marketTypes: request.marketTypes ?? [], pairs: request.markets ?? [] }
    const isWhole = marketFilter.marketTypes.length === 0 && marketFilter.pairs.length === 0
    return piecesOf(page, (match) =>
      isWhole ? texts.popular(match.id, manner) : chosen(match.id, marketFilter, manner),
    )
  }

  api.handle(getMatchDetail, ({ matchId, oddsType }, { language }) => {
    const record = texts.whole(matchId, { language, oddsType: oddsTypeOf(oddsType) })
    return prepared([shortPiece(OPENING), record ?? refuse('DATA_NOT_FOUND'), END])
  })

  /** Hot leagues first, live ones before the others. */
  api.handle(recommendMatchList, ({ size, oddsType }, { language }) => {
    const most = Math.min(Math.max(size ?? RECOMMENDED, 1), RECOMMENDED_MAX)
    const matches = [PLAY_TYPE.live, PLAY_TYPE.today, PLAY_TYPE.early]
      .flatMap((type) => board.of(type, null).byLeague.filter(({ league }) => league.isHot))
      .slice(0, most)
    return pageOfRecords(matches, { language, oddsType: oddsTypeOf(oddsType) }, texts)
  })

  function chosen(matchId: number, marketFilter: MarketFilter, manner: Manner): Piece | null {
    const scene = stage.scene(matchId)
    if (!scene) return null
    const popular = book.popular(matchId)
    const groups = chosenGroups(popular?.groups ?? [], marketFilter)
    // What is not among the popular ones is worth the whole quote.
    const isThere = groups.length >= marketFilter.marketTypes.length + marketFilter.pairs.length
    const quote = isThere ? popular : book.quote(matchId)
    const wanted = isThere ? groups : chosenGroups(quote?.groups ?? [], marketFilter)
    return pieceOf(JSON.stringify(toMatchRecord({ scene, quote, groups: wanted, now: clock.now() }, manner)))
  }
}

/** Records alone, without a page around them. */
export function pageOfRecords(matches: readonly Match[], manner: Manner, texts: MatchTexts): Prepared {
  const records = piecesOf(matches, ({ id }) => texts.popular(id, manner))
  return prepared([shortPiece(`${OPENING}[`), ...records, shortPiece(']}')])
}

function piecesOf(matches: readonly Match[], write: (match: Match) => Piece | null): Piece[] {
  return listed(matches.map(write).filter((piece) => piece !== null))
}

function chosenGroups(groups: readonly MarketGroup[], { marketTypes, pairs }: MarketFilter): MarketGroup[] {
  return groups.filter(
    (group) =>
      marketTypes.includes(group.marketType) ||
      pairs.some(
        (pair) =>
          pair.marketType === group.marketType && (pair.period === undefined || pair.period === group.period),
      ),
  )
}
