import { expect, test } from 'vitest'
import { reasonOf } from './builder-reason.ts'

const quote = {
  matchId: 1,
  odds: 3.1,
  product: 3.6,
  refusal: null,
  groups: [],
  implied: [],
  lift: 1.2,
  tie: { first: 0, second: 2, lift: 1.2 },
  options: [],
}

test('picks that go together lower the price, picks that hinder each other raise it', () => {
  expect(reasonOf(quote)).toEqual({ kind: 'lower', first: 0, second: 2 })
  const hindering = { ...quote, odds: 4.4, lift: 0.8, tie: { first: 0, second: 1, lift: 0.8 } }
  expect(reasonOf(hindering)).toEqual({ kind: 'higher', first: 0, second: 1 })
})

test('what hardly depends on each other differs by the margin alone', () => {
  expect(reasonOf({ ...quote, odds: 3.7, lift: 1, tie: null })).toEqual({ kind: 'alike' })
  expect(reasonOf({ ...quote, odds: 3.7, lift: 1.02 })).toEqual({ kind: 'alike' })
})

test('without a price there is nothing to explain', () => {
  expect(reasonOf({ ...quote, odds: null })).toBeNull()
})
