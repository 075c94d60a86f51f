import { expect, test } from 'vitest'
import { clockText, ringShare, secondsLeft } from './countdown.ts'

test('a 60 second countdown starts at 60, ends at 0 and never goes below', () => {
  expect(secondsLeft(60_000, 0)).toBe(60)
  expect(secondsLeft(60_000, 59_001)).toBe(1)
  expect(secondsLeft(60_000, 60_000)).toBe(0)
  expect(secondsLeft(60_000, 90_000)).toBe(0)
})

test('a countdown shows hours only when there are any', () => {
  expect(clockText(872)).toBe('14:32')
  expect(clockText(9)).toBe('00:09')
  expect(clockText(8 * 3600 + 14 * 60 + 22)).toBe('08:14:22')
})

test('the ring empties with the time and survives a total of zero', () => {
  expect(ringShare(450, 900)).toBe(0.5)
  expect(ringShare(1000, 900)).toBe(1)
  expect(ringShare(0, 0)).toBe(0)
})
