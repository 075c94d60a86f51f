import { expect, test } from 'vitest'
import { nickNameProblem, tidyNickName } from './nick-name-rules.ts'

const problemOf = (typed: string) => nickNameProblem(tidyNickName(typed))

test.each([
  'Mai Trần',
  'Linh Phủi',
  'Hồ Trọng',
  'Kèo Thơm',
  'Vua Phá Lưới'.slice(0, 10),
  'maitran88',
  'a_b-c.d',
  '足球小将',
  'น้ำใสใจดี',
  'Nguyễn Văn'.normalize('NFD'),
])('[HTM-03] %s is a nickname', (name) => {
  expect(problemOf(name)).toBeNull()
})

test.each([
  ['', 'field.nickNameLength'],
  ['abc', 'field.nickNameLength'],
  ['   abc   ', 'field.nickNameLength'],
  ['abcdefghijk', 'field.nickNameLength'],
  ['x'.repeat(100_000), 'field.nickNameLength'],
])('[HTM-03] [MEM-02c] of %j the length is wrong', (name, problem) => {
  expect(problemOf(name)).toBe(problem)
})

test('[HTM-03] ten code points count as ten, whatever they take to store', () => {
  expect(problemOf('Ướ'.repeat(5))).toBeNull()
  expect(problemOf('𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷')).toBeNull()
  expect(problemOf('𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷')).toBe('field.nickNameLength')
})

test.each([
  ['a new line', 'mai\ntran'],
  ['a null byte', 'mai\0tran'],
  ['an escape', 'mai\u001B[31m'],
  ['a right-to-left override', 'mai\u202Enart'],
  ['a right-to-left mark', 'mai\u200Ftran'],
  ['an isolate', 'mai\u2066tran'],
  ['a zero-width space', 'mai\u200Btran'],
  ['a zero-width joiner', 'mai\u200Dtran'],
  ['a soft hyphen', 'mai\u00ADtran'],
  ['a byte order mark inside', 'mai\uFEFFtran'],
  ['a Hangul filler', 'mai\u3164tran'],
  ['a variation selector', 'mai\uFE0Ftran'],
  ['an enclosing mark', 'mai\u20DDtran'],
  ['piled marks', `ma\u0331\u0332\u0333\u0334i`],
  ['an emoji', 'maitran⚽'],
  ['a lone surrogate', 'mai\uD800tran'],
  ['a private sign', 'mai\uE000tran'],
  ['HTML', '<b>mai</b>'],
  ['SQL', "mai';drop"],
  ['Cyrillic letters', 'mаitrаn'],
  ['Greek letters', 'maitrοn'],
  ['full-width letters', 'ｍａｉｔｒａｎ'],
  ['mathematical letters', '𝐦𝐚𝐢𝐭𝐫𝐚𝐧'],
  ['no letter at all', '123456'],
  ['two spaces', 'mai  tran'],
])('[HTM-03] %s is refused', (_, name) => {
  expect(problemOf(name)).toBe('field.nickNameSigns')
})

test.each([
  'admin',
  'ADMIN 1',
  'Ad.Min',
  '4dm1n99',
  'admln',
  'ađmin',
  'ādmïn',
  'KeoAdmin',
  'supp0rt',
  'Hỗ Trợ',
  'Hỗ Trợ 24',
  'Kèo 88',
  'kèohỗtrợ',
  'CSKH Kèo',
  'Quản Trị',
  'Nhân Viên',
  'Kèo 客服',
  '官方客服1号',
  'แอดมิน',
])('[HTM-03] %s looks like staff', (name) => {
  expect(problemOf(name)).toBe('field.nickNameStaff')
})
