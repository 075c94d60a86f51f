import { minutes } from '@keo/units/instants'
import type { Clock } from '../platform/time.ts'

/** What went wrong, before it is made fit to leave the device. */
export type Incident = {
  /** A call's path with its parameter names, or the route of a page error. Never a full address. */
  readonly where: string
  readonly request: unknown
  readonly answer: unknown
  readonly sentAt: number
  readonly receivedAt: number
}

const KEPT_MAX = 20
/** As many as the server takes from one session in a minute. */
const PER_MINUTE_MAX = 10

/**
 * Sends reports one after another. A report that cannot be sent is kept until the network is back and is never
 * itself reported; a flood is cut off.
 */
export function createErrorReports<Report>(
  clock: Pick<Clock, 'monotonicMs'>,
  send: (report: Report) => Promise<void>,
) {
  const waiting: Report[] = []
  let sentAt: number[] = []
  let isSending = false

  async function flush(): Promise<void> {
    if (isSending) return
    isSending = true
    try {
      for (let report = waiting[0]; report && hasRoom(); report = waiting[0]) {
        await send(report)
        waiting.shift()
        sentAt.push(clock.monotonicMs())
      }
    } catch {
      // Kept for the next flush.
    } finally {
      isSending = false
    }
  }

  function hasRoom(): boolean {
    sentAt = sentAt.filter((at) => clock.monotonicMs() - at < minutes(1))
    return sentAt.length < PER_MINUTE_MAX
  }

  return {
    flush,
    report(report: Report): Promise<void> {
      if (waiting.length < KEPT_MAX) waiting.push(report)
      return flush()
    },
  }
}
