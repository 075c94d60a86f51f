import { expect, test } from 'vitest'
import { clientCode } from './client-code.ts'
import type { Platform } from '../platform/platform.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15'
const IPAD = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15'
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-G991B) AppleWebKit/537.36'
const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'

const at = (userAgent: string, more: Partial<Platform> = {}): Platform => ({
  userAgent,
  maxTouchPoints: 0,
  isStandalone: false,
  native: null,
  ...more,
})

test.each([
  ['a desktop browser', at(DESKTOP), '9'],
  ['a Mac', at(IPAD), '9'],
  ['the wrapper on iOS', at(IPHONE, { native: 'ios' }), '3'],
  ['the wrapper on Android', at(ANDROID, { native: 'android' }), '6'],
  ['an app on the home screen of an iPhone', at(IPHONE, { isStandalone: true }), '3'],
  ['Safari on an iPhone', at(IPHONE), '4'],
  ['an iPad that calls itself a Mac', at(IPAD, { maxTouchPoints: 5 }), '4'],
  ['a browser on Android', at(ANDROID), '7'],
  ['an app on the home screen of an Android', at(ANDROID, { isStandalone: true }), '7'],
])('[NET-02] %s', (_, platform, code) => {
  expect(clientCode(platform)).toBe(code)
})
