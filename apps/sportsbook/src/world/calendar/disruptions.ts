import type { SportId } from '@keo/sportsbook-contract/sport-ids'
import type { Disruption } from '../match.ts'

/** Sports in which one person can give up, or not turn up. */
const INDIVIDUAL = new Set<SportId>([5, 15, 16, 19, 47, 51])
/** Sports that rain or floodlights can stop. */
const OUTDOOR = new Set<SportId>([1, 4, 5, 6, 7, 51])
const ELECTRONIC = new Set<SportId>([177, 178])

const RATE = {
  delayed: 0.012,
  postponed: 0.004,
  walkover: 0.008,
  retired: 0.015,
  interrupted: 0.008,
  abandoned: 0.003,
}
const MINUTE_MS = 60_000
const PLAYED: Disruption = { kind: 'played' }

/** Draws the same count of numbers whatever comes of it, so that one disruption does not move the next. */
export function drawDisruption(sportId: SportId, random: () => number): Disruption {
  const [luck, measure, coin] = [random(), random(), random()]
  const side = coin < 0.5 ? 'home' : 'away'
  const individual = INDIVIDUAL.has(sportId) ? 1 : 0
  const outdoor = OUTDOOR.has(sportId) ? 1 : 0
  const electronic = ELECTRONIC.has(sportId)
  const atShare = 0.1 + 0.8 * measure
  const chances: readonly [number, Disruption][] = [
    [RATE.delayed, { kind: 'delayed', byMs: Math.round((electronic ? 2 : 10) + measure * (electronic ? 3 : 35)) * MINUTE_MS }],
    [electronic ? 0 : RATE.postponed, { kind: 'postponed' }],
    [RATE.walkover * individual, { kind: 'walkover', winner: side }],
    [RATE.retired * individual, { kind: 'retired', atShare, loser: side }],
    [RATE.interrupted * outdoor, { kind: 'interrupted', atShare, forMs: Math.round(8 + coin * 40) * MINUTE_MS }],
    [RATE.abandoned * outdoor, { kind: 'abandoned', atShare }],
  ] // prettier-ignore
  let reached = 0
  for (const [chance, disruption] of chances) {
    reached += chance
    if (luck < reached) return disruption
  }
  return PLAYED
}
