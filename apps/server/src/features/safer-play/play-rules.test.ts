import { days, hours, minutes, parseServerTime } from '@keo/units/instants'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths, askableFrom, breakFrom, excludedFrom } from './exclusion-rules.ts'
import { limitAfter, raisedLimit } from './limit-rules.ts'
import { UNTOUCHED } from './play-state.ts'
import { isLimitReached, sittingAt, SITTING_GAP_MS } from './sitting-rules.ts'

const NOW = Date.UTC(2026, 0, 31, 12)
const at = (text: string) => parseServerTime(text)!
const dayCount = fc.integer({ min: 1, max: 42 })
const monthCount = fc.option(fc.integer({ min: 6, max: 60 }), { nil: null })
const moment = fc.integer({ min: NOW, max: NOW + days(3650) })

test('months go by the calendar; a short month ends them on its last day', () => {
  expect(addMonths(at('2026-01-31 20:00:00'), 6)).toBe(at('2026-07-31 20:00:00'))
  expect(addMonths(at('2026-08-31 07:00:00'), 6)).toBe(at('2027-02-28 07:00:00'))
  expect(addMonths(at('2026-08-31 07:00:00'), 60)).toBe(at('2031-08-31 07:00:00'))
})

test('[RSP-09] an exclusion lasts six months at the least, whenever it begins', () => {
  fc.assert(
    fc.property(moment, monthCount, (now, months) => {
      const exclusion = excludedFrom(now, months, null)!
      expect(exclusion.until ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(now + days(181))
      expect(askableFrom(exclusion)).toBeGreaterThanOrEqual(now + days(181))
    }),
  )
})

test('[RSP-09] a second exclusion never ends before the first', () => {
  fc.assert(
    fc.property(moment, monthCount, monthCount, fc.nat({ max: days(180) }), (now, first, second, later) => {
      const held = excludedFrom(now, first, null)!
      const next = excludedFrom(now + later, second, held) ?? held
      const end = (until: number | null) => until ?? Number.POSITIVE_INFINITY
      expect(end(next.until)).toBeGreaterThanOrEqual(end(held.until))
    }),
  )
})

test('[RSP-08] a break is a day to six weeks, and a second one never ends before the first', () => {
  fc.assert(
    fc.property(dayCount, dayCount, fc.nat({ max: days(42) }), (first, second, later) => {
      const held = breakFrom(NOW, first, null)!
      expect(held).toBe(NOW + days(first))
      expect(breakFrom(NOW + later, second, held) ?? held).toBeGreaterThanOrEqual(held)
    }),
  )
})

test('a lower time limit holds at once, a higher one after a day and a confirmation', () => {
  const two = limitAfter(UNTOUCHED, 120, NOW)
  expect(two).toEqual({ limitMinutes: 120, raise: null })
  expect(limitAfter(two, 60, NOW)).toEqual({ limitMinutes: 60, raise: null })
  const asked = limitAfter(two, 180, NOW)
  expect(asked).toEqual({ limitMinutes: 120, raise: { minutes: 180, askedAt: NOW } })
  expect(raisedLimit(asked, NOW + hours(24) - 1)).toBeNull()
  expect(raisedLimit(asked, NOW + hours(24))).toEqual({ limitMinutes: 180, raise: null })
})

test('asking again restarts nothing and shortens nothing; asking for more begins anew', () => {
  const asked = limitAfter({ limitMinutes: 60, raise: null }, 120, NOW)
  expect(limitAfter(asked, 120, NOW + hours(5)).raise).toEqual({ minutes: 120, askedAt: NOW })
  expect(limitAfter(asked, 90, NOW + hours(5)).raise).toEqual({ minutes: 90, askedAt: NOW })
  expect(limitAfter(asked, null, NOW + hours(5)).raise).toEqual({ minutes: null, askedAt: NOW + hours(5) })
  expect(limitAfter(asked, 30, NOW + hours(5))).toEqual({ limitMinutes: 30, raise: null })
  expect(raisedLimit({ limitMinutes: 60, raise: null }, NOW)).toBeNull()
})

test('no series of requests raises a limit within a day', () => {
  const request = fc.record({
    wanted: fc.option(fc.integer({ min: 15, max: 1440 }), { nil: null }),
    afterMs: fc.nat({ max: hours(2) }),
  })
  fc.assert(
    fc.property(fc.array(request, { maxLength: 11 }), (requests) => {
      let limit = limitAfter(UNTOUCHED, 60, NOW)
      let now = NOW
      let lowest = 60
      for (const { wanted, afterMs } of requests) {
        now += afterMs
        limit = limitAfter(raisedLimit(limit, now) ?? limit, wanted, now)
        lowest = Math.min(lowest, limit.limitMinutes ?? Number.POSITIVE_INFINITY)
        expect(limit.limitMinutes).toBe(lowest)
      }
    }),
  )
})

test('[RSP-12] a sitting goes on through short gaps and begins anew after a long one', () => {
  const began = sittingAt(null, NOW)
  const on = sittingAt(began, NOW + SITTING_GAP_MS - 1)
  expect([on.beganAt, on.seenAt]).toEqual([NOW, NOW + SITTING_GAP_MS - 1])
  expect(sittingAt(on, on.seenAt + SITTING_GAP_MS).beganAt).toBe(on.seenAt + SITTING_GAP_MS)
})

test('the time limit counts the sitting', () => {
  const limited = { ...UNTOUCHED, limitMinutes: 60 }
  const sitting = sittingAt(null, NOW)
  expect(isLimitReached(limited, sitting, NOW + minutes(60) - 1)).toBe(false)
  expect(isLimitReached(limited, sitting, NOW + minutes(60))).toBe(true)
  expect(isLimitReached(UNTOUCHED, sitting, NOW + days(1))).toBe(false)
})
