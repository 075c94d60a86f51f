import type { Instant } from '@keo/service-kit/clock'
import type { SportId } from '../play/sport-model.ts'
import type { Team } from './match.ts'
import { DAY_MS, startOfDay } from './match-ids.ts'
import type { Pairing } from './fixtures.ts'

const MINUTE_MS = 60_000
/** A match every four minutes, some a minute late: three to five minutes lie between two. */
const SLOT_MS = 4 * MINUTE_MS
export const ELECTRONIC_SLOTS_PER_DAY = DAY_MS / SLOT_MS
/** The second sport starts between the slots of the first. */
const OFFSET_MS: Partial<Record<SportId, number>> = { 178: 2 * MINUTE_MS }

export type ElectronicStart = { readonly startsAt: Instant; readonly slot: number }

export function electronicStarts(sportId: SportId, day: number, random: () => number): ElectronicStart[] {
  const first = day * ELECTRONIC_SLOTS_PER_DAY
  return Array.from({ length: ELECTRONIC_SLOTS_PER_DAY }, (_, index) => {
    const lateMs = random() < 0.5 ? 0 : MINUTE_MS
    return {
      slot: first + index,
      startsAt: startOfDay(day) + index * SLOT_MS + (OFFSET_MS[sportId] ?? 0) + lateMs,
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
