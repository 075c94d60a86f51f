import { serverText } from '@keo/messages/server-packs'
import type { Clock } from '@keo/service-kit/clock'
import {
  COUNTED_PLAY_TYPES,
  PLAY_TYPE,
  PLAY_TYPE_NAMES,
  type PlayType,
} from '@keo/sportsbook-contract/match-enums'
import { getOnSaleLeagues, matchCount, statistical } from '@keo/sportsbook-contract/matches'
import { SPORT_IDS } from '../play/sport-model.ts'
import type { Book } from '../pricing/quote.ts'
import type { ProviderApi } from '../api/provider-api.ts'
import type { League, Match } from '../world/match.ts'
import { DAY_MS } from '../world/match-ids.ts'
import type { Board } from '../lists/board.ts'
import { midnightAfter, zoneOf } from '../lists/day-zone.ts'
import { playTypeOf } from '../lists/list-query.ts'
import { marketCounts } from '../lists/market-counts.ts'
import { toWireLeague } from '../wire/match-record.ts'

const COUNT_DAYS = 7
const COUNT_DAYS_MAX = 30

type Needs = { readonly board: Board; readonly book: Book; readonly clock: Clock }

export function countCalls(api: ProviderApi, { board, book, clock }: Needs): void {
  api.handle(statistical, ({ leagueId, allLeague, typeForLeagueStat, markets, timeZone }, { language }) => {
    const zone = zoneOf(timeZone)
    const count = (type: PlayType, sportId: number | null) => board.of(type, sportId, zone).byTime.length
    const leagueType =
      typeForLeagueStat === undefined ? PLAY_TYPE.allButOutright : playTypeOf(typeForLeagueStat)
    const leagues = leaguesOf(board.of(leagueType, null, zone).byLeague)
    const shown = leagues.filter(
      ({ league }) => (allLeague || league.isHot) && (leagueId === undefined || league.id === leagueId),
    )
    return {
      tc: count(PLAY_TYPE.all, null),
      sl: COUNTED_PLAY_TYPES.map((ty) => ({
        ty,
        des: serverText(language, PLAY_TYPE_NAMES[ty]),
        tc: count(ty, null),
        ssl: SPORT_IDS.map((sid) => ({ sid, c: count(ty, sid) })).filter(({ c }) => c > 0),
      })),
      ht: board.of(PLAY_TYPE.allButOutright, null).byTime.filter(({ league }) => league.isHot).length,
      hls: shown.map(({ league, matches }) => ({
        id: league.id,
        na: league.names[language],
        mt: matches,
        sid: league.sportId,
        lurl: '',
        hot: league.isHot,
        or: league.rank,
        ps: [],
      })),
      mts: marketCounts({ board, book, zone }, markets ?? []),
    }
  })

  api.handle(getOnSaleLeagues, ({ type, sportId, sportIds, timeZone }, { language }) => {
    const wanted = new Set([...(sportIds ?? []), ...(sportId === undefined ? [] : [sportId])])
    const { byLeague } = board.of(playTypeOf(type), null, zoneOf(timeZone))
    return leaguesOf(byLeague)
      .filter(({ league }) => wanted.size === 0 || wanted.has(league.sportId))
      .map(({ league, matches }) => Object.assign(toWireLeague(league, language), { mt: matches, ps: [] }))
  })

  api.handle(matchCount, ({ sportId, days, timeZone }) => {
    const zone = zoneOf(timeZone)
    const shown = Math.min(Math.max(days ?? COUNT_DAYS, 1), COUNT_DAYS_MAX)
    const matches = board.of(PLAY_TYPE.allButOutright, sportId).byTime
    const dl = Array.from({ length: shown }, (_, at) => {
      const bt = midnightAfter(clock.now(), zone, at - 1)
      return { bt, c: matches.filter(({ startsAt }) => startsAt >= bt && startsAt < bt + DAY_MS).length }
    })
    return { d: shown, dl, o: board.of(PLAY_TYPE.outright, sportId).byTime.length }
  })
}

/** Leagues in the order of the matches, which is that of their rank. */
function leaguesOf(matches: readonly Match[]): { league: League; matches: number }[] {
  const found = new Map<number, { league: League; matches: number }>()
  for (const { league } of matches) {
    const known = found.get(league.id)
    if (known) known.matches++
    else found.set(league.id, { league, matches: 1 })
  }
  return [...found.values()]
}
