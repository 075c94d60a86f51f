import { minutes } from '@keo/units/instants'
import { expect, test } from 'vitest'
import { isLocked, minutesLeft, NO_FACTOR_GUARD, withWrongCode } from './factor-guard-rules.ts'

test('the fifth wrong code within a quarter of an hour locks for another', () => {
  let guard = NO_FACTOR_GUARD
  for (let n = 0; n < 4; n++) guard = withWrongCode(guard, minutes(n))
  expect(isLocked(guard, minutes(4))).toBe(false)
  guard = withWrongCode(guard, minutes(4))
  expect(isLocked(guard, minutes(18))).toBe(true)
  expect(isLocked(guard, minutes(19))).toBe(false)
  expect(minutesLeft(guard.lockedUntil!, minutes(4) + 1)).toBe(15)
  expect(minutesLeft(guard.lockedUntil!, minutes(19) - 1)).toBe(1)
})

test('wrong codes that lie far apart never lock', () => {
  let guard = NO_FACTOR_GUARD
  for (let n = 0; n < 20; n++) {
    guard = withWrongCode(guard, minutes(5 * n))
    expect(isLocked(guard, minutes(5 * n))).toBe(false)
  }
})
