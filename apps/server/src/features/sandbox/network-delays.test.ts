import { manualClock } from '@keo/service-kit/clock'
import { expect, test } from 'vitest'
import { createNetworkDelays } from './network-delays.ts'

test('only the slow device waits, for as long as it was told', async () => {
  const clock = manualClock(0)
  const delays = createNetworkDelays(clock)
  delays.set('slow', 3000)
  let isAnswered = false
  void delays.wait('slow')?.then(() => (isAnswered = true))
  expect(delays.wait('other')).toBeUndefined()
  await clock.advance(2999)
  expect(isAnswered).toBe(false)
  await clock.advance(1)
  expect(isAnswered).toBe(true)
  delays.set('slow', 0)
  expect(delays.wait('slow')).toBeUndefined()
})

test('a thousand devices are remembered, not more', () => {
  const delays = createNetworkDelays(manualClock(0))
  for (let n = 0; n <= 1000; n++) delays.set(`device-${n}`, 10)
  expect(delays.of('device-0')).toBe(0)
  expect(delays.of('device-1')).toBe(10)
  expect(delays.of('device-1000')).toBe(10)
})
