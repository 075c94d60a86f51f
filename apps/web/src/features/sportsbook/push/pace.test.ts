import { expect, test } from 'vitest'
import { manualClock } from '../../../testing/manual-clock.ts'
import { createPace } from './pace.ts'

test('prices that move by the dozen in a second are busy until they calm down', () => {
  const clock = manualClock()
  const pace = createPace(clock)
  pace.note(59)
  clock.advance(1000)
  expect(pace.isBusy()).toBe(false)
  pace.note(59)
  expect(pace.isBusy()).toBe(false)
  pace.note(1)
  expect(pace.isBusy()).toBe(true)
  clock.advance(1000)
  expect(pace.isBusy()).toBe(true)
  pace.note(30)
  clock.advance(1000)
  expect(pace.isBusy()).toBe(true)
  clock.advance(1000)
  expect(pace.isBusy()).toBe(false)
})

test('a message that moves many markets is a burst for as long as their marks stand', () => {
  const clock = manualClock()
  const pace = createPace(clock)
  pace.note(3, 7)
  expect(pace.isBurst()).toBe(false)
  pace.note(1, 8)
  expect(pace.isBurst()).toBe(true)
  clock.advance(2999)
  expect(pace.isBurst()).toBe(true)
  clock.advance(1)
  expect(pace.isBurst()).toBe(false)
})
