import { expect, test } from 'vitest'
import { bottomInset, isPhoneWidth, webviewRedirectDelayMs } from './screen-metrics.ts'

test('[I18N-06a] the bottom inset is 34 in portrait from 812 px of screen height', () => {
  expect(bottomInset({ width: 375, height: 812 })).toBe(34)
  expect(bottomInset({ width: 375, height: 811 })).toBe(0)
  expect(bottomInset({ width: 932, height: 430 })).toBe(0)
  expect(bottomInset({ width: 1200, height: 900 })).toBe(0)
})

test('[I18N-06b] up to 600 px wide is a phone', () => {
  expect([360, 600, 601].map(isPhoneWidth)).toEqual([true, true, false])
})

test('[I18N-06c] on iOS a web view redirect waits 100 ms', () => {
  expect(webviewRedirectDelayMs({ userAgent: 'Mozilla/5.0 (iPhone)', maxTouchPoints: 5 })).toBe(100)
  expect(webviewRedirectDelayMs({ userAgent: 'Mozilla/5.0 (Linux; Android 14)', maxTouchPoints: 5 })).toBe(0)
})
