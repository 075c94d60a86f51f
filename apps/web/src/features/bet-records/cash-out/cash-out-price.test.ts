import { money } from '@keo/units/money'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  allowedStake,
  feeOf,
  fromUnits,
  mayPart,
  ownPayout,
  payoutOf,
  priceRatio,
  priceText,
  readPrice,
  stakeText,
} from './cash-out-price.ts'

const dong = (whole: number) => money(BigInt(whole) * 100n, 'VND')

test('a price is four decimals, and nothing where there is none', () => {
  expect([readPrice(1.12), readPrice(0.9234), readPrice(0), readPrice(null), readPrice(-1)]).toEqual([
    11_200n,
    9_234n,
    null,
    null,
    null,
  ])
  expect(priceText(9_234n)).toBe('0.9234')
  expect(priceRatio(9_234n)).toBe(0.9234)
})

test('the pay-out is cut to ten dong, as the book counts', () => {
  expect(payoutOf(dong(500_000), 14_840n)).toEqual(dong(742_000))
  expect(payoutOf(dong(50_000), 13_333n)).toEqual(dong(66_660))
  expect(stakeText(dong(20_500))).toBe('20.50')
  expect(fromUnits(10, 'VND')).toEqual(dong(10_000))
})

test('a part leaves enough to go on, or it is all of it', () => {
  const [open, least] = [dong(50_000), dong(10_000)]
  const at = (wanted: number) => allowedStake(BigInt(wanted) * 100n, open, least)
  expect([at(3_000), at(25_000), at(41_000), at(48_000)]).toEqual([
    dong(10_000),
    dong(25_000),
    dong(40_000),
    dong(50_000),
  ])
  expect([mayPart(dong(19_000), least), allowedStake(1n, dong(19_000), least)]).toEqual([false, dong(19_000)])
})

test('whatever is asked for, what comes is allowed', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10_000_000n), fc.bigInt(1_000_000n, 10_000_000n), (wanted, all) => {
      const [open, least] = [money(all, 'VND'), dong(10_000)]
      const { minor } = allowedStake(wanted, open, least)
      const isPart = minor >= least.minor && open.minor - minor >= least.minor
      expect(minor === open.minor || isPart).toBe(true)
    }),
  )
})

test('the fee of a part is its share of the worth less what it brings', () => {
  const offer = { openStake: 50, worth: 48.5, unitPrice: 0.9409 }
  expect([feeOf(dong(50_000), offer), feeOf(dong(25_000), offer)]).toEqual([dong(1_460), dong(730)])
  expect(feeOf(dong(50_000), { ...offer, openStake: 0 })).toEqual(dong(0))
})

test('[MON-32d] ending a free bet early brings what is above its stake, counting what came before', () => {
  const bet = { isFreeBet: true, stake: '10000.00', cashedPaid: '0.00' }
  expect(ownPayout(dong(12_000), bet)).toEqual(dong(2_000))
  expect(ownPayout(dong(9_000), bet)).toEqual(dong(0))
  expect(ownPayout(dong(9_000), { ...bet, cashedPaid: '4000.00' })).toEqual(dong(3_000))
  expect(ownPayout(dong(9_000), bet, dong(12_000).minor)).toEqual(dong(9_000))
  expect(ownPayout(dong(9_000), { ...bet, isFreeBet: false })).toEqual(dong(9_000))
})
