import { isTaiXiuBet } from '@keo/game-rules/games/tai-xiu'
import { expect, test } from 'vitest'
import { betOf, FURTHER_PLACES, paysOf, sideOf } from './tai-xiu-places.ts'

test('every place is a bet of the rules and states what the rules pay', () => {
  const places = ['tai', 'xiu', ...FURTHER_PLACES] as const
  for (const place of places) expect(isTaiXiuBet(betOf(place))).toBe(true)
  expect(places.map(paysOf).join(' ')).toBe(
    '2 2 2 2 31 61 31 19 13 9 8 7 7 8 9 13 19 31 61 181 181 181 181 181 181',
  )
})

test('a triple belongs to neither side', () => {
  expect(
    [
      [6, 6, 6],
      [6, 5, 1],
      [1, 2, 3],
    ].map(sideOf),
  ).toEqual(['tie', 'red', 'blue'])
})
