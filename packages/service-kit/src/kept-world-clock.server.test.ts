import { freshDatabase } from '@keo/dev-world/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { manualClock } from './clock.ts'
import { keptWorldClock } from './kept-world-clock.ts'
import { createLog } from './log.ts'

const START = Date.UTC(2026, 0, 31, 12)
const log = createLog({ level: 'error' })
let storage: Awaited<ReturnType<typeof freshDatabase>>

beforeAll(async () => {
  storage = await freshDatabase()
})
afterAll(() => storage.close())

async function start(base = manualClock(START)) {
  return { base, ...(await keptWorldClock({ database: storage.connect('kit'), base, log })) }
}

test('a world that jumped, hurried or paused is found where it was', async () => {
  const first = await start()
  expect(first.clock.now()).toBe(START)
  first.clock.jump(86_400_000)
  await first.stop()
  const second = await start(manualClock(first.base.now()))
  expect(second.clock.now()).toBe(START + 86_400_000)
  second.clock.setRate(60)
  await second.base.advance(1_000)
  await second.stop()
  const third = await start(manualClock(second.base.now()))
  expect(third.clock.now()).toBe(second.clock.now())
  third.clock.setRate(0)
  await third.base.advance(10_000)
  await third.stop()
  const fourth = await start(manualClock(third.base.now()))
  expect(fourth.clock.now()).toBe(third.clock.now())
  await fourth.stop()
})

test('a kill in full haste leaves the world a little ahead, never behind', async () => {
  const killed = await start()
  killed.clock.setRate(60)
  await killed.base.advance(61_000)
  // What was under way reaches the database; the stop itself never comes.
  await expect
    .poll(async () => (await start(manualClock(killed.base.now()))).clock.now())
    .toBeGreaterThanOrEqual(killed.clock.now())
  const next = await start(manualClock(killed.base.now()))
  expect(next.clock.now() - killed.clock.now()).toBeLessThan(10 * 60_000)
})
