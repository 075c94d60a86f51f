import { expect, test } from 'vitest'
import { enteredLines, kindsOf } from './true-score.ts'

const lines = [
  { kind: 5, period: 1007, home: 1, away: 0 },
  { kind: 6, period: 1007, home: 3, away: 2 },
]

test('only lines that were typed are entered; the other side of them stays as it was counted', () => {
  expect(enteredLines(lines, {})).toEqual([])
  expect(enteredLines(lines, { '6/1007': { away: '4' } })).toEqual([
    { kind: 6, period: 1007, home: 3, away: 4 },
  ])
  expect(enteredLines(lines, { '5/1007': { home: '0', away: '' } })).toEqual([
    { kind: 5, period: 1007, home: 0, away: 0 },
  ])
  expect(enteredLines(lines, { '5/1007': { home: '1x' } })).toBeNull()
  expect(kindsOf([...lines, ...lines])).toEqual([5, 6])
})
