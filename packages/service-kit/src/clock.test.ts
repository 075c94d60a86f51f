import { expect, test } from 'vitest'
import { manualClock, systemClock, worldClock } from './clock.ts'

const START = Date.UTC(2026, 0, 1)
const HOUR_MS = 3_600_000

test('a manual clock runs timers in order of their time, each at its own moment', async () => {
  const clock = manualClock(START)
  const seen: string[] = []
  clock.after(300, () => seen.push(`late ${clock.now() - START}`))
  clock.every(100, () => seen.push(`tick ${clock.now() - START}`))
  clock.after(0, () => seen.push('at once'))
  await clock.advance(300)
  expect(seen).toEqual(['at once', 'tick 100', 'tick 200', 'late 300', 'tick 300'])
})

test('a timer that a timer sets runs in the same advance, and a cancelled one never', async () => {
  const clock = manualClock(START)
  let ran = 0
  const cancel = clock.after(20, () => (ran += 100))
  clock.after(10, () => {
    cancel()
    clock.after(10, () => (ran += 1))
  })
  await clock.advance(30)
  expect(ran).toBe(1)
})

test('[TIM-04] setting the machine clock an hour on or back moves no timer and no duration', async () => {
  for (const step of [HOUR_MS, -HOUR_MS]) {
    const clock = manualClock(START)
    let rang = false
    clock.after(60_000, () => (rang = true))
    const before = clock.monotonicMs()
    clock.set(START + step)
    expect(clock.monotonicMs() - before).toBe(0)
    await clock.advance(59_999)
    expect(rang).toBe(false)
    await clock.advance(1)
    expect(rang).toBe(true)
    expect(clock.now()).toBe(START + step + 60_000)
  }
})

test('the world clock pauses, hurries and jumps, and its timers follow', async () => {
  const base = manualClock(START)
  const world = worldClock(base)
  let ticks = 0
  world.every(60_000, () => (ticks += 1))

  world.setRate(60)
  await base.advance(2_000)
  expect(world.now() - START).toBe(120_000)
  expect(ticks).toBe(2)

  world.setRate(0)
  await base.advance(HOUR_MS)
  expect(world.now() - START).toBe(120_000)
  expect(ticks).toBe(2)

  world.jump(HOUR_MS)
  expect(world.now() - START).toBe(HOUR_MS + 120_000)
  expect(ticks).toBe(3)
  expect(world.rate()).toBe(0)
})

test('[TIM-04] the world clock never goes back: durations only grow', async () => {
  const base = manualClock(START)
  const world = worldClock(base)
  world.setRate(10)
  await base.advance(1_000)
  const before = world.monotonicMs()
  base.set(START - HOUR_MS)
  world.setRate(1)
  expect(world.monotonicMs()).toBeGreaterThanOrEqual(before)
  expect(() => world.jump(-1)).toThrow(RangeError)
})

test('a repeating timer that throws does not stop the world', async () => {
  const base = manualClock(START)
  const world = worldClock(base)
  let ticks = 0
  world.every(10, () => {
    ticks += 1
    throw new Error('broken timer')
  })
  await expect(base.advance(10)).rejects.toThrow('broken timer')
  await expect(base.advance(10)).rejects.toThrow('broken timer')
  expect(ticks).toBe(2)
})

test('the system clock tells the time, and a timer longer than Node can hold does not fire at once', async () => {
  const clock = systemClock()
  const before = Date.now()
  expect(clock.now()).toBeGreaterThanOrEqual(before)
  let rang = false
  const cancel = clock.after(40 * 24 * HOUR_MS, () => (rang = true))
  await new Promise<void>((resolve) => {
    clock.after(2, resolve)
  })
  expect(rang).toBe(false)
  cancel()
})

test('a hurried world misses no tick and waits for none, whatever the fractions', async () => {
  const base = manualClock(0)
  const world = worldClock(base)
  let ticks = 0
  world.every(250, () => ticks++)
  world.setRate(60)
  await base.advance(10_000)
  expect(ticks).toBe(2400)
})
