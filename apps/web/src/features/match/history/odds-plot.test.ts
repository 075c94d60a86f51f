import { priceOf } from '@keo/units/price'
import { expect, test } from 'vitest'
import { oddsPlot } from './odds-plot.ts'

const BOX = { width: 100, height: 10 }
const point = (at: number, odds: number | null) => ({
  at,
  cause: null,
  options: [
    { type: 1, odds: odds === null ? null : priceOf(odds) },
    { type: 2, odds: priceOf(9) },
  ],
})

test('a price is a step that holds until the next one', () => {
  const plot = oddsPlot([point(0, 2), point(90, 1.5), point(100, 2.5)], 1, BOX)
  expect(plot).toMatchObject({
    first: priceOf(2),
    last: priceOf(2.5),
    least: priceOf(1.5),
    most: priceOf(2.5),
    line: 'M0 5H50V10H100V0H100',
  })
})

test('where betting stood still the line is broken', () => {
  expect(oddsPlot([point(0, 2), point(20, null), point(50, 1), point(100, 1)], 1, BOX)?.line).toBe(
    'M0 0H33.3M66.7 10H100V10H100',
  )
})

test('one point, level prices and nothing at all', () => {
  expect(oddsPlot([point(5, 2)], 1, BOX)?.line).toBe('M100 5H100')
  expect(oddsPlot([point(0, null)], 1, BOX)).toBeNull()
  expect(oddsPlot([], 1, BOX)).toBeNull()
  expect(oddsPlot([point(0, 2)], 7, BOX)).toBeNull()
})
