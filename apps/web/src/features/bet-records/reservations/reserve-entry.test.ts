import { priceOf } from '@keo/units/price'
import { money } from '@keo/units/money'
import { parseOdds } from '@keo/units/odds'
import { expect, test } from 'vitest'
import { judgeEntry, stakeMost, stepOdds } from './reserve-entry.ts'

// 1.88 now, up to 2.82; 10 to 8,000 thousand dong.
const LIMITS = {
  odds: priceOf(1.88),
  oddsMost: priceOf(2.82),
  stakeLeast: 10,
  liabilityMost: 8000,
  stakeMost: 8000,
}
const judge = (odds: string, digits: string) => judgeEntry({ odds, digits }, LIMITS, 'VND')

test('a reservation waits for better odds than there are, within what the book takes', () => {
  expect(judge('2.10', '50000')).toEqual({ kind: 'fine', stake: '50.00', odds: priceOf(2.1) })
  for (const odds of ['1.88', '1.5', '2.83', '', 'x', '1e2', '1,9', '-2']) {
    expect([odds, judge(odds, '50000').kind]).toEqual([odds, 'odds'])
  }
})

test('the stake keeps to its least and most, and to whole steps of ten dong', () => {
  expect(judge('2.10', '').kind).toBe('empty')
  expect(judge('2.10', '9990').kind).toBe('stake')
  expect(judge('2.10', '10005').kind).toBe('stake')
  expect(judge('2.10', '10010').kind).toBe('fine')
  expect(judge('2.82', '4395600').kind).toBe('fine')
  expect(judge('2.82', '4395610').kind).toBe('stake')
})

test('above evens it is what may be won that is limited', () => {
  expect(stakeMost(LIMITS, parseOdds('3')!, 'VND')).toEqual(money(400_000_000n, 'VND'))
})

test('buttons move the odds by a hundredth and stop at the ends', () => {
  expect(stepOdds('2.10', 1, LIMITS)).toBe('2.11')
  expect(stepOdds('1.89', -1, LIMITS)).toBe('1.89')
  expect(stepOdds('2.82', 1, LIMITS)).toBe('2.82')
  expect(stepOdds('', 1, LIMITS)).toBe('1.90')
})
