import { expect, test } from 'vitest'
import { plotOf } from './balance-plot.ts'

// 2026-01-31 00:00 to 2026-02-01 00:00, +08:00.
const SPAN = { from: Date.UTC(2026, 0, 30, 16), until: Date.UTC(2026, 0, 31, 16) }
const BOX = { width: 240, height: 100 }

test('the balance is drawn in steps between its least and its most', () => {
  const points = [
    { time: '2026-01-31 06:00:00', available: '200.00' },
    { time: '2026-01-31 12:00:00', available: '50.00' },
  ]
  const plot = plotOf({ currency: 'VND', start: '100.00', least: '50.00', most: '200.00', points }, SPAN, BOX)
  expect(plot.line).toBe('M0 66.7H60V0H120V100H240')
  expect(plot.area).toBe('M0 66.7H60V0H120V100H240V100H0Z')
  expect(plot).toMatchObject({ start: 10_000n, end: 5_000n, least: 5_000n, most: 20_000n })
})

test('a balance that never moved is a straight line in the middle', () => {
  expect(
    plotOf({ currency: 'VND', start: '0.00', least: '0.00', most: '0.00', points: [] }, SPAN, BOX),
  ).toMatchObject({
    line: 'M0 50H240',
    end: 0n,
  })
})

test('the highest balance is the highest one, though it stood between two points', () => {
  const points = [{ time: '2026-01-31 12:00:00', available: '50.00' }]
  const curve = { currency: 'VND', start: '100.00', least: '10.00', most: '900.00', points } as const
  expect(plotOf(curve, SPAN, BOX)).toMatchObject({ least: 1_000n, most: 90_000n, end: 5_000n })
})
