import type { ProviderCode } from '@keo/sportsbook-contract/provider-codes'
import { days, hours } from '@keo/units/instants'
import type { Match } from '../world/match.ts'

/** A leg as far as it depends on others. */
export type Tied = {
  readonly match: Match
  readonly mayCombine: boolean
  readonly optionType: number
}

/** Two matches of the same sides so close together are one match under two ids: before and in play, or in two leagues. */
const SAME_EVENT_MS = hours(1)
/** Both matches of a knock-out tie lie within this; who goes through depends on both. */
const TIE_MS = days(21)
/** A series is decided within a week of its first kick-off. */
const KICK_OFFS_APART_MS = days(7)

/** Why legs do not go together, the weightiest reason first; null when they are independent. */
export function problemTogether(legs: readonly Tied[]): ProviderCode | null {
  const outrights = legs.filter(({ match }) => match.champion)
  if (outrights.length > 0 && outrights.length < legs.length) return 'MIXED_MATCH_TYPES'
  if (legs.some(({ mayCombine }) => !mayCombine)) return 'NOT_FOR_SERIES'
  const pairs = legs.flatMap((leg, index) => legs.slice(index + 1).map((other) => [leg, other] as const))
  if (pairs.some(([leg, other]) => isSameEvent(leg.match, other.match))) return 'SAME_MATCH_TWICE'
  if (pairs.some(([leg, other]) => isExcluded(leg, other))) return 'NOT_FOR_SERIES'
  const kickOffs = legs.map(({ match }) => match.startsAt)
  return Math.max(...kickOffs) - Math.min(...kickOffs) > KICK_OFFS_APART_MS ? 'KICK_OFFS_TOO_FAR' : null
}

function isSameEvent(one: Match, other: Match): boolean {
  if (one.id === other.id) return true
  return haveSameSides(one, other) && Math.abs(one.startsAt - other.startsAt) <= SAME_EVENT_MS
}

/** The exclusion groups: two results of which one makes the other likelier. */
function isExcluded(one: Tied, other: Tied): boolean {
  const isTie =
    one.match.setting.isKnockout &&
    one.match.league.id === other.match.league.id &&
    haveSameSides(one.match, other.match) &&
    Math.abs(one.match.startsAt - other.match.startsAt) <= TIE_MS
  return isTie || isOutrightOf(one, other) || isOutrightOf(other, one)
}

/** The winner of a competition beside a match in it, beside another question about it, or beside a match of that side. */
function isOutrightOf({ match, optionType }: Tied, other: Tied): boolean {
  const { champion } = match
  if (!champion) return false
  if (champion.league.id === other.match.league.id) return true
  const sides = sidesOf(other)
  return sidesOf({ match, optionType }).some((side) => sides.includes(side))
}

function sidesOf({ match, optionType }: Pick<Tied, 'match' | 'optionType'>): readonly number[] {
  if (!match.champion) return [match.home.id, match.away.id]
  const runner = match.champion.runners.find(({ number }) => number === optionType)
  return [runner?.teamId ?? []].flat()
}

/** By their ids, or by their names where another league knows them by other ids. */
function haveSameSides(one: Match, other: Match): boolean {
  if (one.champion || other.champion || one.setting.sportId !== other.setting.sportId) return false
  const keys = (match: Match, key: (side: Match['home']) => string) =>
    [key(match.home), key(match.away)].toSorted().join('|')
  const byId = (side: Match['home']) => String(side.id)
  const byName = (side: Match['home']) => side.names.en
  return keys(one, byId) === keys(other, byId) || keys(one, byName) === keys(other, byName)
}
