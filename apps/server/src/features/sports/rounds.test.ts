import { expect, test } from 'vitest'
import { roundsOf } from './rounds.ts'

test('things of one key come one round after another in their order, and nothing is left out', () => {
  const items = Array.from({ length: 200 }, (_, number) => ({ key: `${number % 20}`, number }))
  const rounds = roundsOf(items, ({ key }) => [key])
  expect(rounds).toHaveLength(10)
  for (const round of rounds) expect(new Set(round.map(({ key }) => key)).size).toBe(20)
  expect(rounds.flat().toSorted((a, b) => a.number - b.number)).toEqual(items)
  const ofOne = rounds.flat().filter(({ key }) => key === '7')
  expect(ofOne).toEqual(items.filter(({ key }) => key === '7'))
})

test('any of several keys parts two things', () => {
  const rounds = roundsOf(['a1', 'b2', 'a2', 'c1'], (item) => [...item])
  expect(rounds).toEqual([
    ['a1', 'b2'],
    ['a2', 'c1'],
  ])
})
