import { sql } from 'kysely'
import type { Instant } from './clock.ts'
import { type InstantColumn, sqlInstant } from './db/columns.ts'
import type { Db, Tx } from './db/database.ts'

export type StoredJob = {
  readonly id: string
  readonly kind: string
  readonly payload: unknown
  readonly attempts: number
}

type JobTables = {
  'kit.job': {
    id: string
    kind: string
    payload: unknown
    key: string | null
    state: 'waiting' | 'dead'
    run_at: InstantColumn
    attempts: number
    last_error: string | null
    lease_until: InstantColumn | null
    leased_by: string | null
    created_at: InstantColumn
  }
  'kit.periodic_job': {
    name: string
    run_at: InstantColumn
    lease_until: InstantColumn | null
    leased_by: string | null
  }
}

type Leased = { readonly job: string } | { readonly periodic: string }

/** Long enough for a slow statement; a node that lives renews it, a dead one's work waits no longer than this. */
const LEASE_MS = 30_000
/** How far the clocks of two nodes may be apart without one of them thinking that time went back. */
const SKEW_MS = 60_000
const ERROR_TEXT_MAX = 500

const leaseEnd = sql`clock_timestamp() + ${LEASE_MS} * interval '1 millisecond'`
const isFree = sql<boolean>`(lease_until is null or lease_until < clock_timestamp())`

export type JobStore = ReturnType<typeof sqlJobStore>

/** Leases are the database's time, which no node and no sandbox can set; due times are product time. */
export function sqlJobStore(db: Db, node: string) {
  const tables = db.withTables<JobTables>()
  const held = (id: string) =>
    tables.updateTable('kit.job').where('id', '=', id).where('leased_by', '=', node)

  async function renew(work: Leased): Promise<void> {
    await ('job' in work
      ? sql`update kit.job set lease_until = ${leaseEnd} where id = ${work.job} and leased_by = ${node}`.execute(
          db,
        )
      : sql`update kit.periodic_job set lease_until = ${leaseEnd} where name = ${work.periodic} and leased_by = ${node}`.execute(
          db,
        ))
  }

  return {
    /** Renews in real time while the work lasts, whatever the product's clock does. */
    async keepingLease(work: Leased, run: () => Promise<void>): Promise<void> {
      const timer = setInterval(() => renew(work).catch(() => {}), LEASE_MS / 3)
      try {
        await run()
      } finally {
        clearInterval(timer)
      }
    },

    async insert(
      tx: Tx,
      job: { id: string; kind: string; payload: unknown; key: string | null; runAt: Instant; now: Instant },
    ) {
      const payload = sql`${JSON.stringify(job.payload ?? null)}::jsonb`
      const { rows } = await sql`
        insert into kit.job (id, kind, payload, key, run_at, created_at)
        values (${job.id}, ${job.kind}, ${payload}, ${job.key}, ${sqlInstant(job.runAt)}, ${sqlInstant(job.now)})
        on conflict (kind, key) where state = 'waiting' do nothing
        returning id`.execute(tx)
      return rows.length === 1
    },

    /**
     * Takes due jobs that nobody else holds, the longest due first. They are chosen once, before anything is written: as a
     * condition of the update the choice may be made again for each row, and then takes more than its limit.
     */
    async claim(kinds: readonly string[], now: Instant, limit: number): Promise<StoredJob[]> {
      const { rows } = await sql<StoredJob>`
        with due as materialized (
          select id from kit.job
          where state = 'waiting' and run_at <= ${sqlInstant(now)} and kind = any(${kinds}) and ${isFree}
          order by run_at, id limit ${limit} for update skip locked
        )
        update kit.job set lease_until = ${leaseEnd}, leased_by = ${node}, attempts = attempts + 1
        from due where kit.job.id = due.id
        returning kit.job.id, kind, payload, attempts`.execute(db)
      return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))
    },

    async remove(id: string): Promise<void> {
      await tables.deleteFrom('kit.job').where('id', '=', id).where('leased_by', '=', node).execute()
    },

    async postpone(id: string, runAt: Instant, error: string): Promise<void> {
      const free = { lease_until: null, leased_by: null, last_error: error.slice(0, ERROR_TEXT_MAX) }
      await held(id)
        .set({ ...free, run_at: sqlInstant(runAt) })
        .execute()
    },

    async bury(id: string, error: string): Promise<void> {
      const free = { lease_until: null, leased_by: null, last_error: error.slice(0, ERROR_TEXT_MAX) }
      await held(id)
        .set({ ...free, state: 'dead' })
        .execute()
    },

    /** A due time further off than one interval was written before the clock was set back: it is due now. */
    async claimPeriodic(name: string, now: Instant, intervalMs: number): Promise<boolean> {
      const tooFar = sqlInstant(now + intervalMs + SKEW_MS)
      const { rows } = await sql`
        insert into kit.periodic_job as periodic (name, run_at, lease_until, leased_by)
        values (${name}, ${sqlInstant(now)}, ${leaseEnd}, ${node})
        on conflict (name) do update set lease_until = excluded.lease_until, leased_by = excluded.leased_by
        where (periodic.run_at <= ${sqlInstant(now)} or periodic.run_at > ${tooFar})
          and (periodic.lease_until is null or periodic.lease_until < clock_timestamp())
        returning name`.execute(db)
      return rows.length === 1
    },

    async finishPeriodic(name: string, nextAt: Instant): Promise<void> {
      await tables
        .updateTable('kit.periodic_job')
        .set({ run_at: sqlInstant(nextAt), lease_until: null, leased_by: null })
        .where('name', '=', name)
        .where('leased_by', '=', node)
        .execute()
    },

    async countDead(): Promise<number> {
      const { count } = await tables
        .selectFrom('kit.job')
        .select((of) => of.fn.countAll<bigint>().as('count'))
        .where('state', '=', 'dead')
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    /** When everything that repeats is due next; what is past is late by as much. */
    async periodicDueTimes(): Promise<ReadonlyMap<string, Instant>> {
      const rows = await tables.selectFrom('kit.periodic_job').select(['name', 'run_at']).execute()
      return new Map(rows.map(({ name, run_at }) => [name, run_at]))
    },

    async periodicDueAt(name: string): Promise<Instant | null> {
      const row = await tables
        .selectFrom('kit.periodic_job')
        .select('run_at')
        .where('name', '=', name)
        .executeTakeFirst()
      return row?.run_at ?? null
    },
  }
}
