import { minutes } from '@keo/units/instants'
import { expect, test } from 'vitest'
import {
  ACCOUNT_LIMITS,
  guardVerdict,
  NETWORK_LIMITS,
  NO_GUARD,
  withAttempt,
} from './password-guard-rules.ts'

function afterWrong(count: number, at = 0) {
  let guard = NO_GUARD
  for (let n = 0; n < count; n++) guard = withAttempt(guard, ACCOUNT_LIMITS, at)
  return guard
}
const verdict = (count: number, now: number) => guardVerdict(afterWrong(count), ACCOUNT_LIMITS, now)

test('[ACS-05] five wrong passwords in 15 minutes ask for a captcha, ten lock for 15 minutes', () => {
  expect([4, 5, 9, 10].map((count) => verdict(count, 0))).toEqual(['open', 'captcha', 'captcha', 'locked'])
  expect(verdict(5, minutes(15))).toBe('open')
  expect(verdict(10, minutes(15) - 1)).toBe('locked')
  expect(verdict(10, minutes(15))).toBe('open')
})

test('[ACS-05] attempts on a locked account do not prolong the lock', () => {
  const locked = afterWrong(10)
  expect(withAttempt(locked, ACCOUNT_LIMITS, minutes(14))).toBe(locked)
})

test('[ACS-05] a network asks for a captcha after thirty, and never locks', () => {
  let guard = NO_GUARD
  for (let n = 0; n < 500; n++) guard = withAttempt(guard, NETWORK_LIMITS, n)
  expect(guardVerdict(guard, NETWORK_LIMITS, 500)).toBe('captcha')
  expect(guard.wrongAt).toHaveLength(30)
})
