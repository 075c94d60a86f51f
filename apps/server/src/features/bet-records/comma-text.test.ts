import { expect, test } from 'vitest'
import { field } from './comma-text.ts'

test.each([
  ['=1+1', `"'=1+1"`],
  ['+84901234567', `"'+84901234567"`],
  ['-1+1', `"'-1+1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  ['\r=1', `"'\r=1"`],
  ['|calc', `"'|calc"`],
])('[HTM-05] what begins like a formula is text: %j', (text, cell) => {
  expect(field(text)).toBe(cell)
})

test.each([
  ['-50000.00', '"-50000.00"'],
  ['1.90', '"1.90"'],
  ['Hà Nội -0.5', '"Hà Nội -0.5"'],
  ['say "no"', '"say ""no"""'],
  ['', '""'],
])('[HTM-05] everything else stays as it is: %j', (text, cell) => {
  expect(field(text)).toBe(cell)
})
