import type { Clock, Instant } from './clock.ts'
import type { JobStore } from './jobs-store.ts'
import type { Log } from './log.ts'

type Periodic = {
  readonly name: string
  readonly intervalMs: number
  readonly run: () => Promise<void>
  /** When it is worth asking the database again. Only a hint: the database decides. */
  askAt: Instant
  isRunning: boolean
}

/** Everything that repeats, by name: how often, and the part of the product that it belongs to. */
export type Schedule = Readonly<Record<string, { readonly everyMs: number; readonly owner: string }>>

type Needs = { store: JobStore; clock: Clock; log: Log; schedule: Schedule }

/** Work that repeats: of all nodes, the one that gets the row runs it. */
export function createPeriodicJobs({ store, clock, log, schedule }: Needs) {
  const all: Periodic[] = []

  const isWorthAsking = ({ askAt, intervalMs, isRunning }: Periodic) =>
    !isRunning && (askAt <= clock.now() || askAt > clock.now() + intervalMs)

  async function run(periodic: Periodic): Promise<void> {
    const { name, intervalMs } = periodic
    try {
      await store.keepingLease({ periodic: name }, periodic.run)
    } catch (err) {
      log.error({ err, job: name }, 'a periodic job failed')
    }
    // Counted from the end: a clock that runs fast must not make one turn follow the other without a rest.
    const nextAt = clock.now() + intervalMs
    try {
      await store.finishPeriodic(name, nextAt)
    } finally {
      periodic.askAt = nextAt
      periodic.isRunning = false
    }
  }

  return {
    add(name: string, work: () => Promise<void>): void {
      const row = schedule[name]
      if (!row) throw new Error(`The schedule has no job ${name}.`)
      if (all.some((other) => other.name === name)) throw new Error(`The job ${name} is there twice.`)
      all.push({
        name,
        intervalMs: row.everyMs,
        run: work,
        askAt: Number.NEGATIVE_INFINITY,
        isRunning: false,
      })
    },
    demandAll(): void {
      const missing = Object.keys(schedule).filter((name) => all.every((other) => other.name !== name))
      if (missing.length > 0) throw new Error(`Nothing is done by the jobs ${missing.join(', ')}.`)
    },
    /** The work that this node got, already running. */
    async takeDue(): Promise<Promise<void>[]> {
      const taken: Promise<void>[] = []
      for (const periodic of all.filter(isWorthAsking)) {
        const { name, intervalMs } = periodic
        if (await store.claimPeriodic(name, clock.now(), intervalMs)) {
          periodic.isRunning = true
          taken.push(run(periodic))
        } else {
          // Another node runs it or just did. If it dies at it, its lease ends, so ask now and then.
          const dueAt = (await store.periodicDueAt(name)) ?? clock.now()
          periodic.askAt = Math.max(dueAt, clock.now() + intervalMs / 2)
        }
      }
      return taken
    },
  }
}
