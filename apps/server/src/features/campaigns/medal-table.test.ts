import { expect, test } from 'vitest'
import { medalTable } from './medal-table.ts'

const match = (homeId: number, awayId: number, homeScore: number, awayScore: number) => ({
  homeId,
  awayId,
  homeScore,
  awayScore,
})

test('a win is gold, a draw silver for both, a loss by one bronze and by more nothing', () => {
  const table = medalTable([1, 2, 3, 4], [match(1, 2, 2, 1), match(1, 3, 0, 0), match(4, 3, 0, 3)])
  expect(
    table.map(({ place, sideId, gold, silver, bronze }) => [place, sideId, gold, silver, bronze]),
  ).toEqual([
    [1, 1, 1, 1, 0],
    [1, 3, 1, 1, 0],
    [3, 2, 0, 0, 1],
    [4, 4, 0, 0, 0],
  ])
})

test('gold counts before silver, silver before bronze, and a side that is not listed before joins', () => {
  const table = medalTable([], [match(1, 2, 1, 0), match(3, 4, 1, 1), match(3, 4, 2, 2), match(3, 4, 0, 0)])
  expect(table.map(({ sideId }) => sideId)).toEqual([1, 3, 4, 2])
})
