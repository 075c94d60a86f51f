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
import type { ProviderApi } from '../provider-api.ts'
import type { League, Match } from '../world/match.ts'
import { DAY_MS, dayOf, startOfDay } from '../world/match-ids.ts'
import type { Board } from './board.ts'
import { playTypeOf } from './list-query.ts'
import { marketCounts } from './market-counts.ts'
import { toWireLeague } from './match-record.ts'

const COUNT_DAYS = 7
const COUNT_DAYS_MAX = 30

type Needs = { readonly board: Board; readonly book: Book; readonly clock: Clock }

export function countCalls(api: ProviderApi, { board, book, clock }: Needs): void {
  const count = (type: PlayType, sportId: number | null) => board.of(type, sportId).byTime.length

  api.handle(statistical, ({ leagueId, allLeague, typeForLeagueStat, markets }, { language }) => {
    const leagueType =
      typeForLeagueStat === undefined ? PLAY_TYPE.allButOutright : playTypeOf(typeForLeagueStat)
    const leagues = leaguesOf(board.of(leagueType, null).byLeague)
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
      mts: marketCounts({ board, book }, markets ?? []),
    }
  })

  api.handle(getOnSaleLeagues, ({ type, sportId, sportIds }, { language }) => {
    const wanted = new Set([...(sportIds ?? []), ...(sportId === undefined ? [] : [sportId])])
    const { byLeague } = board.of(playTypeOf(type), null)
    return leaguesOf(byLeague)
      .filter(({ league }) => wanted.size === 0 || wanted.has(league.sportId))
      .map(({ league, matches }) => Object.assign(toWireLeague(league, language), { mt: matches, ps: [] }))
  })

  api.handle(matchCount, ({ sportId, days }) => {
    const today = dayOf(clock.now())
    const shown = Math.min(Math.max(days ?? COUNT_DAYS, 1), COUNT_DAYS_MAX)
    const matches = board.of(PLAY_TYPE.allButOutright, sportId).byTime
    const dl = Array.from({ length: shown }, (_, at) => {
      const bt = startOfDay(today + at)
      return { bt, c: matches.filter(({ startsAt }) => startsAt >= bt && startsAt < bt + DAY_MS).length }
    })
    return { d: shown, dl, o: count(PLAY_TYPE.outright, sportId) }
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
