import { type SportId, SPORT } from '@keo/sportsbook-contract/sport-ids'
import { createHash } from 'node:crypto'
import type { Instant } from '@keo/service-kit/clock'
import type { MatchSetting } from '../play/sport-model.ts'
import type { Match } from '../world/match.ts'

/** What the book takes a match for at a moment. Equal steps mean an equal belief, which stands until the next. */
export type Belief = { readonly step: number; readonly until: Instant; readonly setting: MatchSetting }

/** Beliefs of the popular markets and, moving more slowly, of the others. */
export type Pulse = 'fast' | 'slow'

const MINUTE = 60_000

/** How long the error of the book lasts: by then the match is nearly played. */
const USUAL_MINUTES: Readonly<Record<SportId, number>> = {
  1: 115, 2: 140, 3: 120, 4: 100, 5: 110, 6: 180, 7: 170, 8: 80, 13: 100,
  15: 35, 16: 180, 19: 40, 47: 50, 51: 45, 177: 12, 178: 25,
} // prettier-ignore

/** The largest error, in the deviations that edge and pace are measured in. */
const LARGEST = { edge: 0.05, pace: 0.05 }
/** Hundreds of points make much of a small difference: in these sports an error of that size would eat the margin. */
const SHARP: ReadonlySet<SportId> = new Set([
  SPORT.tennis,
  SPORT.volleyball,
  SPORT.tableTennis,
  SPORT.snooker,
  SPORT.badminton,
  SPORT.beachVolleyball,
])
const SHARP_SHARE = 0.5

/** Nobody bets much on what is days away, so its prices move that much more slowly. */
const DISTANT_MS = 24 * 60 * MINUTE
const DISTANT_SLOWNESS = 8

/** Steps between two bends of the slow drift, and how much of the error each step draws anew. */
const STEPS_A_BEND = 6
const JITTER = 0.3

/** The book's error drifts with time, by a secret of its own: the same moment always gives the same belief. */
export function beliefs(secretText: string) {
  const secret = createHash('sha256').update(secretText).digest().readInt32LE(0)

  function drift(matchId: number, what: number, step: number): number {
    const bend = Math.floor(step / STEPS_A_BEND)
    const along = step / STEPS_A_BEND - bend
    const key = Math.imul(matchId, 31) + what
    const slow = noise(secret, key, bend) * (1 - along) + noise(secret, key, bend + 1) * along
    return slow * (1 - JITTER) + noise(secret, key + 7, step) * JITTER
  }

  function stepMs(match: Match, now: Instant, isLive: boolean, pulse: Pulse): number {
    const spread = (noise(secret, match.id, -1) + 1) / 2
    const slowness = match.startsAt - now > DISTANT_MS ? DISTANT_SLOWNESS : 1
    if (!isLive) return (20_000 + spread * 100_000) * slowness
    return pulse === 'fast' ? 1_000 + spread * 2_000 : 5_000 + spread * 10_000
  }

  return function beliefAt(match: Match, now: Instant, isLive: boolean, pulse: Pulse): Belief {
    const ms = stepMs(match, now, isLive, pulse)
    const step = Math.floor(now / ms)
    const nearAt = match.startsAt - DISTANT_MS
    const usualMs = USUAL_MINUTES[match.setting.sportId] * MINUTE
    const played = isLive ? (step * ms - match.startsAt) / usualMs : 0
    const left = Math.min(1, Math.max(0, 1 - played))
    const { edge, pace, sportId } = match.setting
    const error = left * (SHARP.has(sportId) ? SHARP_SHARE : 1)
    return {
      step,
      until: now < nearAt ? Math.min(nearAt, (step + 1) * ms) : (step + 1) * ms,
      setting: {
        ...match.setting,
        edge: edge + LARGEST.edge * error * drift(match.id, 1, step),
        pace: pace + LARGEST.pace * error * drift(match.id, 2, step),
      },
    }
  }
}

/** A number between -1 and 1 that looks like chance and is not. */
function noise(secret: number, key: number, step: number): number {
  let hash = Math.imul(secret ^ Math.imul(key, 0x9e3779b1), 0x85ebca6b) ^ Math.imul(step, 0xc2b2ae35)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 31 - 1
}
