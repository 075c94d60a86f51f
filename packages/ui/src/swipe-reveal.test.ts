import { expect, test } from 'vitest'
import { revealOffset, settleReveal } from './swipe-reveal.ts'

test('a row follows the finger but never past its actions or to the right', () => {
  expect(revealOffset(0, -60, 140)).toBe(-60)
  expect(revealOffset(0, -400, 140)).toBe(-140)
  expect(revealOffset(-140, 500, 140)).toBe(0)
})

test('a row pulled far enough stays open, otherwise it closes', () => {
  expect(settleReveal(-90, 140)).toBe(-140)
  expect(settleReveal(-30, 140)).toBe(0)
})
