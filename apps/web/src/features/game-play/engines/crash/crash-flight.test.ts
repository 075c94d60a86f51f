import { crashFlightMs } from '@keo/games-contract/shared-tables'
import { expect, test } from 'vitest'
import { curveTo, FLIGHT_BOX, paidAt, pointAt, readExit, spanOf } from './crash-flight.ts'

test('the curve follows from the time of flight alone and stays in its box', () => {
  for (const ms of [0, 1000, crashFlightMs(200), crashFlightMs(100_000)]) {
    const { x, y } = pointAt(ms, spanOf(ms))
    expect(x).toBeLessThanOrEqual(FLIGHT_BOX.right)
    expect(y).toBeGreaterThanOrEqual(FLIGHT_BOX.top)
    expect(y).toBeLessThanOrEqual(FLIGHT_BOX.ground)
    expect(curveTo(ms, spanOf(ms))).not.toContain('NaN')
  }
})

test('an exit pays the stake times the multiplier, cut and never rounded up', () => {
  expect(paidAt('200000.00', 247)).toBe('494000.00')
  expect(paidAt('0.33', 101)).toBe('0.33')
})

test.each([
  ['1.80', 180],
  ['5', 500],
  ['2,5', 250],
  ['1.00', null],
  ['abc', null],
  ['', null],
  ['1e3', null],
  ['99999', null],
])('an automatic exit of %j is read as %s', (text, hundredths) => {
  expect(readExit(text)).toBe(hundredths)
})
