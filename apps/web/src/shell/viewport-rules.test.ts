import { expect, test } from 'vitest'
import { isPhone, safeAreaFallback } from './viewport-rules.ts'

test.each([
  [390, 844, 390, 34],
  [375, 812, 375, 34],
  [375, 811, 375, 0],
  [844, 390, 844, 0],
  [1440, 900, 1440, 0],
  [1080, 1920, 1080, 0],
])('[I18N-06a] a screen of %i x %i seen %i wide leaves %i px', (width, height, viewport, expected) => {
  expect(safeAreaFallback({ width, height }, viewport)).toBe(expected)
})

test('[I18N-06b] up to 600 px wide is a phone', () => {
  expect([599, 600, 601].map(isPhone)).toEqual([true, true, false])
})
