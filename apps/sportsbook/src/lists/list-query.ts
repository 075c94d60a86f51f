import type { ProviderRequestOf } from '@keo/sportsbook-contract/define-provider-call'
import { PLAY_TYPE, SPORT_TYPE, type PlayType } from '@keo/sportsbook-contract/match-enums'
import { LIST_SIZE, LIST_SIZE_MAX, type getList } from '@keo/sportsbook-contract/matches'
import { refuse } from '../ground/refusal.ts'
import type { Match } from '../world/match.ts'
import type { Board, Listing } from './board.ts'
import { zoneOf } from './day-zone.ts'

export type ListRequest = ProviderRequestOf<typeof getList>

const ORDER_BY_LEAGUE = 1
const PLAY_TYPES: ReadonlySet<number> = new Set(Object.values(PLAY_TYPE))

export function playTypeOf(type: number): PlayType {
  return PLAY_TYPES.has(type) ? (type as PlayType) : refuse('ILLEGAL_PARAMETER')
}

/** Page and size within what is allowed; what is missing or senseless is the default. */
export function pageOf({ current, size }: { current?: number | undefined; size?: number | undefined }) {
  return {
    current: current !== undefined && current > 0 ? current : 1,
    size: size !== undefined && size > 0 ? Math.min(size, LIST_SIZE_MAX) : LIST_SIZE,
  }
}

/** Whether a request wants a whole list without any filter: many callers send the same. */
export function isPlain(request: ListRequest): boolean {
  const { leagueId, leagueIds, matchIds, sportIds, sportTypes, leaguePhases, marketTypes, markets } = request
  const lists = [leagueIds, sportIds, sportTypes, leaguePhases, marketTypes, markets]
  return (
    leagueId === undefined &&
    matchIds === undefined &&
    request.beginTime === undefined &&
    request.endTime === undefined &&
    lists.every((list) => !list?.length)
  )
}

/** The matches that a request means, in its order; counting them and showing them is the same question. */
export function findMatches(board: Board, request: ListRequest): readonly Match[] {
  const { type, leagueId, leagueIds, matchIds, leaguePhases } = request
  if ([leagueId ?? 1, ...(leagueIds ?? [])].some((id) => id <= 0)) refuse('LEAGUE_WRONG')
  if (type === undefined && leagueId === undefined && !leagueIds?.length && matchIds === undefined)
    refuse('ILLEGAL_PARAMETER')
  const playType = type === undefined ? defaultPlayType(request) : playTypeOf(type)
  const isOrdinary = request.sportTypes === undefined || request.sportTypes.includes(SPORT_TYPE.ball)
  if (!isOrdinary && request.sportTypes?.length) return []
  const sports = sportsOf(request)
  const base = board.of(playType, sports?.length === 1 ? (sports[0] ?? null) : null, zoneOf(request.timeZone))
  const listed = ordered(base, request.orderBy)
  const wanted = [
    sports !== null && sports.length > 1 ? among(sports, ({ setting }: Match) => setting.sportId) : null,
    leagueId !== undefined || leagueIds?.length
      ? among(
          [...(leagueIds ?? []), ...(leagueId === undefined ? [] : [leagueId])],
          ({ league }: Match) => league.id,
        )
      : null,
    matchIds === undefined ? null : among(matchIds, ({ id }: Match) => id),
    leaguePhases?.length
      ? among(
          leaguePhases.filter(({ phase }) => phase === 0).map((each) => each.leagueId),
          ({ league }: Match) => league.id,
        )
      : null,
    playType === PLAY_TYPE.live ? null : inRange(request.beginTime, request.endTime),
  ].filter((filter) => filter !== null)
  return wanted.length === 0 ? listed : listed.filter((match) => wanted.every((isWanted) => isWanted(match)))
}

/** Who names matches may mean any; who names leagues means what is played in them. */
function defaultPlayType({ matchIds }: ListRequest): PlayType {
  return matchIds === undefined ? PLAY_TYPE.allButOutright : PLAY_TYPE.all
}

function sportsOf({ sportId, sportIds }: ListRequest): readonly number[] | null {
  if (sportId !== undefined) return [sportId]
  return sportIds?.length ? sportIds : null
}

function ordered(listing: Listing, orderBy: number | undefined): readonly Match[] {
  return orderBy === ORDER_BY_LEAGUE ? listing.byLeague : listing.byTime
}

function among(values: readonly number[], valueOf: (match: Match) => number) {
  const wanted = new Set(values)
  return (match: Match) => wanted.has(valueOf(match))
}

/** Both ends belong to it (2.1). */
function inRange(beginTime: number | undefined, endTime: number | undefined) {
  if (beginTime === undefined && endTime === undefined) return null
  const [from, to] = [beginTime ?? Number.NEGATIVE_INFINITY, endTime ?? Number.POSITIVE_INFINITY]
  return ({ startsAt }: Match) => startsAt >= from && startsAt <= to
}
