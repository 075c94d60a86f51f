import { expect, test } from 'vitest'
import {
  byPlace,
  doubled,
  putChip,
  stakeOn,
  takeLastChip,
  type TableBets,
  totalOf,
  undone,
} from './table-bets.ts'

const bets = [
  ['ga', 100n],
  ['cua', 200n],
  ['ga', 50n],
].reduce<TableBets<string>>((sum, [place, amount]) => putChip(sum, place as string, amount as bigint), [])

test('chips add up on their places and in all', () => {
  expect(totalOf(bets)).toBe(350n)
  expect(stakeOn(bets, 'ga')).toBe(150n)
  expect(byPlace(bets)).toEqual([
    ['ga', 150n],
    ['cua', 200n],
  ])
})

test('a long press takes the last chip of that place and leaves the others', () => {
  const left = takeLastChip(bets, 'cua')
  expect(byPlace(left)).toEqual([['ga', 150n]])
  expect(takeLastChip(left, 'cua')).toBe(left)
})

test('a doubling is one step: one undo takes all of it back', () => {
  const twice = doubled(bets)
  expect(totalOf(twice)).toBe(700n)
  expect(undone(twice)).toEqual(bets)
  expect(stakeOn(takeLastChip(twice, 'ga'), 'ga')).toBe(150n)
})
