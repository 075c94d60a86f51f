import { PATTERNS } from '@keo/contract/patterns'
import { expect, test } from 'vitest'
import { COMMON_PASSWORDS } from './common-passwords.ts'
import { passwordProblem, refuseWeakPassword } from './password-rules.ts'

test('[ACS-03] at least 3,000 common passwords that the pattern would let through are known', () => {
  expect(COMMON_PASSWORDS.size).toBeGreaterThan(3_000)
  expect([...COMMON_PASSWORDS].filter((password) => !PATTERNS.password.test(password))).toEqual([])
})

test.each(['password1', 'PassWord1', '1qaz2wsx', 'matkhau123'])('[ACS-03] %s is too common', (password) => {
  expect(passwordProblem(password, 'maitran88')).toBe('field.passwordCommon')
})

test('[ACS-03] the user name is no password, in capitals neither', () => {
  expect(passwordProblem('maitran88', 'MaiTran88')).toBe('field.passwordLikeName')
  expect(() => refuseWeakPassword('MAITRAN88', 'maitran88')).toThrow(
    expect.objectContaining({ code: 'INVALID_INPUT', fields: { password: 'field.passwordLikeName' } }),
  )
  expect(passwordProblem('conMeo7Vang', 'maitran88')).toBeNull()
})
