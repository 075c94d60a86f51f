import { crashFlightMs } from '@keo/games-contract/shared-tables'
import { expect, test } from 'vitest'
import { axesOf, curveTo, FLIGHT_BOX, paidAt, pointAt, readExit, spanOf } from './crash-flight.ts'

test('the curve follows from the time of flight alone and stays in its box', () => {
  for (const ms of [0, 1000, crashFlightMs(200), crashFlightMs(100_000)]) {
    const { x, y } = pointAt(ms, spanOf(ms))
    expect(x).toBeLessThanOrEqual(FLIGHT_BOX.right)
    expect(y).toBeGreaterThanOrEqual(FLIGHT_BOX.top)
    expect(y).toBeLessThanOrEqual(FLIGHT_BOX.ground)
    expect(curveTo(ms, spanOf(ms))).not.toContain('NaN')
  }
})

test('the axes are marked in a few round numbers that grow with the flight', () => {
  const texts = (ms: number) => {
    const { heights, widths } = axesOf(spanOf(ms))
    return [heights.map(({ text }) => text).join(' '), widths.map(({ text }) => text).join(' ')]
  }
  expect(texts(0)).toEqual(['1.5× 2.0× 2.5× 3.0×', '4s 8s 12s'])
  expect(texts(crashFlightMs(1000))).toEqual(['5× 9×', '10s 20s'])
  for (const point of [100, 250, 1000, 100_000, 1_000_000]) {
    const { heights, widths } = axesOf(spanOf(crashFlightMs(point)))
    for (const ticks of [heights, widths]) {
      expect(ticks.length).toBeGreaterThan(0)
      expect(ticks.length).toBeLessThanOrEqual(4)
    }
    expect(heights.every(({ at }) => at >= FLIGHT_BOX.top - 0.1 && at < FLIGHT_BOX.ground)).toBe(true)
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
