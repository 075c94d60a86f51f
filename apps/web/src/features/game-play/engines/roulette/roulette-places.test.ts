import { isRouletteBet } from '@keo/game-rules/games/roulette'
import { expect, test } from 'vitest'
import { besides, INSIDE_PLACES, numbersOf, paysOf } from './roulette-places.ts'

test('every inside bet of the rules has one place on the cloth', () => {
  const covered = INSIDE_PLACES.map(({ place }) => numbersOf(place))
  expect(covered.every((numbers) => isRouletteBet({ numbers }))).toBe(true)
  expect(new Set(covered.map((numbers) => numbers.join(' '))).size).toBe(covered.length)
  const count = (size: number) => covered.filter(({ length }) => length === size).length
  expect([1, 2, 3, 4, 6].map(count)).toEqual([37, 60, 14, 23, 11])
})

test('a place pays what is left of 36 by its numbers', () => {
  expect(
    ['n17', 'n17-18', 'n0-1-2', 'n0-1-2-3', 'n1-2-3-4-5-6'].map((place) => paysOf(place as 'n1')),
  ).toEqual(['35 : 1', '17 : 1', '11 : 1', '8 : 1', '5 : 1'])
})

test('arrow keys end at the edges of the cloth', () => {
  const of = (place: string) => INSIDE_PLACES.find((inside) => inside.place === place)!
  expect(besides(of('n36'), 'ArrowRight')).toBeUndefined()
  expect(besides(of('n36'), 'ArrowDown')).toBeUndefined()
  expect(besides(of('n0'), 'ArrowUp')).toBeUndefined()
  expect(besides(of('n0'), 'ArrowDown')?.place).toBe('n0-2')
  expect(besides(of('n0-2'), 'ArrowUp')?.place).toBe('n0')
  expect(besides(of('n1'), 'Enter')).toBeUndefined()
})
