import type { PlanResult } from '@keo/contract/experts'
import { expect, test } from 'vitest'
import {
  byProof,
  curveOf,
  lastResultsOf,
  longestRun,
  recordOf,
  type Settled,
  wilson,
} from './record-rules.ts'

const RETURNED = { won: 1_900_000n, lost: 0n, push: 1_000_000n, void: 1_000_000n }
const ended = (...results: readonly PlanResult[]): Settled[] =>
  results.map((result, at) => ({ result, returned: RETURNED[result], price: 1900n, at }))
const many = (won: number, lost: number) =>
  ended(...Array<'won'>(won).fill('won'), ...Array<'lost'>(lost).fill('lost'))

test('the interval of Wilson is that of the books: 61 of 100 lie between 51.2 and 70.0 percent', () => {
  const { low, high } = wilson(61, 100)
  expect([low.toFixed(3), high.toFixed(3)]).toEqual(['0.512', '0.700'])
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 })
  expect(wilson(10, 10).low.toFixed(3)).toBe('0.722')
  expect(wilson(0, 10).high.toFixed(3)).toBe('0.278')
})

test('lost plans count, void ones do not, and a push is neither hit nor miss', () => {
  expect(recordOf(ended('won', 'lost', 'lost', 'push', 'void', 'won', 'won'))).toMatchObject({
    plans: 6,
    won: 3,
    lost: 2,
    voided: 1,
    hitRate: 600,
    profit: 700,
    averagePrice: 1900,
    breakEven: 526,
    longestLosingRun: 2,
    winningRun: 2,
    isSmall: true,
  })
  expect(recordOf([])).toMatchObject({
    plans: 0,
    hitRate: null,
    low: 0,
    high: 1000,
    profit: 0,
    isSmall: true,
  })
})

test('thirty decided plans are no longer too few', () => {
  expect([recordOf(many(20, 9)).isSmall, recordOf(many(20, 10)).isSmall]).toEqual([true, false])
})

test('a run goes on over pushes and void plans, and the longest counts', () => {
  expect(longestRun(['lost', 'push', 'lost', 'won', 'lost', 'void', 'lost', 'lost'], 'lost')).toBe(3)
})

test('ten of ten by luck stand behind hundreds with proof, and somebody without a plan behind everybody', () => {
  const [lucky, proven, poor, none] = [many(3, 0), many(320, 180), many(40, 60), []].map(recordOf)
  const ranked = [none!, poor!, lucky!, proven!].toSorted(byProof)
  expect(ranked).toEqual([proven, lucky, poor, none])
})

test('the same rate at higher prices proves more', () => {
  const dear = many(60, 40).map(({ result, returned, at }) => ({ result, returned, at, price: 2400n }))
  expect(byProof(recordOf(dear), recordOf(many(60, 40)))).toBeLessThan(0)
})

test('the curve adds up plan by plan, ends at the profit, and is never longer than a screen can draw', () => {
  const points = curveOf(ended('won', 'void', 'lost', 'push'))
  expect(points.map(({ total }) => total)).toEqual([900, -100, -100])
  expect(points.map(({ chance }) => chance)).toEqual([1859, 2630, 3221])
  const long = curveOf(many(700, 333))
  expect(long.length).toBeLessThanOrEqual(90)
  expect(long.at(-1)?.total).toBe(recordOf(many(700, 333)).profit)
})

test('the last ten results leave out what was void', () => {
  expect(lastResultsOf([...many(12, 0), ...ended('void', 'lost')])).toEqual([...Array(9).fill('won'), 'lost'])
})
