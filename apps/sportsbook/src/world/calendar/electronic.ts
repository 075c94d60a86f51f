import type { SportId } from '@keo/sportsbook-contract/sport-ids'
import type { Instant } from '@keo/service-kit/clock'
import type { Team } from '../match.ts'
import { DAY_MS, startOfDay } from '../match-ids.ts'
import type { Pairing } from './fixtures.ts'

const MINUTE_MS = 60_000
/** Soccer every three minutes, basketball every two, some a minute late: there is always something to watch. */
const SLOT_MS: Partial<Record<SportId, number>> = { 177: 3 * MINUTE_MS, 178: 2 * MINUTE_MS }
const slotOf = (sportId: SportId) => SLOT_MS[sportId] ?? 3 * MINUTE_MS
export const ELECTRONIC_MATCHES_PER_DAY = DAY_MS / slotOf(177) + DAY_MS / slotOf(178)

export type ElectronicStart = { readonly startsAt: Instant; readonly slot: number }

export function electronicStarts(sportId: SportId, day: number, random: () => number): ElectronicStart[] {
  const slotMs = slotOf(sportId)
  const perDay = DAY_MS / slotMs
  const first = day * perDay
  return Array.from({ length: perDay }, (_, index) => {
    const lateMs = random() < 0.5 ? 0 : MINUTE_MS
    return {
      slot: first + index,
      startsAt: startOfDay(day) + index * slotMs + lateMs,
    }
  })
}

/**
 * Two tables of players face each other and move on at different speeds, so nobody plays again within the next
 * few matches of the league, over midnight as well.
 */
export function electronicPairing(teams: readonly Team[], turn: number): Pairing | null {
  const half = Math.floor(teams.length / 2)
  const [first, second] = [teams[turn % half], teams[half + ((turn + Math.floor(turn / half)) % half)]]
  if (!first || !second) return null
  return Math.floor(turn / (half * half)) % 2 === 0
    ? { home: first, away: second }
    : { home: second, away: first }
}
