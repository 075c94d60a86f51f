import { expect, test } from 'vitest'
import { europeanOdds, oddsIn, oddsTypeOf } from './odds-format.ts'

test.each([
  // European, Hong Kong, Malay, Indonesian, American
  [1930, 1.93, 0.93, 0.93, -1.08, -107.53],
  [2000, 2, 1, 1, 1, 100],
  [2500, 2.5, 1.5, -0.67, 1.5, 150],
  [1010, 1.01, 0.01, 0.01, -100, -10_000],
  [51_000, 51, 50, -0.02, 50, 5000],
] as const)(
  '%i thousandths in every format of 3.8',
  (odds, european, hongKong, malay, indonesian, american) => {
    expect([1, 2, 3, 4, 5].map((type) => oddsIn(oddsTypeOf(type), odds))).toEqual([
      european,
      hongKong,
      malay,
      indonesian,
      american,
    ])
  },
)

test('a locked option is -999 in every format', () => {
  expect([1, 2, 3, 4, 5].map((type) => oddsIn(oddsTypeOf(type), null))).toEqual(Array(5).fill(-999))
  expect(europeanOdds(null)).toBe(-999)
})

test('no format and an unknown one are European', () => {
  expect([oddsTypeOf(undefined), oddsTypeOf(0), oddsTypeOf(9)]).toEqual([1, 1, 1])
})
