import { priceOf } from '@keo/units/price'
import { hours } from '@keo/units/instants'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ALERTS_MAX, alertOf, isReached, type PriceAlert, readAlerts, withAlert } from './price-alert.ts'

const now = Date.UTC(2026, 0, 31, 12)
const pick = {
  matchId: 7,
  marketId: 701,
  optionType: 1,
  odds: priceOf(1.9),
  optionName: 'Hà Nội',
  marketName: '1X2',
  matchName: 'Hà Nội – Thể Công',
  leagueName: 'V.League 1',
  sportId: 1,
  marketType: 1005,
  period: 1001,
  isLive: false,
  startsAt: now + hours(2),
}
const made = (target: number): PriceAlert => alertOf(pick, priceOf(target), now)!

test('a price above the present one waits for a rise, one below for a fall, and the present one for nothing', () => {
  expect([made(2.1).way, made(1.7).way, alertOf(pick, priceOf(1.9), now)]).toEqual(['up', 'down', null])
  const rise = made(2.1)
  expect([2.09, 2.1, 2.5].map((odds) => isReached(rise, priceOf(odds)))).toEqual([false, true, true])
  const fall = made(1.7)
  expect([1.71, 1.7, 1.01, 0, -999].map((odds) => isReached(fall, priceOf(odds)))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ])
})

test('what is never offered reaches nothing, and what waits is not reached where it began', () => {
  fc.assert(
    fc.property(fc.double({ min: 1.01, max: 1000, noNaN: true }), (target) => {
      const alert = alertOf(pick, priceOf(target), now)
      expect(alert === null || !isReached(alert, pick.odds)).toBe(true)
      expect(alert === null || !isReached(alert, priceOf(-999))).toBe(true)
    }),
  )
})

test('what is kept is read as it was written, without strangers and without what is over', () => {
  const alert = made(2.1)
  const kept = JSON.parse(JSON.stringify([alert, 7, null, { target: 2 }, { ...alert, way: 'aside' }]))
  expect(readAlerts(kept, now)).toEqual([alert])
  expect(readAlerts(kept, alert.until)).toEqual([])
  expect(readAlerts(undefined, now)).toEqual([])
})

test('one for each option, the newest first, and no more than the most', () => {
  const many = Array.from({ length: ALERTS_MAX }, (_, n) => ({ ...made(2.1), marketId: n }))
  const again = withAlert(many, { ...made(2.4), marketId: 3 })
  expect(
    [again.length, again[0]?.target, again.filter(({ marketId }) => marketId === 3)].flat(),
  ).toHaveLength(3)
  const more = withAlert(many, { ...made(2.1), marketId: 99 })
  expect([more.length, more[0]?.marketId, more.at(-1)?.marketId]).toEqual([ALERTS_MAX, 99, ALERTS_MAX - 2])
})
