import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { expect, test } from 'vitest'
import { isBreak } from './breaks.ts'

const at = (sportId: number, period: number, status: number = MATCH_STATUS.live) =>
  isBreak({ sportId, status, clock: { period } })

test('half time, the pause before extra time, and the ones between quarters, thirds and sets are breaks', () => {
  expect([
    at(1, 1003),
    at(1, 1012),
    at(3, 3008),
    at(2, 2003),
    at(5, 5003),
    at(16, 16_004),
    at(19, 19_003),
  ]).toEqual(Array.from({ length: 7 }, () => true))
})

test('halves, quarters, thirds, sets, rounds and shoot-outs are played', () => {
  expect([
    at(1, 1002),
    at(1, 1010),
    at(3, 3005),
    at(2, 2004),
    at(5, 5002),
    at(16, 16_002),
    at(19, 19_002),
  ]).toEqual(Array.from({ length: 7 }, () => false))
})

test('of an inning its top and its bottom are played', () => {
  expect([at(7, 7003), at(7, 7004), at(7, 7005), at(7, 7006), at(7, 7048)]).toEqual([
    false,
    true,
    false,
    true,
    false,
  ])
})

test('a match that is not live has no breaks', () => {
  expect(at(1, 1003, MATCH_STATUS.ended)).toBe(false)
})
