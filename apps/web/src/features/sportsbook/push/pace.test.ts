import { expect, test } from 'vitest'
import { manualClock } from '../../../testing/manual-clock.ts'
import { createPace } from './pace.ts'

test('prices that move by the dozen in a second are busy until they calm down', () => {
  const clock = manualClock()
  const pace = createPace(clock)
  pace.note(59)
  clock.advance(1000)
  expect(pace.isBusy()).toBe(false)
  pace.note(60)
  clock.advance(1000)
  expect(pace.isBusy()).toBe(true)
  pace.note(30)
  clock.advance(1000)
  expect(pace.isBusy()).toBe(true)
  clock.advance(1000)
  expect(pace.isBusy()).toBe(false)
})
