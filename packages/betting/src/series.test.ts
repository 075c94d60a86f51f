import { expect, test } from 'vitest'
import { FULL_COMBINATION, seriesRows, subBetsOf } from './series.ts'

test('[MON-29] the full combination of 3 to 10 legs has its known number of sub-bets', () => {
  const counts = [3, 4, 5, 6, 7, 8, 9, 10].map((legs) => subBetsOf(legs, FULL_COMBINATION))
  expect(counts).toEqual([4, 11, 26, 57, 120, 247, 502, 1013])
})

test('two legs are one double; one leg has no row', () => {
  expect(seriesRows(2)).toEqual([{ legsEach: 2, subBets: 1 }])
  expect(seriesRows(1)).toEqual([])
  expect(subBetsOf(3, 4)).toBeUndefined()
})

test('five legs offer doubles to the five-fold, and all of them together', () => {
  expect(seriesRows(5).map(({ subBets }) => subBets)).toEqual([10, 10, 5, 1, 26])
})
