import { expect, test } from 'vitest'
import { sparkOf } from '../list/spark.ts'
import { profitPlot } from './profit-plot.ts'

// 2026-01-31 00:00 to 2026-02-01 00:00, +08:00.
const SPAN = { from: Date.UTC(2026, 0, 30, 16), until: Date.UTC(2026, 0, 31, 16) }
const BOX = { width: 240, height: 100 }

test('profit and loss are drawn in steps, with the line of nothing between them', () => {
  const points = [
    { time: '2026-01-31 06:00:00', result: '-50.00' },
    { time: '2026-01-31 12:00:00', result: '150.00' },
  ]
  expect(profitPlot(points, 'VND', SPAN, BOX)).toEqual({
    line: 'M0 75H60V100H120V0H240',
    zeroY: 75,
    end: 15_000n,
    most: 15_000n,
    least: -5_000n,
  })
})

test('nothing settled is a straight line', () => {
  expect(profitPlot([], 'VND', SPAN, BOX)).toMatchObject({ line: 'M0 50H240', end: 0n })
})

test('a small drawing needs two prices, and says whether they rose', () => {
  const box = { width: 96, height: 36 }
  expect(sparkOf([1], box)).toBeNull()
  expect(sparkOf([1, 2], box)).toMatchObject({ line: 'M2 32L94 4', end: { x: 94, y: 4 }, isUp: true })
  expect(sparkOf([2, 1], box)?.isUp).toBe(false)
  expect(sparkOf([1, 1], box)?.line).toBe('M2 18L94 18')
})
