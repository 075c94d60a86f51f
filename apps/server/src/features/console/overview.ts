import { PROMISED_MINUTES, type QueueName } from '@keo/contract/console-queues'
import type { Clock } from '@keo/service-kit/clock'
import { parseServerTime, type Instant } from '@keo/units/instants'
import type { ReviewDesk } from '../reviews/index.ts'
import type { Approvals, StaffCaller } from '../staff/index.ts'
import type { AuditLog } from './audit-log.ts'
import type { ReviewQueue } from './review-queue.ts'

export type OverviewNeeds = {
  clock: Clock
  reviews: Pick<ReviewDesk, 'waiting'>
  queue: ReviewQueue
  approvals: Approvals
  audit: AuditLog
  others: OtherQueues
}

type Waiting = { readonly name: QueueName; readonly count: number; readonly oldestAt: Instant | null }

/** Queues of other desks, of those that the reader may look into. */
export type OtherQueues = (reader: StaffCaller) => Promise<Waiting[]>

/** What needs somebody now, of the queues that the reader may look into; what waited longest comes first. */
export function createOverview({ clock, reviews, queue, approvals, audit, others }: OverviewNeeds) {
  const oldest = (times: readonly string[]) =>
    times.reduce<Instant | null>((least, text) => {
      const at = parseServerTime(text)
      return at !== undefined && (least === null || at < least) ? at : least
    }, null)

  return async (reader: StaffCaller) => {
    const seen = [
      ...(reader.permissions.has('withdrawals.read')
        ? (await reviews.waiting()).filter(({ kind }) => kind === 'withdrawal')
        : []),
      ...(reader.permissions.has('reviews.read') ? await queue.seenBy(reader) : []),
    ]
    const kinds = [...new Set(seen.map(({ kind }) => kind))]
    const asked = await approvals.waitingFor(reader)
    const queues: Waiting[] = [
      ...kinds.map((name) => {
        const all = seen.filter(({ kind }) => kind === name)
        return { name, count: all.length, oldestAt: oldest(all.map(({ since }) => since)) }
      }),
      ...(await others(reader)).filter(({ count }) => count > 0),
      ...(asked.count > 0 ? [{ name: 'approval' as const, ...asked }] : []),
    ]
    return {
      now: clock.now(),
      queues: queues
        .toSorted((one, other) => (one.oldestAt ?? 0) - (other.oldestAt ?? 0))
        .map(({ name, count, oldestAt }) => ({
          name,
          count,
          oldestAt,
          promisedMinutes: PROMISED_MINUTES[name],
        })),
      audit: await audit.state(),
    }
  }
}
