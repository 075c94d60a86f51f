import { money } from '@keo/units/money'
import { expect, test } from 'vitest'
import { bindingOf, depositBounds, feeParts, longestWait, stakeBounds, withdrawBounds } from './bounds.ts'

const dong = (whole: number) => money(BigInt(whole) * 100n, 'VND')
const rules = {
  least: dong(10_000),
  most: dong(100_000_000),
  bounds: [
    { bound: 'market', most: dong(300_000_000) },
    { bound: 'price', most: dong(100_000_000) },
  ],
} as const
const limit = (kind: 'deposit' | 'loss' | 'stake', left: string | null) => ({
  kind,
  period: 'day' as const,
  amount: left,
  used: '0.00',
  left,
  renewTime: '2026-02-01 00:00:00',
  raise: null,
})

test('the lowest bound holds, and of equal ones the first', () => {
  expect(bindingOf([])).toBeUndefined()
  const bounds = [
    { name: 'a', most: 5n },
    { name: 'b', most: 3n },
    { name: 'c', most: 3n },
  ]
  expect(bindingOf(bounds)?.name).toBe('b')
})

test('a stake is bound by the book, the own limits of stake and loss, or the balance', () => {
  const guest = { rules, limits: null, available: null }
  expect(bindingOf(stakeBounds(guest, 1))).toEqual({ name: 'price', most: 10_000_000_000n })
  const limits = {
    currency: 'VND' as const,
    limits: [limit('deposit', '1.00'), limit('stake', '90000000.00'), limit('loss', '20000.00')],
  }
  const member = { rules, limits, available: dong(50_000) }
  expect(bindingOf(stakeBounds(member, 1))).toEqual({ name: 'ownLimit', most: 2_000_000n })
  const free = { rules, limits: { ...limits, limits: [] }, available: dong(60_000) }
  expect(bindingOf(stakeBounds(free, 3))).toEqual({ name: 'balance', most: 2_000_000n })
  expect(stakeBounds({ ...free, rules: null }, 1)).toEqual([])
})

test('an own limit that is overdrawn leaves nothing to stake', () => {
  const limits = { currency: 'VND' as const, limits: [limit('loss', '-500.00')] }
  expect(bindingOf(stakeBounds({ rules, limits, available: null }, 1))?.most).toBe(0n)
})

test('a slip waits as long as its slowest leg', () => {
  const early = { seconds: 1, isLive: false, sportId: 1 }
  const live = { seconds: 5, isLive: true, sportId: 1 }
  expect(longestWait([early, live, early])).toBe(live)
  expect(longestWait([])).toBeUndefined()
})

test('the fee is the share, or the bound that the share passes', () => {
  const fee = (amount: number) =>
    feeParts({
      amount: dong(amount),
      fee: dong(0),
      freeLeft: 0,
      freeMax: 3,
      vipLevel: 0,
      perMille: 5,
      least: dong(10_000),
      most: dong(50_000),
    })
  expect(fee(1_000_000)).toEqual({ share: dong(5000), binding: 'least' })
  expect(fee(4_000_000)).toEqual({ share: dong(20_000), binding: 'share' })
  expect(fee(40_000_000)).toEqual({ share: dong(200_000), binding: 'most' })
})

test('what leaves in one order is bound by gifts, the day or the channel; another currency binds nothing', () => {
  const of = {
    available: dong(900),
    locked: dong(100),
    free: dong(800),
    dayLeft: dong(700),
    orderLeast: dong(1),
    orderMost: dong(600),
  }
  expect(bindingOf(withdrawBounds(of))?.name).toBe('orderMost')
  const inUsdt = { ...of, orderMost: money(1n, 'USDT') }
  expect(bindingOf(withdrawBounds(inUsdt))?.name).toBe('dayLeft')
})

test('a deposit is bound by its channel, a narrower receiver, or what the own limit leaves', () => {
  const of = {
    channel: 'C2C',
    least: dong(1),
    most: dong(500),
    ofChannel: { least: dong(1), most: dong(900) },
  }
  expect(bindingOf(depositBounds(of, null))?.name).toBe('merchant')
  expect(bindingOf(depositBounds({ ...of, ofChannel: null }, undefined))?.name).toBe('channel')
  expect(bindingOf(depositBounds(of, dong(0)))).toEqual({ name: 'ownLimit', most: 0n })
  expect(bindingOf(depositBounds(of, money(1n, 'USDT')))?.name).toBe('merchant')
})
