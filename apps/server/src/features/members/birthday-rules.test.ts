import { expect, test } from 'vitest'
import { ageOn, birthdayVerdict } from './birthday-rules.ts'

/** 31 January 2026, 20:00 at +08:00. */
const now = Date.UTC(2026, 0, 31, 12)

test.each([
  ['2008-01-31', 'fine'],
  ['2008-02-01', 'tooYoung'],
  ['2026-01-30', 'tooYoung'],
  ['2026-01-31', 'impossible'],
  ['2031-05-01', 'impossible'],
  ['1905-01-01', 'impossible'],
  ['1999-02-29', 'impossible'],
  ['1999-13-01', 'impossible'],
  ['0000-00-00', 'impossible'],
])('[ACS-09] a birthday on %s is %s', (birthday, verdict) => {
  expect(birthdayVerdict(birthday, now, 18)).toBe(verdict)
})

test('[ACS-09] the least age is a setting', () => {
  expect(birthdayVerdict('2006-06-01', now, 18)).toBe('fine')
  expect(birthdayVerdict('2006-06-01', now, 21)).toBe('tooYoung')
})

test('the day begins at midnight of +08:00', () => {
  const beforeMidnight = Date.UTC(2026, 0, 30, 15, 59, 59)
  expect(birthdayVerdict('2008-01-31', beforeMidnight, 18)).toBe('tooYoung')
  expect(birthdayVerdict('2008-01-31', beforeMidnight + 1000, 18)).toBe('fine')
})

test('who was born on 29 February grows older on 1 March', () => {
  expect(ageOn('2008-02-29', Date.UTC(2026, 1, 28, 12))).toBe(17)
  expect(ageOn('2008-02-29', Date.UTC(2026, 2, 1, 12))).toBe(18)
})
