import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { freshDatabase, type TestDatabase } from '@keo/dev-world/test-database'
import { type Generated, Kysely, PostgresDialect, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createLog } from '../log.ts'
import { migrate } from '../migrations.ts'
import { type InstantColumn, sqlInstant } from './columns.ts'
import { connectDatabase, type Database } from './database.ts'
import { kept } from './kept-plans.ts'
import { createPool } from './pool.ts'

type Tables = {
  purse: { id: number; amount: bigint }
  visit: { id: Generated<number>; at: InstantColumn; day: string }
}

const AT = Date.UTC(2026, 6, 28, 23, 59, 59, 123)

let testDatabase: TestDatabase
let database: Database

beforeAll(async () => {
  testDatabase = await freshDatabase()
  const trial = { schema: 'trial', folder: new URL('./test-migrations/', import.meta.url) }
  await migrate({ url: testDatabase.url, schemas: [trial] })
  database = testDatabase.connect('trial')
})
afterAll(() => testDatabase.close())
beforeEach(() => testDatabase.asOwner('truncate trial.purse, trial.visit'))

const tables = () => database.db.withTables<Tables>()

test('a bigint comes back as BigInt, beyond what a float can hold', async () => {
  await tables().insertInto('purse').values({ id: 1, amount: 9_007_199_254_740_993n }).execute()
  const purse = await tables().selectFrom('purse').selectAll().executeTakeFirstOrThrow()
  expect(purse).toEqual({ id: 1, amount: 9_007_199_254_740_993n })
  const { rows } = await sql`select array[1::bigint, null, -2] as some, '{}'::bigint[] as none`.execute(
    database.db,
  )
  expect(rows).toEqual([{ some: [1n, null, -2n], none: [] }])
})

test('[TIM-01] an instant comes back the same whatever zone the machine and the session are in, and a day stays a day', async () => {
  const machineZone = process.env.TZ
  try {
    for (const zone of ['UTC', 'Asia/Ho_Chi_Minh', 'America/New_York']) {
      process.env.TZ = zone
      const written = await tables()
        .insertInto('visit')
        .values({ at: sqlInstant(AT), day: '2026-07-28' })
        .returning(['at', 'day', sql<string>`at::text`.as('text')])
        .executeTakeFirstOrThrow()
      expect(written).toEqual({ at: AT, day: '2026-07-28', text: '2026-07-28 23:59:59.123+00' })
    }
  } finally {
    process.env.TZ = machineZone
  }
  const same = await tables().selectFrom('visit').select('id').where('at', '=', sqlInstant(AT)).execute()
  expect(same).toHaveLength(3)
})

test('[LED-06] two transactions that deadlock both succeed: the loser is run again from the start', async () => {
  await tables()
    .insertInto('purse')
    .values([
      { id: 1, amount: 0n },
      { id: 2, amount: 0n },
    ])
    .execute()
  let runs = 0
  const firstLockTaken = rendezvous(2)
  const addTo = (order: readonly [number, number]) =>
    database.tx(async (tx) => {
      runs += 1
      const add = (id: number) =>
        tx
          .withTables<Tables>()
          .updateTable('purse')
          .set({ amount: sql`amount + 1` })
          .where('id', '=', id)
          .execute()
      await add(order[0])
      await firstLockTaken()
      await add(order[1])
    })
  await Promise.all([addTo([1, 2]), addTo([2, 1])])
  const purses = await tables().selectFrom('purse').selectAll().orderBy('id').execute()
  expect(purses).toEqual([
    { id: 1, amount: 2n },
    { id: 2, amount: 2n },
  ])
  expect(runs).toBe(3)
})

test.each(['40001', '40P01'])(
  '[LED-06] a transaction that keeps losing with %s is answered "try again" and moves nothing',
  async (code) => {
    let runs = 0
    const losing = database.tx(async (tx) => {
      runs += 1
      await tx.withTables<Tables>().insertInto('purse').values({ id: 7, amount: 1n }).execute()
      await sql`do ${sql.raw(`$$ begin raise exception 'lost' using errcode = '${code}'; end $$`)}`.execute(
        tx,
      )
    })
    await expect(losing).rejects.toMatchObject({ name: 'AppError', code: 'TRY_AGAIN' })
    expect(runs).toBe(6)
    expect(await tables().selectFrom('purse').selectAll().execute()).toEqual([])
  },
)

