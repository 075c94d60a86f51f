import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import type { Instant } from '@keo/service-kit/clock'
import type { WireClock } from '@keo/sportsbook-contract/match-record'
import { clockSeconds } from '../stage/scene-clock.ts'
import type { Scene } from '../stage/stage.ts'

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
