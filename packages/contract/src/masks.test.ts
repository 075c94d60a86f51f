import { expect, test } from 'vitest'
import { maskName, maskPhone } from './masks.ts'

test.each([
  ['123456', '123***56'],
  ['1234567', '123***567'],
  ['12345678', '123***5678'],
  ['13812345678', '138***5678'],
  ['12345', '***'],
  ['', ''],
])('[MEM-05a] [PRV-01] the phone %s shows as %s', (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked)
})

test.each([
  ['abc', 'a***c'],
  ['abcde', 'a***e'],
  ['abcdef', 'ab***ef'],
  ['maitran88', 'ma***88'],
  ['Tùng', 'T***g'],
])('[MEM-05b] [PRV-01] the account name %s shows as %s', (name, masked) => {
  expect(maskName(name)).toBe(masked)
})
