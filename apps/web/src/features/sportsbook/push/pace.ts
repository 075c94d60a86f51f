import { seconds } from '@keo/units/instants'
import type { Cancel, Clock } from '../../../platform/time.ts'

/** Prices that move in a second: from here on they are too many to be followed, and from there on no longer. */
const [BUSY_FROM, BUSY_UNTIL] = [60, 30]
const SECOND_MS = seconds(1)
/** So many markets of one message are too many to be looked at one by one, as long as their marks stand. */
const BURST_FROM = 8
const BURST_LASTS_MS = seconds(3)

/** How fast prices move: so many at once that motion no longer points at any, or not. */
export function createPace(clock: Pick<Clock, 'every' | 'monotonicMs'>) {
  let isBusy = false
  let moves = 0
  let burstUntilMs = 0
  let stop: Cancel | null = null

  function look(): void {
    isBusy = moves >= (isBusy ? BUSY_UNTIL : BUSY_FROM)
    if (moves === 0) {
      stop?.()
      stop = null
    }
    moves = 0
  }

  return {
    /** Matches that a message tells of, and the markets that it moves. */
    note(count: number, markets = 0): void {
      moves += count
      if (markets >= BURST_FROM) burstUntilMs = clock.monotonicMs() + BURST_LASTS_MS
      stop ??= clock.every(SECOND_MS, look)
    },
    /** From the change on that makes it so many within a second, not from that second's end. */
    isBusy: (): boolean => isBusy || moves >= BUSY_FROM,
    isBurst: (): boolean => clock.monotonicMs() < burstUntilMs,
  }
}
