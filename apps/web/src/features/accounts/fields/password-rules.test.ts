import { expect, test } from 'vitest'
import { isPasswordRight, PASSWORD_RULES } from './password-rules.ts'

test.each([
  ['conMeo7Vang', true],
  ['abcdefg1', true],
  ['abcdef1', false],
  ['a1'.repeat(10), true],
  [`${'a1'.repeat(10)}x`, false],
  ['abcdefgh', false],
  ['12345678', false],
  ['abc 1234', false],
  ['mật1khẩu', false],
  ['MinhQuan88', false],
  ['', false],
])('[ACC-10b] as a new password of minhquan88, %j is right: %j', (password, isRight) => {
  expect(isPasswordRight(password, 'minhquan88')).toBe(isRight)
})

test('[ACC-10b] each rule has its own tick while the password grows', () => {
  const ticks = (password: string) => PASSWORD_RULES.map(({ test: holds }) => holds(password, 'minhquan88'))
  expect(ticks('')).toEqual([false, false, false])
  expect(ticks('ab1')).toEqual([false, true, true])
  expect(ticks('abcdefgh')).toEqual([true, false, true])
  expect(ticks('minhquan88')).toEqual([true, true, false])
})
