import type { Odds } from '@keo/units/odds'
import { expect, test } from 'vitest'
import { combinedOddsText } from './combined-odds.ts'
import { acceptsPrice } from './odds-change.ts'

const [lower, seen, higher] = [1_850n as Odds, 1_900n as Odds, 1_950n as Odds]

test('[BET-02] each setting takes the changes it says and no others', () => {
  const matrix = ([0, 1, 2] as const).map((setting) =>
    [lower, seen, higher].map((current) => acceptsPrice(setting, seen, current)),
  )
  expect(matrix).toEqual([
    [false, true, false],
    [false, true, true],
    [true, true, true],
  ])
})

test('[MON-10] combined odds are cut for the screen, never rounded up', () => {
  expect(combinedOddsText([1_999n as Odds])).toBe('1.99')
  expect(combinedOddsText([1_950n as Odds, 2_100n as Odds, 1_830n as Odds])).toBe('7.49')
  expect(combinedOddsText([])).toBe('1.00')
})
