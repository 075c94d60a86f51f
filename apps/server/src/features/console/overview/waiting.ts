import { PROMISED_MINUTES, type QueueName } from '@keo/contract/console-queues'
import type { Clock } from '@keo/service-kit/clock'
import { parseServerTime, type Instant } from '@keo/units/instants'
import { money, moneyText, parseMoney } from '@keo/units/money'
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
    const queues: Queue[] = [
      ...kinds.map((name) => {
        const all = seen.filter(({ kind }) => kind === name)
        return {
          name,
          count: all.length,
          oldestAt: oldest(all.map(({ since }) => since)),
          dong: sumOf(all.flatMap(({ dong }) => dong ?? [])),
        }
      }),
      ...(await others(reader)).filter(({ count }) => count > 0),
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
      audit: await audit.state(),
      books: shownBooks(await booksState()),
      sockets: sockets(),
    }
  }
}

function sumOf(amounts: readonly string[]): string | null {
  if (amounts.length === 0) return null
  return moneyText(
    money(
      amounts.reduce((sum, text) => sum + (parseMoney(text, 'VND')?.minor ?? 0n), 0n),
      'VND',
    ),
  )
}

const shownBooks = (state: BookState | null) => ({
  checkedAt: state?.checkedAt ?? null,
  problems: state?.problems.length ?? 0,
  stoppedSince: state?.stoppedSince ?? null,
})
