import type { SandboxState } from '@keo/contract/sandbox'
import type { Instant } from '@keo/units/instants'

/** The world's time some while after the server told it; a paused world stands still. */
export function worldNow(
  { now, rate }: Pick<SandboxState['clock'], 'now' | 'rate'>,
  elapsedMs: number,
): Instant {
  return now + Math.max(elapsedMs, 0) * rate
}
