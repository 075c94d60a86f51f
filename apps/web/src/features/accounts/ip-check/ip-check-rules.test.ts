import { expect, test } from 'vitest'
import { mayConfirm } from './ip-check-rules.ts'

const entry = { checkBy: 'sms', mobile: '912345678', code: '123456', password: '' } as const

test.each([
  ['12345', false],
  ['123456', true],
  ['12345678901', true],
  ['123456789012', false],
  ['91234567a', false],
  ['', false],
])('[ACC-04a] with the mobile %j the popup may be confirmed: %j', (mobile, may) => {
  expect(mayConfirm({ ...entry, mobile })).toBe(may)
})

test.each([
  ['123', false],
  ['1234', true],
  ['12345', true],
  ['123456', true],
  ['1234567', false],
  ['12a4', false],
])('[ACC-04a] with the code %j the popup may be confirmed: %j', (code, may) => {
  expect(mayConfirm({ ...entry, code })).toBe(may)
})

test('somebody without a mobile is checked by e-mail code or password', () => {
  expect(mayConfirm({ ...entry, checkBy: 'mail', mobile: '' })).toBe(true)
  expect(mayConfirm({ ...entry, checkBy: 'mail', mobile: '', code: '12' })).toBe(false)
  expect(mayConfirm({ ...entry, checkBy: 'password', password: 'conMeo7Vang' })).toBe(true)
  expect(mayConfirm({ ...entry, checkBy: 'password', password: 'short1' })).toBe(false)
})
