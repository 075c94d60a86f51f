import { MATCH_STATUS, type MatchStatus, MATCH_TYPE } from '@keo/sportsbook-contract/match-enums'
import type { Language } from '@keo/messages/languages'
import type { Clock, Instant } from '@keo/service-kit/clock'
import type { WireMarketGroup } from '@keo/sportsbook-contract/match-record'
import { listSchedule, SCHEDULE_DAYS_MAX } from '@keo/sportsbook-contract/data-service'
import { matchResultInfo, matchResultPage, type ResultRecord } from '@keo/sportsbook-contract/matches'
import { matchOfChampion } from '../champions/champion-match.ts'
import { toChampionResult, toSettledGroup } from '../champions/champion-results.ts'
import type { ProviderApi } from '../api/provider-api.ts'
import { refuse } from '../ground/refusal.ts'
import type { RunningStage } from '../stage/create-stage.ts'
import { type Scene } from '../stage/stage.ts'
import type { League, Match } from '../world/match.ts'
import type { DealtWorld } from '../world/world.ts'
import { DAY_MS } from '../world/match-ids.ts'
import { pageOf } from '../lists/list-query.ts'
import { toResultRecord, toWireLeague } from '../wire/match-record.ts'

/** Results are kept for so many days, and one request covers so many at most. */
const DAYS_BEHIND = 3
const RANGE_DAYS_MAX = 31
/** Few competitions end on a day, so their winners are shown for longer. */
const CHAMPION_DAYS_BEHIND = 30
/** The stage may not have noticed yet that a match began; later on it is unfinished there, or over. */
const NOTICED_AFTER_MS = 60_000

const OVER: ReadonlySet<MatchStatus> = new Set([
  MATCH_STATUS.ended,
  MATCH_STATUS.postponed,
  MATCH_STATUS.cancelled,
  MATCH_STATUS.abandoned,
])

export function resultCalls(
  api: ProviderApi,
  { world, stage, clock }: { world: DealtWorld; stage: RunningStage; clock: Clock },
): void {
  /** Nobody has to play a match to know whether it is over. */
  function overAt(now: Instant): (match: Match) => boolean {
    const unfinished = new Set(stage.unfinished().map(({ match }) => match.id))
    return ({ id, startsAt }) => {
      if (startsAt > now || unfinished.has(id)) return false
      const status = startsAt > now - NOTICED_AFTER_MS ? stage.scene(id)?.status : MATCH_STATUS.ended
      return status !== undefined && OVER.has(status)
    }
  }

  const decidedBetween = (from: Instant, to: Instant): readonly Match[] =>
    world.champions.decidedBetween(from, to).map(matchOfChampion)

  function winnersOf({ champion }: Match): readonly number[] {
    return (champion && world.champions.winners(champion, clock.now())) ?? []
  }

  function recordOf(scene: Scene, language: Language): ResultRecord {
    const { match } = scene
    const record = toResultRecord(scene, language)
    return match.champion
      ? { ...record, ...toChampionResult(match.champion, winnersOf(match), language) }
      : record
  }

  function settledGroups({ match }: Scene, language: Language): WireMarketGroup[] {
    const { champion } = match
    return champion ? [toSettledGroup(champion, winnersOf(match), language)] : []
  }

  function sceneOf(matchId: number): Scene {
    return stage.scene(matchId) ?? refuse('DATA_NOT_FOUND')
  }

  api.handle(matchResultPage, (request, { language }) => {
    const { sportId, leagueIds, matchType, orderBy } = request
    if (sportId === undefined && !leagueIds?.length) refuse('ILLEGAL_PARAMETER')
    const now = clock.now()
    const to = Math.min(request.endTime ?? now, now)
    const isOutright = matchType === MATCH_TYPE.outright
    const daysBehind = isOutright ? CHAMPION_DAYS_BEHIND : DAYS_BEHIND
    const from = Math.max(request.beginTime ?? 0, now - daysBehind * DAY_MS)
    if ((request.endTime ?? now) - (request.beginTime ?? now) > RANGE_DAYS_MAX * DAY_MS)
      refuse('RANGE_DAYS_TOO_LONG')
    const leagues = new Set(leagueIds ?? [])
    const isOver = isOutright ? () => true : overAt(now)
    const found = (isOutright ? decidedBetween(from, to) : world.matchesBetween(from, to)).filter(
      (match) =>
        (sportId === undefined || match.setting.sportId === sportId) &&
        (leagues.size === 0 || leagues.has(match.league.id)) &&
        isOver(match),
    )
    const sorted = found.toSorted(orderBy === 1 ? inLeague : newestFirst)
    const { current, size } = pageOf(request)
    return {
      current,
      size,
      total: sorted.length,
      lgs: leaguesOf(found, language),
      records: sorted
        .slice((current - 1) * size, current * size)
        .map(({ id }) => recordOf(sceneOf(id), language)),
    }
  })

  api.handle(listSchedule, ({ leagueIds, beginTime, endTime }, { language }) => {
    if (endTime - beginTime > SCHEDULE_DAYS_MAX * DAY_MS) refuse('RANGE_DAYS_TOO_LONG')
    const leagues = new Set(leagueIds)
    return world
      .matchesBetween(beginTime, endTime)
      .filter(({ league }) => leagues.has(league.id))
      .map(({ id }) => toResultRecord(sceneOf(id), language))
  })

  api.handle(matchResultInfo, ({ matchId }, { language }) => {
    const scene = sceneOf(matchId)
    if (!OVER.has(scene.status)) refuse('DATA_NOT_FOUND')
    return { ...recordOf(scene, language), mg: settledGroups(scene, language) }
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
