import { freshDatabase, type TestDatabase } from '@keo/dev-world/test-database'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createLog } from './log.ts'
import { becomeSoleOwner } from './sole-owner.ts'

let testDatabase: TestDatabase

beforeAll(async () => {
  testDatabase = await freshDatabase()
})
afterAll(() => testDatabase.close())

/** A process that wants to play a world; what it shares with another is only the database. */
function candidate(name: string) {
  const state = { isOwner: false, isWaiting: false, isLost: false }
  const owning = becomeSoleOwner({
    url: testDatabase.url,
    name,
    log: createLog({ level: 'silent' }),
    onWaiting: () => (state.isWaiting = true),
    onLost: () => (state.isLost = true),
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
