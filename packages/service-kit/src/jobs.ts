import { setTimeout as wait } from 'node:timers/promises'
import type { Cancel, Clock, Instant } from './clock.ts'
import type { Database, Tx } from './db/database.ts'
import type { Ids } from './ids.ts'
import { sqlJobStore, type StoredJob } from './jobs-store.ts'
import type { Log } from './log.ts'
import { createPeriodicJobs, type Schedule } from './periodic-jobs.ts'

/** May run more than once for one job (a node can die at the last moment), and must bear it. */
export type JobHandler = (
  payload: unknown,
  job: { readonly id: string; readonly attempt: number },
) => Promise<void>

export type Jobs = {
  handle(kind: string, run: JobHandler): void
  /** Written in the caller's transaction: no commit, no job. False when one of this kind and key waits already. */
  enqueue(
    tx: Tx,
    kind: string,
    payload: unknown,
    options?: { runAt?: Instant; key?: string },
  ): Promise<boolean>
  /** What a row of the schedule does. It runs about as often as the row says, on one node at a time. */
  every(name: string, run: () => Promise<void>): void
  /** Refuses while a row of the schedule has nothing to do. */
  start(): void
  /** Does everything that is due now, and comes back when it is done. */
  runDue(): Promise<void>
  /** What failed for good, and what repeats but is long past its time. */
  state(): Promise<{ dead: number; late: readonly string[] }>
  /** Takes no new work and waits for the work in hand. */
  stop(): Promise<void>
}

const POLL_MS = 250
/** Real time between two looks, so that a hurried sandbox clock does not hurry the database. */
const REST_MS = 50
const AT_ONCE_MAX = 8
const ATTEMPTS_MAX = 8
const BACKOFF_MS = 1_000
const BACKOFF_MAX_MS = 10 * 60_000

/** A turn that takes its time is not late yet. */
const LATE_MS = 60_000
const isLate = (everyMs: number | undefined, overdueMs: number) =>
  everyMs !== undefined && overdueMs > Math.max(LATE_MS, everyMs)

type Needs = { database: Database; clock: Clock; ids: Ids; log: Log; schedule: Schedule }

export function createJobs(needs: Needs): Jobs {
  const { database, clock, ids, log } = needs
  const store = sqlJobStore(database.db, ids.newId('node'))
  const periodic = createPeriodicJobs({ store, clock, log, schedule: needs.schedule })
  const handlers = new Map<string, JobHandler>()
  const inHand = new Set<Promise<void>>()
  let jobsInHand = 0
  let isStopped = false
  let isWanted = false
  let looking: Promise<void> | null = null
  let claiming: Promise<void> = Promise.resolve()
  let cancelPoll: Cancel = () => {}

  function hold(work: Promise<void>): void {
    const held = work
      .catch((err) => log.warn({ err }, 'the end of a job could not be written; it will run again'))
      .finally(() => inHand.delete(held))
    inHand.add(held)
  }

  /** One claim at a time: who waits for what is due also waits for what another look is just claiming. */
  function takeDue(): Promise<void> {
    const claimed = claiming.then(claimDue)
    claiming = claimed.catch(() => {})
    return claimed
  }

  async function claimDue(): Promise<void> {
    for (const work of await periodic.takeDue()) hold(work)
    const claimed = await store.claim([...handlers.keys()], clock.now(), AT_ONCE_MAX - jobsInHand)
    jobsInHand += claimed.length
    for (const job of claimed) hold(runOne(job).finally(free))
  }

  function free(): void {
    jobsInHand -= 1
    look()
  }

  async function runDue(): Promise<void> {
    do {
      await Promise.all(inHand)
      await takeDue()
    } while (inHand.size > 0)
  }

  async function runOne({ id, kind, payload, attempts }: StoredJob): Promise<void> {
    try {
      // A job that takes its node down with it never reports a failure; its claims still count.
      if (attempts > ATTEMPTS_MAX) throw new Error('the node ended while it ran')
      await store.keepingLease({ job: id }, async () =>
        handlers.get(kind)?.(payload, { id, attempt: attempts }),
      )
      await store.remove(id)
    } catch (error) {
      await giveBack({ id, kind, attempts, error })
    }
  }

  async function giveBack(failed: {
    id: string
    kind: string
    attempts: number
    error: unknown
  }): Promise<void> {
    const { id, kind, attempts, error } = failed
    const text = error instanceof Error ? error.message : String(error)
    if (attempts >= ATTEMPTS_MAX) {
      log.error({ err: error, job: id, kind, attempts }, 'a job failed for good')
      return store.bury(id, text)
    }
    log.warn({ err: error, job: id, kind, attempts }, 'a job failed and will be tried again')
    const delayMs = Math.min(BACKOFF_MAX_MS, BACKOFF_MS * 2 ** attempts) * (0.5 + ids.random() / 2)
    return store.postpone(id, clock.now() + delayMs, text)
  }

  /** One look at a time; those that come meanwhile become one more. */
  function look(): void {
    isWanted = !isStopped
    looking ??= lookWhileWanted()
  }

  async function lookWhileWanted(): Promise<void> {
    while (isWanted) {
      isWanted = false
      await takeDue().catch((err) => log.warn({ err }, 'the job queue could not be read'))
      await wait(REST_MS, undefined, { ref: false })
    }
    // In the same step as the last look at `isWanted`: a call in between would wait for a look that never comes.
    looking = null
  }

  return {
    handle: (kind, run) => void handlers.set(kind, run),
    enqueue(tx, kind, payload, { runAt, key } = {}) {
      const now = clock.now()
      return store.insert(tx, {
        id: ids.newId('job'),
        kind,
        payload,
        key: key ?? null,
        runAt: runAt ?? now,
        now,
      })
    },
    every: periodic.add,
    start() {
      periodic.demandAll()
      cancelPoll = clock.every(POLL_MS, look)
      look()
    },
    runDue,
    async state() {
      const due = await store.periodicDueTimes()
      const late = [...due].filter(([name, dueAt]) =>
        isLate(needs.schedule[name]?.everyMs, clock.now() - dueAt),
      )
      return { dead: await store.countDead(), late: late.map(([name]) => name) }
    },
    async stop() {
      isStopped = true
      isWanted = false
      cancelPoll()
      await looking
      await Promise.all(inHand)
    },
  }
}
