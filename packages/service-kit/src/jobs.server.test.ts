import { sql } from 'kysely'
import { freshDatabase, type TestDatabase } from '@keo/dev-world/test-database'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Clock, manualClock } from './clock.ts'
import type { Database } from './db/database.ts'
import { systemIds } from './ids.ts'
import { createJobs, type Jobs } from './jobs.ts'
import type { Schedule } from './periodic-jobs.ts'
import { sqlJobStore } from './jobs-store.ts'
import { createLog } from './log.ts'

const START = Date.UTC(2026, 0, 1)
const MINUTE_MS = 60_000
const SWEEP: Schedule = { sweep: { everyMs: MINUTE_MS, owner: 'test' } }

let testDatabase: TestDatabase
let database: Database
let running: Jobs[] = []

beforeAll(async () => {
  testDatabase = await freshDatabase()
  database = testDatabase.connect('platform')
})
afterEach(async () => {
  await Promise.all(running.map((jobs) => jobs.stop()))
  running = []
  await testDatabase.asOwner('truncate kit.job, kit.periodic_job')
})
afterAll(() => testDatabase.close())

/** A node of its own: what it shares with another is only the database. */
function node(clock: Clock = manualClock(START), schedule: Schedule = {}): Jobs {
  const log = createLog({ level: 'silent' })
  const jobs = createJobs({ database, clock, ids: systemIds(clock), log, schedule })
  running.push(jobs)
  return jobs
}

const stored = () => testDatabase.asOwner('select kind, state, attempts, last_error from kit.job order by id')
/** As if that long had passed since a node was killed with work in hand. */
const endLeases = () =>
  testDatabase.asOwner(
    `update kit.job set lease_until = now() - interval '1 second' where leased_by is not null`,
  )

test('a job runs once with its payload, and is gone', async () => {
  const jobs = node()
  const seen: unknown[] = []
  jobs.handle('greet', async (payload) => void seen.push(payload))
  for (const payload of [{ name: 'Mai' }, [1, 2], 'text', null]) {
    await database.tx((tx) => jobs.enqueue(tx, 'greet', payload))
  }
  await jobs.runDue()
  expect(seen).toEqual([{ name: 'Mai' }, [1, 2], 'text', null])
  expect(await stored()).toEqual([])
})

