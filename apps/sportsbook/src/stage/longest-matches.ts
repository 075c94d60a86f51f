import type { SportId } from '../play/sport-model.ts'
import type { Match } from '../world/match.ts'

const HOUR_MS = 3_600_000
/** Hours after which a match of the sport is over for certain, unless fate made it longer. */
const LONGEST_HOURS: Record<SportId, number> = {
  1: 3.5, 2: 4.5, 3: 4, 4: 3, 5: 7, 6: 5.5, 7: 7, 8: 3, 13: 4, 15: 2, 16: 10, 19: 2, 47: 3, 51: 2.5, 177: 1.5, 178: 1.5,
} // prettier-ignore

/** The latest moment at which the match can still be going on. Generous: it only spares playing what is long over. */
export function latestEnd({ setting, startsAt, fate }: Match): number {
  const addedMs = fate.kind === 'delayed' ? fate.byMs : fate.kind === 'interrupted' ? fate.forMs : 0
  return startsAt + LONGEST_HOURS[setting.sportId] * HOUR_MS + addedMs
}

export const LONGEST_MS = Math.max(...Object.values(LONGEST_HOURS)) * HOUR_MS + 2 * HOUR_MS