test('[LED-06] another error is not retried, and undoes everything', async () => {
  let runs = 0
  const failing = database.tx(async (tx) => {
    runs += 1
    await tx.withTables<Tables>().insertInto('purse').values({ id: 8, amount: 1n }).execute()
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(runs).toBe(1)
  expect(await tables().selectFrom('purse').selectAll().execute()).toEqual([])
})

test('[CFG-04] the application can neither alter tables nor touch entries that are only added to', async () => {
  await tables().insertInto('purse').values({ id: 1, amount: 1n }).execute()
  await sql`insert into entry values (1)`.execute(database.db)
  for (const forbidden of [
    'alter table purse add extra int',
    'create table mine (id int)',
    'drop table purse',
    'update entry set id = 2',
    'delete from entry',
    'truncate entry',
    'alter table entry disable trigger append_only',
    'update migration set checksum = $$x$$',
    'update kit.audit_entry set actor = $$x$$',
    'create role other',
  ]) {
    await expect(sql.raw(forbidden).execute(database.db)).rejects.toMatchObject({ code: '42501' })
  }
  expect((await sql`select id from entry`.execute(database.db)).rows).toEqual([{ id: 1 }])
})

test('[CFG-04] even the owner cannot touch such an entry by mistake', async () => {
  await testDatabase.asOwner('insert into trial.entry values (5)')
  await expect(testDatabase.asOwner('delete from trial.entry')).rejects.toThrow(/never changed or removed/)
  await expect(testDatabase.asOwner('truncate trial.entry')).rejects.toThrow(/never changed or removed/)
})

test('[CFG-04] the read-only role reads and does nothing else', async () => {
  const asReader = (statement: string) => testDatabase.asOwner(`set role keo_read; ${statement}`)
  await asReader('select * from trial.purse')
  await expect(asReader('insert into trial.purse values (1, 1)')).rejects.toMatchObject({ code: '42501' })
})

test('[CFG-04] statements, locks and idle transactions have a time limit', async () => {
  const { rows } = await sql<Record<string, string>>`select current_setting('statement_timeout') as statement,
    current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle`.execute(
    database.db,
  )
  expect(rows).toEqual([{ statement: '10s', lock: '5s', idle: '10s' }])
})

test('a statement that is marked is planned once for a connection, whatever it is asked, and goes on when its table is altered', async () => {
  await tables()
    .insertInto('purse')
    .values([
      { id: 1, amount: 10n },
      { id: 2, amount: 20n },
    ])
    .execute()
  const single = connectDatabase({
    ...testDatabase.login,
    schema: 'trial',
    log: createLog({ level: 'silent' }),
    max: 1,
  })
  const amountOf = async (id: number) =>
    (
      await sql`
        ${kept} select amount from purse where id = ${id}`.execute(single.db)
    ).rows
  expect(await amountOf(1)).toEqual([{ amount: 10n }])
  expect(await amountOf(2)).toEqual([{ amount: 20n }])
  await sql`select amount from purse where id = ${1}`.execute(single.db)
  const { rows } = await sql`select name, statement from pg_prepared_statements`.execute(single.db)
  expect(rows).toEqual([
    {
      name: expect.stringMatching(/^kept \d+$/),
      statement: expect.stringMatching(/^\s*\/\* kept \*\/ select amount/),
    },
  ])
  await testDatabase.asOwner('alter table trial.purse add column extra integer')
  expect(await amountOf(2)).toEqual([{ amount: 20n }])
  await testDatabase.asOwner('alter table trial.purse drop column extra')
  expect(await amountOf(1)).toEqual([{ amount: 10n }])
  await single.close()
})

test('a plan that is kept is made anew once it is old, for tables that have grown since', async () => {
  let time = 0
  const pool = createPool({
    ...testDatabase.login,
    schema: 'trial',
    log: createLog({ level: 'silent' }),
    max: 1,
    now: () => time,
  })
  const aged = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  const ask = () => sql`${kept} select amount from purse where id = any(${[1, 2]})`.execute(aged)
  const planOf = async () => {
    const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements`.execute(aged)
    const { rows: plan } = await sql<Record<string, string>>`
      explain execute ${sql.id(rows[0]?.name ?? '')}(${sql.lit('{1,2}')})`.execute(aged)
    return plan.map((line) => line['QUERY PLAN']).join(' ')
  }
  await testDatabase.asOwner('insert into trial.purse values (1, 10), (2, 20)')
  // Nobody but this test looks at the size of the table.
  await testDatabase.asOwner('alter table trial.purse set (autovacuum_enabled = off)')
  await testDatabase.asOwner('analyze trial.purse')
  await ask()
  await sql`set plan_cache_mode = force_generic_plan`.execute(aged)
  expect(await planOf()).toContain('Seq Scan')
  await testDatabase.asOwner('insert into trial.purse select n, n from generate_series(3, 50000) n')
  expect(await planOf()).toContain('Seq Scan')
  time += 2_000
  expect(await planOf()).toContain('Index')
  expect((await ask()).rows).toEqual([{ amount: 10n }, { amount: 20n }])
  await aged.destroy()
  await testDatabase.asOwner('alter table trial.purse reset (autovacuum_enabled)')
})

test('a connection cut by the server ends neither the process nor the pool', async () => {
  const cut = database.tx(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await testDatabase.asOwner('select pg_terminate_backend($1)', [rows[0]?.pid])
    await sql`select 1`.execute(tx)
  })
  await expect(cut).rejects.toThrow(/terminat|not queryable/)
  await expect(database.ping()).resolves.toBeUndefined()
})

test('[RAT-05] the pool and its queue are bounded: who comes when both are full is told at once', async () => {
  const small = connectDatabase({
    ...testDatabase.login,
    schema: 'trial',
    log: createLog({ level: 'silent' }),
    max: 1,
  })
  const release = deferred()
  const busy = small.tx(() => release.promise)
  const waiting = Array.from({ length: 60 }, () =>
    small.ping().then(
      () => 'answered',
      (error) => error.code,
    ),
  )
  await expect(Promise.race(waiting)).resolves.toBe('BUSY')
  release.resolve(undefined)
  await busy
  const answers = await Promise.all(waiting)
  expect(answers.filter((answer) => answer === 'answered').length).toBeGreaterThanOrEqual(19)
  expect(answers.filter((answer) => answer === 'BUSY').length).toBeGreaterThanOrEqual(35)
  await small.close()
})

test('[RAT-05] a database that accepts and says nothing is told as busy, and not as a fault of ours', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const deaf = createPool({
    url: `postgresql://keo@127.0.0.1:${port}/keo`,
    schema: 'trial',
    log: createLog({ level: 'silent' }),
    max: 1,
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
    silent.close()
  })
  const answer = deaf.connect().then(
    () => 'answered',
    (error) => error.code,
  )
  await vi.advanceTimersByTimeAsync(60_000)
  await expect(answer).resolves.toBe('BUSY')
})

test('[RAT-05] a database that has no connection left to give is told as busy, and serves again once one is free', async () => {
  await testDatabase.asOwner("create role one_connection login password 'narrow' connection limit 1")
  onTestFinished(async () => {
    await testDatabase.asOwner('drop role one_connection')
  })
  const url = new URL(testDatabase.url)
  url.username = 'one_connection'
  url.password = 'narrow'
  const narrow = () =>
    createPool({ url: url.href, schema: 'trial', log: createLog({ level: 'silent' }), max: 1 })
  const [first, second] = [narrow(), narrow()]
  const held = await first.connect()
  await expect(second.connect()).rejects.toMatchObject({ code: 'BUSY' })
  held.release()
  await first.end()
  // PostgreSQL counts a connection until its process is gone, a moment after the goodbye.
  const free = await vi.waitUntil(() => second.connect().catch(() => null), { timeout: 60_000 })
  await expect(free.query('select 1 as one', [])).resolves.toMatchObject({ rows: [{ one: 1 }] })
  free.release()
  await second.end()
})

/** Resolves for everybody once as many have come; later callers pass. */
function rendezvous(size: number) {
  const gate = deferred()
  let come = 0
  return () => {
    come += 1
    if (come >= size) gate.resolve(undefined)
    return gate.promise
  }
}

function deferred() {
  let resolve: (value: unknown) => void = () => {}
  const promise = new Promise<unknown>((done) => {
    resolve = done
  })
  return { promise, resolve }
}
