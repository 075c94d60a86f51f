import { expect, test } from 'vitest'
import { dismissesSheet } from './sheet-drag.ts'

test('a sheet dragged past a third of its height closes', () => {
  expect(dismissesSheet({ distance: 200, height: 500, durationMs: 2000 })).toBe(true)
})

test('a slow short drag springs back', () => {
  expect(dismissesSheet({ distance: 60, height: 500, durationMs: 900 })).toBe(false)
})

test('a quick flick closes even when it is short', () => {
  expect(dismissesSheet({ distance: 60, height: 500, durationMs: 60 })).toBe(true)
})

test('a tap or an upward drag never closes', () => {
  expect(dismissesSheet({ distance: 3, height: 500, durationMs: 1 })).toBe(false)
  expect(dismissesSheet({ distance: -300, height: 500, durationMs: 100 })).toBe(false)
})