test('a job of a transaction that did not commit never runs', async () => {
  const jobs = node()
  let runs = 0
  jobs.handle('greet', async () => void (runs += 1))
  const undone = database.tx(async (tx) => {
    await jobs.enqueue(tx, 'greet', null)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await jobs.runDue()
  expect(runs).toBe(0)
})

test('a job waits for its time on the injected clock', async () => {
  const clock = manualClock(START)
  const jobs = node(clock)
  let ranAt = 0
  jobs.handle('later', async () => void (ranAt = clock.now()))
  await database.tx((tx) => jobs.enqueue(tx, 'later', null, { runAt: START + MINUTE_MS }))
  await clock.advance(MINUTE_MS - 1)
  await jobs.runDue()
  expect(ranAt).toBe(0)
  await clock.advance(1)
  await jobs.runDue()
  expect(ranAt).toBe(START + MINUTE_MS)
})

test('of one kind and key only one waits; another may come when it is done', async () => {
  const jobs = node()
  let runs = 0
  jobs.handle('settle', async () => void (runs += 1))
  const enqueue = () => database.tx((tx) => jobs.enqueue(tx, 'settle', null, { key: 'bet_1' }))
  expect([await enqueue(), await enqueue()]).toEqual([true, false])
  await jobs.runDue()
  expect(await enqueue()).toBe(true)
  await jobs.runDue()
  expect(runs).toBe(2)
})

test('many nodes share the work: each job runs on one of them, once', async () => {
  const nodes = [node(), node(), node()]
  const runs: string[] = []
  for (const jobs of nodes) jobs.handle('count', async (payload) => void runs.push(String(payload)))
  await database.tx(async (tx) => {
    for (let at = 0; at < 60; at += 1) await nodes[0]?.enqueue(tx, 'count', at)
  })
  await Promise.all(nodes.map((jobs) => jobs.runDue()))
  expect(runs.toSorted()).toEqual(Array.from({ length: 60 }, (_, at) => String(at)).toSorted())
})

test('a failing job is tried again with growing pauses, then lies dead with its reason', async () => {
  const clock = manualClock(START)
  const jobs = node(clock)
  const ranAt: number[] = []
  jobs.handle('fail', async () => {
    ranAt.push(clock.now())
    throw new Error('no answer')
  })
  await database.tx((tx) => jobs.enqueue(tx, 'fail', null))
  for (let step = 0; step < 12; step += 1) {
    await jobs.runDue()
    await clock.advance(10 * MINUTE_MS)
  }
  expect(ranAt).toHaveLength(8)
  expect(await stored()).toEqual([{ kind: 'fail', state: 'dead', attempts: 8, last_error: 'no answer' }])
})

test('the pause after a failure is respected', async () => {
  const clock = manualClock(START)
  const jobs = node(clock)
  let runs = 0
  jobs.handle('fail', async () => {
    runs += 1
    throw new Error('no answer')
  })
  await database.tx((tx) => jobs.enqueue(tx, 'fail', null))
  await jobs.runDue()
  await clock.advance(900)
  await jobs.runDue()
  expect(runs).toBe(1)
  await clock.advance(1_100)
  await jobs.runDue()
  expect(runs).toBe(2)
})

test('a job in the hands of a killed node is taken over when its lease ends, not before', async () => {
  const dead = node()
  const reached = vi.fn<() => void>()
  dead.handle('work', () => {
    reached()
    return new Promise(() => {})
  })
  await database.tx((tx) => dead.enqueue(tx, 'work', 'important'))
  void dead.runDue()
  await vi.waitUntil(() => reached.mock.calls.length === 1)
  running = []

  const living = node()
  const seen: unknown[] = []
  living.handle('work', async (payload, { attempt }) => void seen.push([payload, attempt]))
  await living.runDue()
  expect(seen).toEqual([])
  await endLeases()
  await living.runDue()
  expect(seen).toEqual([['important', 2]])
})

test('[TIM-04] moving the machine clock by an hour frees no lease', async () => {
  const clock = manualClock(START)
  const holder = node(clock)
  const reached = vi.fn<() => void>()
  let finish: () => void = () => {}
  holder.handle('work', () => {
    reached()
    return new Promise<void>((resolve) => {
      finish = resolve
    })
  })
  await database.tx((tx) => holder.enqueue(tx, 'work', null))
  const held = holder.runDue()
  await vi.waitUntil(() => reached.mock.calls.length === 1)
  for (const step of [3_600_000, -3_600_000]) {
    const other = node(manualClock(START + step))
    other.handle('work', async () => reached())
    await other.runDue()
  }
  expect(reached).toHaveBeenCalledTimes(1)
  finish()
  await held
  expect(await stored()).toEqual([])
})

test('what repeats is what the schedule says: nothing beside it, nothing twice, nothing left out', () => {
  const jobs = node(manualClock(START), SWEEP)
  expect(() => jobs.start()).toThrow('sweep')
  expect(() => jobs.every('mop', async () => {})).toThrow('mop')
  jobs.every('sweep', async () => {})
  expect(() => jobs.every('sweep', async () => {})).toThrow('twice')
  expect(() => jobs.start()).not.toThrow()
})

test('a periodic job runs on one node for each interval, however many nodes ask', async () => {
  const clock = manualClock(START)
  let runs = 0
  const nodes = [node(clock, SWEEP), node(clock, SWEEP)]
  for (const jobs of nodes) jobs.every('sweep', async () => void (runs += 1))
  for (let minute = 0; minute < 5; minute += 1) {
    await Promise.all(nodes.map((jobs) => jobs.runDue()))
    await clock.advance(MINUTE_MS)
  }
  expect(runs).toBe(5)
})

test('a periodic job that fails runs again next time, and one whose clock went back is not stuck', async () => {
  const clock = manualClock(START)
  let runs = 0
  const jobs = node(clock, SWEEP)
  jobs.every('sweep', async () => {
    runs += 1
    throw new Error('no')
  })
  await jobs.runDue()
  await clock.advance(MINUTE_MS)
  await jobs.runDue()
  expect(runs).toBe(2)
  clock.set(START - 10 * 3_600_000)
  await jobs.runDue()
  expect(runs).toBe(3)
})

test('once started it looks by itself as its clock goes on, and stop waits for the work in hand', async () => {
  const clock = manualClock(START)
  const jobs = node(clock)
  const events: string[] = []
  jobs.handle('slow', async () => {
    events.push('begun')
    await new Promise((resolve) => setImmediate(resolve))
    events.push('done')
  })
  jobs.start()
  await database.tx((tx) => jobs.enqueue(tx, 'slow', null))
  await vi.waitUntil(async () => {
    await clock.advance(250)
    return events.includes('begun')
  })
  await jobs.stop()
  expect(events).toEqual(['begun', 'done'])
})

test('no more jobs are claimed than there is room for, in whatever way the database finds them', async () => {
  const jobs = node()
  jobs.handle('greet', async () => {})
  await database.tx(async (tx) => {
    for (let count = 0; count < 12; count += 1) await jobs.enqueue(tx, 'greet', count)
  })
  const claimed = await database.tx(async (tx) => {
    for (const way of ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material', 'memoize'])
      await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(tx)
    return sqlJobStore(tx, 'nod_test').claim(['greet'], START, 3)
  })
  expect(claimed.map(({ payload }) => payload)).toEqual([0, 1, 2])
})
