import type { Language } from '@keo/messages/languages'
import type { Clock, Instant } from '@keo/service-kit/clock'
import { MATCH_TYPE } from '@keo/sportsbook-contract/match-enums'
import { matchResultInfo, matchResultPage } from '@keo/sportsbook-contract/matches'
import type { ProviderApi } from '../provider-api.ts'
import { refuse } from '../refusal.ts'
import { MATCH_STATUS, type MatchStatus, type Scene, type Stage } from '../stage/stage.ts'
import type { League, Match, World } from '../world/match.ts'
import { DAY_MS } from '../world/match-ids.ts'
import { pageOf } from './list-query.ts'
import { toResultRecord, toWireLeague } from './match-record.ts'

/** Results are kept for so many days, and asked for over so many at most. */
const DAYS_BEHIND = 3
const RANGE_DAYS_MAX = 31
/** By then every match is over, whatever befell it, so nobody has to play it to know. */
const OVER_AFTER_MS = 12 * 3_600_000

const OVER: ReadonlySet<MatchStatus> = new Set([
  MATCH_STATUS.ended,
  MATCH_STATUS.postponed,
  MATCH_STATUS.cancelled,
  MATCH_STATUS.abandoned,
])

export function resultCalls(
  api: ProviderApi,
  { world, stage, clock }: { world: World; stage: Stage; clock: Clock },
): void {
  function isOver({ id, startsAt }: Match, now: Instant): boolean {
    if (startsAt < now - OVER_AFTER_MS) return true
    const status = startsAt > now ? undefined : stage.scene(id)?.status
    return status !== undefined && OVER.has(status)
  }

  function sceneOf(matchId: number): Scene {
    return stage.scene(matchId) ?? refuse('DATA_NOT_FOUND')
  }

  api.handle(matchResultPage, (asked, { language }) => {
    const { sportId, leagueIds, matchType, orderBy } = asked
    if (sportId === undefined && !leagueIds?.length) refuse('ILLEGAL_PARAMETER')
    const now = clock.now()
    const to = Math.min(asked.endTime ?? now, now)
    const from = Math.max(asked.beginTime ?? 0, now - DAYS_BEHIND * DAY_MS)
    if ((asked.endTime ?? now) - (asked.beginTime ?? now) > RANGE_DAYS_MAX * DAY_MS)
      refuse('RANGE_DAYS_TOO_LONG')
    const leagues = new Set(leagueIds ?? [])
    const found = (matchType === MATCH_TYPE.outright ? [] : world.matchesBetween(from, to)).filter(
      (match) =>
        (sportId === undefined || match.setting.sportId === sportId) &&
        (leagues.size === 0 || leagues.has(match.league.id)) &&
        isOver(match, now),
    )
    const sorted = found.toSorted(orderBy === 1 ? inLeague : newestFirst)
    const { current, size } = pageOf(asked)
    return {
      current,
      size,
      total: sorted.length,
      lgs: leaguesOf(found, language),
      records: sorted
        .slice((current - 1) * size, current * size)
        .map(({ id }) => toResultRecord(sceneOf(id), language)),
    }
  })

  api.handle(matchResultInfo, ({ matchId }, { language }) => {
    const scene = sceneOf(matchId)
    if (!OVER.has(scene.status)) refuse('DATA_NOT_FOUND')
    return { ...toResultRecord(scene, language), mg: [] }
  })
}

const newestFirst = (a: Match, b: Match): number => b.startsAt - a.startsAt || b.id - a.id

function inLeague(a: Match, b: Match): number {
  return a.league.rank - b.league.rank || a.league.id - b.league.id || newestFirst(a, b)
}

function leaguesOf(matches: readonly Match[], language: Language) {
  const leagues = new Map<number, League>(matches.map(({ league }) => [league.id, league]))
  return [...leagues.values()]
    .toSorted((a, b) => a.rank - b.rank)
    .map((league) => ({ id: league.id, nm: league.names[language], lg: toWireLeague(league, language) }))
}
