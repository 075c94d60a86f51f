import { expect, test } from 'vitest'
import { matchIdOf } from './match-id.ts'

test('an address names a match by its number and by nothing else', () => {
  expect(matchIdOf('7300451')).toBe(7_300_451)
  for (const text of [
    undefined,
    '',
    '0',
    '-1',
    '1e9',
    '12.5',
    ' 7',
    '٣',
    '99999999999',
    '4294967296',
    'abc',
  ]) {
    expect([text, matchIdOf(text)]).toEqual([text, null])
  }
})
