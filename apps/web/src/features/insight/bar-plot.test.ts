import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { barPlot } from './bar-plot.ts'

const BOX = { width: 300, height: 100 }

test('bars go up and down from one line, by one measure', () => {
  const { bars, zeroY } = barPlot([300, 0, -100], BOX)
  expect(zeroY).toBe(75)
  expect(bars.map(({ y, height, isBelow }) => [y, height, isBelow])).toEqual([
    [0, 75, false],
    [75, 0, false],
    [75, 25, true],
  ])
})

test('without anything the line is at the bottom', () => {
  expect(barPlot([0, 0], BOX)).toMatchObject({ zeroY: 100, bars: [{ height: 0 }, { height: 0 }] })
  expect(barPlot([], BOX).bars).toEqual([])
})

test('no bar leaves the box by more than the least height, and what is not nothing is seen', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1, maxLength: 30 }), (values) => {
      for (const [at, bar] of barPlot(values, BOX).bars.entries()) {
        expect(bar.y).toBeGreaterThanOrEqual(-1.1)
        expect(bar.y + bar.height).toBeLessThanOrEqual(BOX.height + 1.1)
        expect(bar.height > 0).toBe(values[at] !== 0)
      }
    }),
  )
})
