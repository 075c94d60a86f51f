import type { SportId } from '@keo/sportsbook-contract/sport-ids'
import type { Match } from '../world/match.ts'

const HOUR_MS = 3_600_000
/** Hours after which a match of the sport is over for certain, unless a disruption made it longer. */
const LONGEST_HOURS: Record<SportId, number> = {
  1: 3.2, 2: 3.5, 3: 3, 4: 2.8, 5: 5.5, 6: 3.5, 7: 5, 8: 2.6, 13: 3, 15: 1.5, 16: 7, 19: 1.2, 47: 2, 51: 1.5, 177: 0.8, 178: 1,
} // prettier-ignore

/** The latest moment at which the match can still be going on. Generous: it only spares playing what is long over. */
export function latestEnd({ setting, startsAt, disruption }: Match): number {
  const addedMs =
    disruption.kind === 'delayed' ? disruption.byMs : disruption.kind === 'interrupted' ? disruption.forMs : 0
  return startsAt + LONGEST_HOURS[setting.sportId] * HOUR_MS + addedMs
}

export const LONGEST_MS = Math.max(...Object.values(LONGEST_HOURS)) * HOUR_MS + 2 * HOUR_MS
