import type { Instant } from '@keo/service-kit/clock'
import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import type { Scene } from './stage.ts'

/** The next frame sets the clock; until then it runs on by itself, up to this long. */
const GOES_ON_FOR_S = 75

/** What the clock of a match shows at this moment; null where it shows nothing. */
export function clockSeconds({ snapshot, status, since }: Scene, now: Instant): number | null {
  const { seconds, isRunning, countsDown } = snapshot
  if (seconds === null || !isRunning || status !== MATCH_STATUS.live) return seconds
  const gone = Math.min(GOES_ON_FOR_S, Math.max(0, Math.floor((now - since) / 1000)))
  return countsDown ? Math.max(0, seconds - gone) : seconds + gone
}
