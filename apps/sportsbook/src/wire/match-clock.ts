import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import type { Instant } from '@keo/service-kit/clock'
import type { WireClock } from '@keo/sportsbook-contract/match-record'
import { type Scene } from '../stage/stage.ts'

/** The next frame sets the clock; until then it runs on by itself, up to this long. */
const GOES_ON_FOR_S = 75

/** What the clock of a match shows at this moment; null where it shows nothing. */
function clockSeconds({ snapshot, status, since }: Scene, now: Instant): number | null {
  const { seconds, isRunning, countsDown } = snapshot
  if (seconds === null || !isRunning || status !== MATCH_STATUS.live) return seconds
  const gone = Math.min(GOES_ON_FOR_S, Math.max(0, Math.floor((now - since) / 1000)))
  return countsDown ? Math.max(0, seconds - gone) : seconds + gone
}

/** Before kick-off only the period, in a shoot-out not even whether it runs (2.2). */
export function toWireClock(scene: Scene, now: Instant): WireClock {
  const { clockPeriod: pe, isRunning, countsDown, addedMinutes, part } = scene.snapshot
  if (part === 2) return { pe }
  const seconds = clockSeconds(scene, now)
  if (scene.status === MATCH_STATUS.notStarted || seconds === null) return { pe, r: isRunning }
  return {
    s: seconds,
    pe,
    r: isRunning,
    tp: countsDown ? 2 : 1,
    tu: 1,
    ...(addedMinutes === null ? {} : { itd: addedMinutes }),
  }
}
