import { MATCH_SALE, MATCH_STATUS, SUSPENSION_CAUSE } from '@keo/sportsbook-contract/match-enums'
import { expect, test } from 'vitest'
import { countdownText } from './countdown-text.ts'
import { goalMoment } from './goal-moment.ts'
import { stageOf } from './stage-of.ts'

const LIVE = {
  sportId: 1,
  status: MATCH_STATUS.live as number,
  clock: { period: 1002 },
  saleStatus: MATCH_SALE.open as number,
  cause: null as number | null,
}

test('a score that rose is a goal of that side; the first one seen and one taken back are none', () => {
  expect(goalMoment([1, 0], [1, 1])).toEqual({ side: 1, number: 2 })
  expect(goalMoment([10, 8], [13, 8])).toEqual({ side: 0, number: 21 })
  expect(goalMoment(null, [1, 0])).toBeNull()
  expect(goalMoment([1, 0], [1, 0])).toBeNull()
  expect(goalMoment([2, 0], [1, 0])).toBeNull()
  expect(goalMoment([2, 0], null)).toBeNull()
})

test('a match is before, in play, at a break, held, stopped, over or void', () => {
  expect(stageOf({ ...LIVE, status: MATCH_STATUS.notStarted })).toBe('before')
  expect(stageOf(LIVE)).toBe('play')
  expect(stageOf({ ...LIVE, clock: { period: 1003 } })).toBe('break')
  expect(stageOf({ ...LIVE, status: MATCH_STATUS.interrupted })).toBe('stopped')
  expect(stageOf({ ...LIVE, status: MATCH_STATUS.delayed })).toBe('stopped')
  expect(stageOf({ ...LIVE, status: MATCH_STATUS.ended })).toBe('over')
  for (const status of [MATCH_STATUS.postponed, MATCH_STATUS.cancelled, MATCH_STATUS.abandoned])
    expect(stageOf({ ...LIVE, status })).toBe('void')
})

test('only a penalty and pictures that are looked at again hold the play', () => {
  const held = (cause: number) => stageOf({ ...LIVE, saleStatus: MATCH_SALE.suspended, cause })
  expect(held(SUSPENSION_CAUSE.varCheck)).toBe('held')
  expect(held(SUSPENSION_CAUSE.penalty)).toBe('held')
  expect(held(SUSPENSION_CAUSE.danger)).toBe('play')
})

test('the time that is left is counted in hours where there are any', () => {
  expect(countdownText(754_000)).toBe('12:34')
  expect(countdownText(7_509_000)).toBe('2:05:09')
  expect(countdownText(0)).toBeNull()
})
