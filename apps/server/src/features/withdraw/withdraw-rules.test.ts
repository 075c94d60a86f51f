import { assert, bigInt, property } from 'fast-check'
import type { Minor } from '@keo/units/money'
import { expect, test } from 'vitest'
import { dayMaxOf, feeOf, freeOf, isLarge, missingTurnover, toUsdt } from './withdraw-rules.ts'

const dong = (whole: bigint) => (whole * 100n) as Minor

test('the first withdrawals of a day are free, then half a percent within bounds, in whole dong', () => {
  expect(feeOf(dong(3_000_000n), 1)).toBe(0n)
  expect(feeOf(dong(3_000_000n), 0)).toBe(dong(15_000n))
  expect(feeOf(dong(200_000n), 0)).toBe(dong(10_000n))
  expect(feeOf(dong(300_000_000n), 0)).toBe(dong(50_000n))
  expect(freeOf(0)).toBe(3)
  expect(freeOf(11)).toBe(6)
})

test('[MON-01] a fee is never above the amount nor a part of a dong', () => {
  const amounts = bigInt({ min: 50_000n, max: 10n ** 12n })
  const held = property(amounts, (whole) => {
    const fee = feeOf(dong(whole), 0)
    expect(fee % 100n === 0n && fee < dong(whole)).toBe(true)
  })
  assert(held)
})

test('dong become USDT rounded down: never more than was taken', () => {
  expect(toUsdt(dong(25_750n), 2_575_000n).minor).toBe(1_000_000n)
  expect(toUsdt(dong(100_000n), 2_575_000n).minor).toBe(3_883_495n)
  const amounts = bigInt({ min: 1n, max: 10n ** 14n })
  const held = property(amounts, bigInt({ min: 2_500_000n, max: 2_650_000n }), (amount, rate) => {
    const { minor } = toUsdt(amount as Minor, rate)
    expect(minor * rate <= amount * 1_000_000n && (minor + 1n) * rate > amount * 1_000_000n).toBe(true)
  })
  assert(held)
})

test('large is above 10,000,000 đ, not at it; a higher level may take more a day', () => {
  expect(isLarge(dong(10_000_000n))).toBe(false)
  expect(isLarge((dong(10_000_000n) + 1n) as Minor)).toBe(true)
  expect(dayMaxOf(11) > dayMaxOf(0)).toBe(true)
})

test('what is missing of a turnover is never below zero', () => {
  expect(missingTurnover({ required: 500n as Minor, done: 200n as Minor })).toBe(300n)
  expect(missingTurnover({ required: 500n as Minor, done: 900n as Minor })).toBe(0n)
})

test('[MON-11] dong in USDT and the fee of a withdrawal are floored', () => {
  expect(toUsdt(100n as Minor, 2_548_000n).minor).toBe(39n)
  expect(feeOf(dong(3_000_199n), 0)).toBe(dong(15_000n))
})
