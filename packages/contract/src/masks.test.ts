import { expect, test } from 'vitest'
import { maskEmail, maskName, maskPhone } from './masks.ts'

test.each([
  ['123456', '123***56'],
  ['1234567', '123***567'],
  ['12345678', '123***5678'],
  ['0912344567', '091***4567'],
  ['12345', '***'],
  ['', ''],
])('[MEM-05a] [PRV-01] phone %s shows as %s', (digits, masked) => {
  expect(maskPhone(digits)).toBe(masked)
})

test.each([
  ['mai', 'm***i'],
  ['linh7', 'l***7'],
  ['thanh7', 'th***h7'],
  ['thanhmai77', 'th***77'],
  ['đỗđ', 'đ***đ'],
  ['a', '***'],
  ['', ''],
])('[MEM-05b] [PRV-01] account name %s shows as %s', (name, masked) => {
  expect(maskName(name)).toBe(masked)
})

test.each([
  ['mai.tran@site.example', 'm***@site.example'],
  ['a@b.vn', 'a***@b.vn'],
  ['@b.vn', '***'],
  ['', ''],
])('[PRV-01] e-mail address %s shows as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})
