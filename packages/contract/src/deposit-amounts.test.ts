import * as fc from 'fast-check'
import { money, type Minor } from '@keo/units/money'
import { expect, test } from 'vitest'
import { dongFor, feeOf, giftOf, isWholeDong } from './deposit-amounts.ts'

const dong = (whole: number) => money(BigInt(whole) * 100n, 'VND').minor

test('[WAL-01c] gifts of 1.5, 2 and 3 percent', () => {
  expect(giftOf(dong(5_000_000), 150)).toBe(dong(75_000))
  expect(giftOf(dong(5_000_000), 200)).toBe(dong(100_000))
  expect(giftOf(dong(5_000_000), 300)).toBe(dong(150_000))
  expect(giftOf(1n as Minor, 150)).toBe(0n)
})

test('[MON-11] a fee is whole dong, never more than its share and never a dong less', () => {
  expect(feeOf(dong(100_000), 50)).toBe(dong(500))
  expect(feeOf(dong(50_001), 50)).toBe(dong(250))
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 11n }),
      fc.integer({ min: 0, max: 10_000 }),
      (amount, bp) => {
        const fee = feeOf(amount as Minor, bp)
        expect(isWholeDong(money(fee, 'VND'))).toBe(true)
        expect(fee * 10_000n <= amount * BigInt(bp)).toBe(true)
        expect((fee + 100n) * 10_000n > amount * BigInt(bp)).toBe(true)
      },
    ),
  )
})

test('[MON-11] USDT at a rate is floored once', () => {
  expect(dongFor(100_000_000n as Minor, 2_548_000n).minor).toBe(dong(2_548_000))
  expect(dongFor(1n as Minor, 2_548_000n).minor).toBe(2n)
})
