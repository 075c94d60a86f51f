import { expect, test } from 'vitest'
import { nearnessOf } from './limit-words.ts'

const of = (amount: string | null, used: string) => nearnessOf({ amount, used }, 'VND').nearness

test('[RSP-07] a limit is near from four fifths on, and reached when nothing is left', () => {
  expect(of('100.00', '79.99')).toBe('far')
  expect(of('100.00', '80.00')).toBe('near')
  expect(of('100.00', '99.99')).toBe('near')
  expect(of('100.00', '100.00')).toBe('reached')
  expect(of('0.00', '0.00')).toBe('reached')
})

test('without a limit, or with more won than staked, nothing is near', () => {
  expect(of(null, '5000.00')).toBe('far')
  expect(nearnessOf({ amount: '100.00', used: '-30.00' }, 'VND')).toEqual({ share: 0, nearness: 'far' })
})
