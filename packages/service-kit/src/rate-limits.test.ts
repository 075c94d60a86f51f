import { LIMITS } from '@keo/contract/limits'
import { expect, test } from 'vitest'
import { manualClock } from './clock.ts'
import { createLog } from './log.ts'
import { addressKey, createRateLimits } from './rate-limits.ts'
import { createWindowCounter } from './window-counter.ts'

const log = createLog({ level: 'silent' })

function setup(more: { redisUrl?: string; scale?: number } = {}) {
  const clock = manualClock(0)
  return { clock, limits: createRateLimits({ clock, log, ...more }) }
}

async function spendTimes(times: number, spend: () => number | Promise<number>): Promise<number[]> {
  const waits: number[] = []
  for (let i = 0; i < times; i++) waits.push(await spend())
  return waits
}

test.each(Object.entries(LIMITS))(
  '[RAT-01] %s is limited per member, per device and per address',
  async (name, limit) => {
    const of = name as keyof typeof LIMITS
    for (const [kind, points] of [
      ['member', limit.perPlayer],
      ['device', limit.perPlayer],
      ['address', limit.perAddress],
    ] as const) {
      const { limits } = setup()
      const waits = await spendTimes(points + 1, () => limits.spend(of, { [kind]: 'same' }))
      expect(waits.slice(0, points).every((wait) => wait === 0)).toBe(true)
      expect(waits.at(-1)).toBe(60)
      expect(await limits.spend(of, { [kind]: 'another' })).toBe(0)
    }
  },
)

test('[RAT-01] the wait shrinks with time and ends with the window', async () => {
  const { clock, limits } = setup()
  await spendTimes(3, () => limits.spend('register', { device: 'a' }))
  await clock.advance(45_000)
  expect(limits.spend('register', { device: 'a' })).toBe(15)
  await clock.advance(15_000)
  expect(limits.spend('register', { device: 'a' })).toBe(0)
})

test('a refused request does not use up the other limits', async () => {
  const { limits } = setup()
  await spendTimes(30, () => limits.spend('login', { address: '192.0.2.1' }))
  await spendTimes(50, () => limits.spend('login', { address: '192.0.2.1', device: 'phone' }))
  expect(await limits.spend('login', { device: 'phone' })).toBe(0)
})

test('a class without a limit and a scale for benches are never in the way', async () => {
  const { limits } = setup({ scale: 1000 })
  const waits = await spendTimes(500, () => limits.spend('login', { address: 'one' }))
  expect(Math.max(...waits)).toBe(0)
  expect(limits.spend('none', { address: 'one' })).toBe(0)
})

test('[RAT-02] with Redis away a stricter local limit counts, and nothing waits', async () => {
  const { limits } = setup({ redisUrl: 'redis://127.0.0.1:1/0' })
  const waits = await spendTimes(6, () => limits.spend('login', { member: 'mbr_1' }))
  expect(waits).toEqual([0, 0, 0, 0, 0, 60])
  await limits.close()
})

test('[RAT-05] a million distinct keys do not grow memory without end', { timeout: 60_000 }, () => {
  const clock = manualClock(0)
  const counter = createWindowCounter({ clock, points: 1, windowMs: 60_000, keysMax: 1000 })
  for (let i = 0; i < 1_000_000; i++) counter.hit(`key-${i}`)
  expect(counter.size).toBeLessThanOrEqual(1000)
  expect(counter.hit('key-999999')).toBe(60)
})

test('[RAT-05] ended windows are dropped as new ones come', async () => {
  const clock = manualClock(0)
  const counter = createWindowCounter({ clock, points: 1, windowMs: 1000, keysMax: 1000 })
  for (let i = 0; i < 100; i++) counter.hit(`old-${i}`)
  await clock.advance(1000)
  for (let i = 0; i < 100; i++) counter.hit(`new-${i}`)
  expect(counter.size).toBe(100)
})

test('one IPv6 network counts as one address', () => {
  expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2')
  expect(addressKey('2001:db8::1')).toBe('2001:db8:0:0')
  expect(addressKey('192.0.2.7')).toBe('192.0.2.7')
})
