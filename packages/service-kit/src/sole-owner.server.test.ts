import { sql } from 'kysely'
import { type Line, openLine } from '@keo/dev-world/line'
import { freshDatabase, type TestDatabase } from '@keo/dev-world/test-database'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createLog } from './log.ts'
import { becomeSoleOwner } from './sole-owner.ts'

let testDatabase: TestDatabase

beforeAll(async () => {
  testDatabase = await freshDatabase()
})
afterAll(() => testDatabase.close())

const LEASE_MS = 2_000

/** A process that wants to play a world; what it shares with another is only the database. */
function candidate(name: string, url = testDatabase.url) {
  const state = { isOwner: false, isWaiting: false, isLost: false, lostAt: Infinity }
  const owning = becomeSoleOwner({
    url,
    name,
    log: createLog({ level: 'silent' }),
    leaseMs: LEASE_MS,
    onWaiting: () => (state.isWaiting = true),
    onLost() {
      state.isLost = true
      state.lostAt = performance.now()
    },
  }).then((letGo) => {
    state.isOwner = true
    return letGo
  })
  onTestFinished(async () => (await owning)())
  return { state, owning }
}

const cutLine = (name: string) =>
  testDatabase.asOwner(
    `select pg_terminate_backend(pid) from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and application_name = 'keo owner of ${name}'`,
  )

test('of two processes one owns the world, and the other does once it is let go', async () => {
  const first = candidate('handed-on')
  const letGo = await first.owning
  const second = candidate('handed-on')
  await vi.waitFor(() => expect(second.state.isWaiting).toBe(true))
  expect(second.state.isOwner).toBe(false)
  await letGo()
  await vi.waitFor(() => expect(second.state.isOwner).toBe(true))
  expect(first.state.isLost).toBe(false)
})

test('an owner whose line to the database is cut hears that it owns nothing, and the next one does', async () => {
  const first = candidate('cut-off')
  await first.owning
  const second = candidate('cut-off')
  await vi.waitFor(() => expect(second.state.isWaiting).toBe(true))
  await cutLine('cut-off')
  await vi.waitFor(() => expect(first.state.isLost).toBe(true))
  await vi.waitFor(() => expect(second.state.isOwner).toBe(true))
})

test('worlds of other names have owners of their own', async () => {
  const [one, other] = [candidate('one'), candidate('other')]
  await Promise.all([one.owning, other.owning])
  expect([one.state.isWaiting, other.state.isWaiting]).toEqual([false, false])
})

/** A way to the database that can fall silent without ending. */
async function lineToDatabase(): Promise<{ line: Line; url: string }> {
  const target = new URL(testDatabase.url)
  const line = await openLine([{ host: target.hostname, port: Number(target.port) }])
  onTestFinished(() => line.close())
  target.hostname = '127.0.0.1'
  target.port = String(line.port)
  return { line, url: target.href }
}

test('an owner that is cut off and told nothing gives up before the database does, and only then the next one owns', async () => {
  const { line, url } = await lineToDatabase()
  const first = candidate('silenced', url)
  await first.owning
  const second = candidate('silenced')
  await vi.waitFor(() => expect(second.state.isWaiting).toBe(true))
  let ownsAt = 0
  void second.owning.then(() => (ownsAt = performance.now()))
  line.become({ isSilent: true })
  await vi.waitFor(() => expect(second.state.isOwner).toBe(true))
  expect(first.state.isLost).toBe(true)
  expect(ownsAt).toBeGreaterThan(first.state.lostAt)
  line.become({})
})

test('who takes over ends the connections that the owner before has left, and no other', async () => {
  const { line, url } = await lineToDatabase()
  const left = testDatabase.connect('sportsbook')
  const other = testDatabase.connect('platform')
  const backendOf = async ({ db }: typeof left) =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid
  const [leftPid, otherPid] = [await backendOf(left), await backendOf(other)]
  const first = candidate('sportsbook', url)
  // Its own start ends what an earlier one has left; what it opens afterwards is its own.
  await first.owning
  expect(await backendOf(left).catch(() => 'ended')).not.toBe(leftPid)
  expect(await backendOf(other)).toBe(otherPid)
  line.cut()
  await vi.waitFor(() => expect(first.state.isLost).toBe(true))
})

test('an owner that is well stays the owner beyond its lease', async () => {
  const first = candidate('well')
  const letGo = await first.owning
  const second = candidate('well')
  await vi.waitFor(() => expect(second.state.isWaiting).toBe(true))
  const from = performance.now()
  // The database's own time, and the only thing that passes here.
  await testDatabase.asOwner('select pg_sleep($1)', [(1.5 * LEASE_MS) / 1_000])
  expect(performance.now() - from).toBeGreaterThan(1.4 * LEASE_MS)
  expect([first.state.isLost, second.state.isOwner]).toEqual([false, false])
  await letGo()
  await vi.waitFor(() => expect(second.state.isOwner).toBe(true))
})
