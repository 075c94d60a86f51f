import { MATCH_TYPE } from '@keo/sportsbook-contract/match-enums'
import { days, type Instant } from '@keo/units/instants'

export type ResultPlace = {
  readonly sportId: number
  readonly kind: 'matches' | 'champions'
  readonly daysAgo: number
  /** Null shows every league. */
  readonly leagueId: number | null
}

export type ResultRequest = {
  readonly sportId: number
  readonly matchType: number
  readonly beginTime: Instant
  readonly endTime: Instant
  readonly leagueIds?: number[]
}

/** Today and the three days before it, newest first: what the provider keeps. */
const DAYS_KEPT = 3
export const RESULT_DAYS = Array.from({ length: DAYS_KEPT + 1 }, (_nothing, at) => at)
/** Few competitions end on a day, so they are shown together. */
const CHAMPION_DAYS = 30

/** From 00:00:00 to 23:59:59 of the player's own days (specification section 9). */
export function resultRequest(
  { sportId, kind, daysAgo, leagueId }: ResultPlace,
  now: Instant,
): ResultRequest {
  const isMatches = kind === 'matches'
  const first = new Date(now - days(isMatches ? daysAgo : CHAMPION_DAYS))
  const last = new Date(now - days(isMatches ? daysAgo : 0))
  return {
    sportId,
    matchType: isMatches ? MATCH_TYPE.normal : MATCH_TYPE.outright,
    beginTime: midnight(first, 0),
    endTime: midnight(last, 1) - 1,
    ...(leagueId === null ? {} : { leagueIds: [leagueId] }),
  }
}

function midnight(date: Date, daysLater: number): Instant {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + daysLater).getTime()
}
