import { OPTION } from '@keo/sportsbook-contract/option-types'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import { expect, test } from 'vitest'
import { legResult, type Picked, planEnd, totalPrice, UNIT } from './plan-rules.ts'

const over = (home: number, away: number, sportId: number = SPORT.soccer) =>
  ({ sportId, state: 'over', score: { home, away } }) as const
const handicap = (optionType: number, line: number): Picked => ({ kind: 'handicap', optionType, line })
const total = (optionType: number, line: number): Picked => ({ kind: 'total', optionType, line })
const winner = (optionType: number): Picked => ({ kind: 'winner', optionType, line: null })

test('a handicap is judged from the side that was picked, a quarter line by halves', () => {
  expect(legResult(handicap(OPTION.home, -4), over(4, 1))).toBe('won')
  expect(legResult(handicap(OPTION.home, -4), over(2, 1))).toBe('push')
  expect(legResult(handicap(OPTION.home, -3), over(2, 1))).toBe('halfWon')
  expect(legResult(handicap(OPTION.home, -5), over(2, 1))).toBe('halfLost')
  expect(legResult(handicap(OPTION.away, 2), over(1, 1))).toBe('won')
  expect(legResult(handicap(OPTION.away, 2), over(1, 0))).toBe('lost')
})

test('a total is over or under its line, and neither on it', () => {
  expect(legResult(total(OPTION.over, 10), over(2, 1))).toBe('won')
  expect(legResult(total(OPTION.under, 10), over(2, 1))).toBe('lost')
  expect(legResult(total(OPTION.under, 12), over(2, 1))).toBe('push')
  expect(legResult(total(OPTION.over, 11), over(2, 1))).toBe('halfWon')
  expect(legResult(total(OPTION.under, 11), over(2, 1))).toBe('halfLost')
})

test('the winner is who is ahead; a level score where there is no draw decides nothing', () => {
  expect(legResult(winner(OPTION.draw), over(1, 1))).toBe('won')
  expect(legResult(winner(OPTION.home), over(1, 1))).toBe('lost')
  expect(legResult(winner(OPTION.away), over(80, 91, SPORT.basketball))).toBe('won')
  expect(legResult(winner(OPTION.away), over(90, 90, SPORT.basketball))).toBe('void')
})

test('nothing is known of a match that is open, and one that is void makes the whole plan void', () => {
  expect(legResult(winner(OPTION.home), { sportId: 1, state: 'open', score: null })).toBeNull()
  expect(legResult(winner(OPTION.home), { sportId: 1, state: 'void', score: null })).toBe('void')
  expect(legResult(winner(OPTION.home), { sportId: 1, state: 'over', score: null })).toBe('void')
  expect(
    planEnd([
      { price: 2000, result: 'void' },
      { price: 1500, result: null },
    ]),
  ).toEqual({ result: 'void', returned: UNIT })
})

test('a plan returns what its legs bring together at their prices, exactly, and not before the last one ended', () => {
  const first = { price: 1843, result: 'won' } as const
  expect(planEnd([first])).toEqual({ result: 'won', returned: 1_843_000n })
  expect(planEnd([first, { price: 1907, result: 'won' }])).toEqual({ result: 'won', returned: 3_514_601n })
  expect(planEnd([first, { price: 1907, result: null }])).toBeNull()
  expect(planEnd([first, { price: 1907, result: 'lost' }])).toEqual({ result: 'lost', returned: 0n })
  expect(planEnd([{ price: 1907, result: 'push' }])).toEqual({ result: 'push', returned: UNIT })
  expect(planEnd([{ price: 1800, result: 'halfWon' }])).toEqual({ result: 'won', returned: 1_400_000n })
  expect(planEnd([{ price: 1800, result: 'halfLost' }])).toEqual({ result: 'lost', returned: 500_000n })
  expect(totalPrice([1843, 1907, 1472])).toBe(5173n)
})
