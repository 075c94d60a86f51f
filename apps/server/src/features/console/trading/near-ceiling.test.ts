import { expect, test } from 'vitest'
import { nearCeiling } from './near-ceiling.ts'

const option = (house: number, bears: number | null) => ({
  type: 1,
  name: 'Lam Sơn',
  odds: 1900,
  stake: 0,
  house,
  stakeMost: null,
  bears,
})
const match = (matchId: number, ...options: ReturnType<typeof option>[]) => ({
  matchId,
  name: `Trận ${matchId}`,
  main: [{ marketId: 1, name: '1X2', state: 'open' as const, stake: 0, worst: 0, best: 0, options }],
})

test('a match rings from four fifths of what the book bears on an option, the nearest first', () => {
  const found = nearCeiling([
    match(1, option(-799, 1000), option(-10, 1000)),
    match(2, option(-800, 1000)),
    match(3, option(-40, 1000), option(-1001, 1000)),
  ])
  expect(found).toEqual([
    { matchId: 3, name: 'Trận 3', percent: 100 },
    { matchId: 2, name: 'Trận 2', percent: 80 },
  ])
})

test('what the house would win, and what is not sold, is near nothing', () => {
  expect(
    nearCeiling([match(1, option(5000, 1000), option(-5000, null), option(-5000, 0)), match(2)]),
  ).toEqual([])
})
