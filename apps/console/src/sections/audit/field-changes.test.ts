import { expect, test } from 'vitest'
import { changeText, fieldChanges, reasonOf } from './field-changes.ts'

test('before and after stand field by field, and what is missing on one side says so', () => {
  expect(
    fieldChanges('{"available":"0.00","caseNo":"CS-1"}', '{"available":"9.00","caseNo":"CS-1","by":[1]}'),
  ).toEqual([
    { name: 'available', before: '0.00', after: '9.00' },
    { name: 'caseNo', before: 'CS-1', after: 'CS-1' },
    { name: 'by', before: null, after: '[1]' },
  ])
})

test.each([
  ['nothing', '', '', []],
  ['a list', '', '["deposit"]', [{ name: '', before: null, after: '["deposit"]' }]],
  ['one word', '"open"', '"closed"', [{ name: '', before: 'open', after: 'closed' }]],
])('%s is shown as it is', (_what, before, after, expected) => {
  expect(fieldChanges(before, after)).toEqual(expected)
})

test.each([
  [
    '{"nickname":"Mai","state":"x"}',
    '{"nickname":"","state":"x","reason":"Tên xấu"}',
    'nickname Mai',
    'Tên xấu',
  ],
  [
    '{"available":"0.00","state":"open"}',
    '{"available":"9.00","state":"closed","by":"stf_1"}',
    'Available 0,00 → 9,00, State open → closed, By stf_1',
    '',
  ],
  ['"open"', '"closed"', 'open → closed', ''],
  ['', '', '', ''],
])('%s to %s is a line, and the reason stands apart', (before, after, line, reason) => {
  expect(changeText(before, after, 'en')).toBe(line)
  expect(reasonOf(after)).toBe(reason)
})

test('in Vietnamese a line has no field and no code of ours', () => {
  expect(changeText('{"state":"inReview"}', '{"state":"approved","nickName":"Mai"}', 'vi')).toBe(
    'Trạng thái chờ duyệt → đã duyệt, Biệt danh Mai',
  )
})
