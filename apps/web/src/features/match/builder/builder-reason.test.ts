import { expect, test } from 'vitest'
import { reasonOf, tieShares } from './builder-reason.ts'

const quote = {
  matchId: 1,
  odds: 3.1,
  product: 3.6,
  refusal: null,
  groups: [],
  implied: [],
  lift: 1.2,
  ties: [{ first: 0, second: 2, lift: 1.2 }],
  options: [],
}

test('picks that go together lower the price, picks that hinder each other raise it', () => {
  expect(reasonOf(quote)).toEqual({ kind: 'lower', first: 0, second: 2 })
  const hindering = { ...quote, odds: 4.4, lift: 0.8, ties: [{ first: 0, second: 1, lift: 0.8 }] }
  expect(reasonOf(hindering)).toEqual({ kind: 'higher', first: 0, second: 1 })
})

test('what hardly depends on each other differs by the margin alone', () => {
  expect(reasonOf({ ...quote, odds: 3.7, lift: 1, ties: [] })).toEqual({ kind: 'alike' })
  expect(reasonOf({ ...quote, odds: 3.7, lift: 1.02 })).toEqual({ kind: 'alike' })
})

test('without a price there is nothing to explain', () => {
  expect(reasonOf({ ...quote, odds: null })).toBeNull()
})

test('the dependence is shared out among the pairs, the strongest two by name', () => {
  const e = Math.exp
  const ties = [
    { first: 0, second: 2, lift: e(0.5) },
    { first: 1, second: 2, lift: e(-0.3) },
    { first: 0, second: 1, lift: e(0.2) },
  ]
  expect(tieShares({ odds: 3.1, ties })).toEqual([
    { first: 0, second: 2, percent: 50 },
    { first: 1, second: 2, percent: 30 },
  ])
  // A pair that hardly touches is none, and one pair has nothing to share with.
  const hardly = { first: 0, second: 1, lift: 1.001 }
  expect(tieShares({ odds: 3.1, ties: [...ties.slice(0, 1), hardly] })).toEqual([])
  expect(tieShares({ odds: null, ties })).toEqual([])
})
