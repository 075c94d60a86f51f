import { PROMISED_MINUTES, type QueueName } from '@keo/contract/console-queues'
import type { Clock } from '@keo/service-kit/clock'
import type { Instant } from '@keo/units/instants'
import { moneyText } from '@keo/units/money'
import type { ReviewDesk } from '../../reviews/index.ts'
import type { BookState } from '../../ledger/index.ts'
import type { Approvals, StaffCaller } from '../../staff/index.ts'
import type { AuditLog } from '../audit-log.ts'
import type { ReviewQueue } from '../review-queue.ts'

type Needs = {
  clock: Clock
  reviews: Pick<ReviewDesk, 'waiting'>
  queue: ReviewQueue
  approvals: Approvals
  audit: AuditLog
  others: OtherQueues
  booksState(): Promise<BookState | null>
  sockets(): number
}

export type Waiting = ReturnType<typeof createWaiting>

type Queue = {
  readonly name: QueueName
  readonly count: number
  readonly oldestAt: Instant | null
  /** Left away where no money waits. */
  readonly dong?: string | null
}

/** Queues of other desks, of those that the reader may look into. */
export type OtherQueues = (reader: StaffCaller) => Promise<Queue[]>

/** What needs somebody now, of the queues that the reader may look into; what waited longest comes first. */
export function createWaiting(needs: Needs) {
  const { clock, reviews, queue, approvals, audit, others, booksState, sockets } = needs
  return async (reader: StaffCaller) => {
    const kinds = [
      ...(reader.permissions.has('withdrawals.read') ? (['withdrawal'] as const) : []),
      ...(reader.permissions.has('reviews.read') ? queue.kindsSeenBy(reader) : []),
    ]
    const [counted, asked, elsewhere, auditState, books] = await Promise.all([
      reviews.waiting.counts(kinds),
      approvals.waitingFor(reader),
      others(reader),
      audit.state(),
      booksState(),
    ])
    const queues: Queue[] = [
      ...counted.map(({ kind: name, count, oldestAt, dong }) => ({
        name,
        count,
        oldestAt,
        dong: dong && moneyText(dong),
      })),
      ...elsewhere.filter(({ count }) => count > 0),
      ...(asked.count > 0 ? [{ name: 'approval' as const, ...asked }] : []),
    ]
    return {
      now: clock.now(),
      queues: queues
        .toSorted((one, other) => (one.oldestAt ?? 0) - (other.oldestAt ?? 0))
        .map(({ name, count, oldestAt, dong = null }) => ({
          name,
          count,
          dong,
          oldestAt,
          promisedMinutes: PROMISED_MINUTES[name],
        })),
      audit: auditState,
      books: shownBooks(books),
      sockets: sockets(),
    }
  }
}

const shownBooks = (state: BookState | null) => ({
  checkedAt: state?.checkedAt ?? null,
  problems: state?.problems.length ?? 0,
  stoppedSince: state?.stoppedSince ?? null,
})
