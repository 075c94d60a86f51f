import { assert, bigInt, property } from 'fast-check'
import { money, type Minor } from '@keo/units/money'
import { expect, test } from 'vitest'
import { areTermsSound, FIRST_CHANNELS, leastDong, type ChannelTerms } from './withdraw-channels.ts'
import {
  areSound,
  feeOf,
  FIRST_RULES,
  isLarge,
  levelRules,
  missingTurnover,
  refuseFeeAbove,
  toUsdt,
  type WithdrawRules,
} from './withdraw-rules.ts'

const dong = (whole: bigint) => (whole * 100n) as Minor

test('the first withdrawals of a day are free, then half a percent within bounds, in whole dong', () => {
  expect(feeOf(FIRST_RULES, dong(3_000_000n), 1)).toBe(0n)
  expect(feeOf(FIRST_RULES, dong(3_000_000n), 0)).toBe(dong(15_000n))
  expect(feeOf(FIRST_RULES, dong(200_000n), 0)).toBe(dong(10_000n))
  expect(feeOf(FIRST_RULES, dong(300_000_000n), 0)).toBe(dong(50_000n))
  expect(levelRules(FIRST_RULES, 0).free).toBe(3)
  expect(levelRules(FIRST_RULES, 11).free).toBe(6)
})

test('[MON-01] a fee is never above the amount nor a part of a dong', () => {
  const amounts = bigInt({ min: 50_000n, max: 10n ** 12n })
  const held = property(amounts, (whole) => {
    const fee = feeOf(FIRST_RULES, dong(whole), 0)
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
  expect(isLarge(FIRST_RULES, dong(10_000_000n))).toBe(false)
  expect(isLarge(FIRST_RULES, (dong(10_000_000n) + 1n) as Minor)).toBe(true)
  expect(levelRules(FIRST_RULES, 11).dayMax > levelRules(FIRST_RULES, 0).dayMax).toBe(true)
})

test('what is missing of a turnover is never below zero', () => {
  expect(missingTurnover({ required: 500n as Minor, done: 200n as Minor })).toBe(300n)
  expect(missingTurnover({ required: 500n as Minor, done: 900n as Minor })).toBe(0n)
})

test('[MON-11] dong in USDT and the fee of a withdrawal are floored', () => {
  expect(toUsdt(100n as Minor, 2_548_000n).minor).toBe(39n)
  expect(feeOf(FIRST_RULES, dong(3_000_199n), 0)).toBe(dong(15_000n))
})

test('rules that nobody could keep to are not sound', () => {
  expect(areSound(FIRST_RULES)).toBe(true)
  const { fee, levels } = FIRST_RULES
  const [first] = levels
  const bad: Partial<WithdrawRules>[] = [
    { reviewAbove: 0n as Minor },
    { reviewAbove: 150n as Minor },
    { fee: { ...fee, perMille: 51 } },
    { fee: { ...fee, min: dong(30_000n), max: dong(20_000n) } },
    { levels: levels.slice(1) },
    { levels: [...levels.slice(1), { ...first!, dayMax: 0n as Minor }] },
    { levels: [...levels.slice(1), { ...first!, free: -1 }] },
  ]
  expect(bad.map((change) => areSound({ ...FIRST_RULES, ...change }))).toEqual(bad.map(() => false))
})

test('the least fee stays below the smallest withdrawal', () => {
  const least = leastDong(FIRST_CHANNELS)
  expect(least).toBe(dong(50_000n))
  const feeFrom = (min: bigint) => ({ fee: { ...FIRST_RULES.fee, min: dong(min) } })
  expect(() => refuseFeeAbove(feeFrom(49_999n), least)).not.toThrow()
  expect(() => refuseFeeAbove(feeFrom(50_000n), least)).toThrow('LEAST_WITHIN_FEE')
})

test('limits are whole, above nothing and in their order, and so are the times', () => {
  const { bank, usdt } = FIRST_CHANNELS
  expect([bank, usdt].map(areTermsSound)).toEqual([true, true])
  const vnd = (minor: bigint) => money(minor, 'VND')
  const bad: ChannelTerms[] = [
    { ...bank, min: vnd(0n) },
    { ...bank, min: vnd(150n) },
    { ...bank, max: vnd(30_000_000_050n) },
    { ...bank, max: vnd(bank.min.minor - 100n) },
    { ...usdt, min: money(20_500_000n, 'USDT') },
    { ...bank, fromSeconds: 121 },
    { ...bank, reviewedFromSeconds: 601 },
    { ...bank, reviewedFromSeconds: -1 },
  ]
  expect(bad.map(areTermsSound)).toEqual(bad.map(() => false))
})
