import { seconds } from '@keo/units/instants'
import { clock } from '../../platform/time.ts'

/** As long as the news of an own change may take to come back. */
const OWN_MS = seconds(30)

let changedAtMs = -Infinity

/** A change is being made here: its news need not be told here. */
export function noteOwnChange(): void {
  changedAtMs = clock.monotonicMs()
}

export function isOwnChange(): boolean {
  return clock.monotonicMs() - changedAtMs < OWN_MS
}
