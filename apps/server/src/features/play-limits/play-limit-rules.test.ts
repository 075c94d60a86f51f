import { hours } from '@keo/units/instants'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { limitAfter, raisedLimit, type Limit } from './play-limit-rules.ts'

const NOW = Date.UTC(2026, 0, 31, 12)
const NONE: Limit = { amount: null, raise: null }

test('[RSP-03] lower holds at once, higher and none wait a day', () => {
  const set = limitAfter(NONE, 500n, NOW)
  expect(set).toEqual({ amount: 500n, raise: null })
  expect(limitAfter(set, 100n, NOW)).toEqual({ amount: 100n, raise: null })
  for (const wanted of [501n, null]) {
    const asked = limitAfter(set, wanted, NOW)
    expect(asked).toEqual({ amount: 500n, raise: { amount: wanted, askedAt: NOW } })
    expect(raisedLimit(asked, NOW + hours(24) - 1)).toBeNull()
    expect(raisedLimit(asked, NOW + hours(24))).toEqual({ amount: wanted, raise: null })
  }
})

test('[RSP-03] asking again restarts nothing and shortens nothing', () => {
  const asked = limitAfter({ amount: 500n, raise: null }, 900n, NOW)
  const later = NOW + hours(5)
  expect(limitAfter(asked, 900n, later)).toEqual(asked)
  expect(limitAfter(asked, 800n, later).raise).toEqual({ amount: 800n, askedAt: NOW })
  expect(limitAfter(asked, 1_000n, later).raise).toEqual({ amount: 1_000n, askedAt: later })
  expect(limitAfter(asked, 400n, later)).toEqual({ amount: 400n, raise: null })
})

const WISH = fc.record({
  wanted: fc.option(fc.bigInt(0n, 20n), { nil: null }),
  waitHours: fc.integer({ min: 0, max: 30 }),
  isConfirm: fc.boolean(),
})

test('[RSP-03] whatever is asked in whatever order, a limit rises only by a word given a day after one asked', () => {
  fc.assert(
    fc.property(fc.array(WISH, { maxLength: 20 }), (wishes) => {
      let limit: Limit = { amount: 10n, raise: null }
      let now = NOW
      let firstAsked = Number.POSITIVE_INFINITY
      for (const { wanted, waitHours, isConfirm } of wishes) {
        now += hours(waitHours)
        const next = isConfirm ? (raisedLimit(limit, now) ?? limit) : limitAfter(limit, wanted, now)
        const isHigher = limit.amount !== null && (next.amount === null || next.amount > limit.amount)
        expect(isHigher && (!isConfirm || now < firstAsked + hours(24))).toBe(false)
        if (!isConfirm) firstAsked = Math.min(firstAsked, now)
        limit = next
      }
    }),
  )
})
