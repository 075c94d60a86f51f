import { expect, test } from 'vitest'
import { completedBp, heldLimits, limitTexts } from './merchant-rules.ts'

test('how much a merchant releases is of what ended, and unknown before anything has', () => {
  expect(completedBp({ done: 0, lost: 0 })).toBeNull()
  expect(completedBp({ done: 2, lost: 1 })).toBe(6667)
  expect(completedBp({ done: 4, lost: 0 })).toBe(10_000)
})

test('limits are kept as they were asked for, and none stays none', () => {
  const asked = { min: '300000.00', max: null, dayMax: '50000000.00' }
  expect(heldLimits(asked)).toEqual({ min_amount: 30_000_000n, max_amount: null, day_max: 5_000_000_000n })
  expect(limitTexts(heldLimits(asked))).toEqual(asked)
})

test.each([
  { min: '0.00', max: null, dayMax: null },
  { min: '500000.00', max: '400000.00', dayMax: null },
  { min: '500000.00', max: null, dayMax: '400000.00' },
])('limits that no order could keep are refused: %j', (asked) => {
  expect(() => heldLimits(asked)).toThrow('AMOUNT_WRONG')
})
