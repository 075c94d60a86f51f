import { hours, serverTimeText } from '@keo/units/instants'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { leftOf, limitAfter, raisedLimit, renewsAt, tightest, type Limit } from './play-limit-rules.ts'

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
    fc.property(fc.array(WISH, { maxLength: 20 }), (requests) => {
      let limit: Limit = { amount: 10n, raise: null }
      let now = NOW
      let firstAsked = Number.POSITIVE_INFINITY
      for (const { wanted, waitHours, isConfirm } of requests) {
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

test('[RSP-02] a limit begins anew at midnight of its day, of Monday or of the first, at +08:00', () => {
  const renews = (at: string) =>
    (['day', 'week', 'month'] as const).map((period) =>
      serverTimeText(renewsAt(period, Date.parse(`${at}+08:00`))).slice(0, 10),
    )
  expect(renews('2026-01-31T20:00:00')).toEqual(['2026-02-01', '2026-02-02', '2026-02-01'])
  expect(renews('2026-02-02T00:00:00')).toEqual(['2026-02-03', '2026-02-09', '2026-03-01'])
  expect(renews('2026-12-27T23:59:59')).toEqual(['2026-12-28', '2026-12-28', '2027-01-01'])
})

test('[RSP-02] what is left is never below nothing, and the limit that leaves least is the one that is named', () => {
  expect([
    leftOf({ amount: 100n, used: 70n }),
    leftOf({ amount: 100n, used: 130n }),
    leftOf({ amount: 100n, used: -30n }),
    leftOf({ amount: null, used: 5n }),
  ]).toEqual([30n, 0n, 130n, null])
  const day = { period: 'day', amount: 100n, used: 70n } as const
  const week = { period: 'week', amount: 500n, used: 480n } as const
  expect(tightest([day, week])).toMatchObject({ period: 'week', left: 20n })
  // Of equals the one that holds longer: with the other renewed it would still refuse.
  expect(tightest([day, { ...week, used: 470n }])).toMatchObject({ period: 'week', left: 30n })
  expect(tightest([{ ...day, amount: null }])).toBeUndefined()
})
