import { array, assert, property, record, integer, boolean, option } from 'fast-check'
import { expect, test } from 'vitest'
import { inOwnOrder, moved, orderOfType, type Placed } from './catalogue-order.ts'

const game = (id: number, gameTypeId: number, ownPlace: number | null = null): Placed => ({
  id,
  gameTypeId,
  ownPlace,
  isOffered: true,
})
const idsOf = (games: readonly Placed[]) => games.map(({ id }) => id)

test('without a place of the operator’s the list stays as the provider has it', () => {
  expect(idsOf(inOwnOrder([game(3, 1), game(1, 2), game(2, 1)]))).toEqual([3, 1, 2])
})

test('a type is in the operator’s order where its games stand, what has no place follows, other types stay', () => {
  const listed = [game(1, 1), game(9, 2), game(2, 1, 2), game(3, 1, 1), game(8, 2), game(4, 1)]
  expect(idsOf(inOwnOrder(listed))).toEqual([3, 9, 2, 1, 8, 4])
})

test('whatever the places are, no game is lost, none is doubled, and each type keeps its places', () => {
  const games = array(
    record({
      id: integer(),
      gameTypeId: integer({ min: 1, max: 4 }),
      isOffered: boolean(),
      ownPlace: option(integer({ min: 1, max: 9 })),
    }),
  )
  assert(
    property(games, (listed) => {
      const ordered = inOwnOrder(listed)
      expect(ordered.map(({ gameTypeId }) => gameTypeId)).toEqual(listed.map(({ gameTypeId }) => gameTypeId))
      expect(new Set(ordered)).toEqual(new Set(listed))
    }),
  )
})

test('a game moves up, down and to the end; a version changes with the order and with whose it is', () => {
  expect(moved([1, 2, 3], 3, 1)).toEqual([3, 1, 2])
  expect(moved([1, 2, 3], 1, 2)).toEqual([2, 1, 3])
  expect(moved([1, 2, 3], 1, 99)).toEqual([2, 3, 1])
  const off = { ...game(7, 1), isOffered: false }
  const seen = orderOfType([game(1, 1), game(2, 1), off, game(5, 2)], 1)
  expect(seen).toMatchObject({ ids: [1, 2], isOwn: false })
  expect(orderOfType([game(2, 1), game(1, 1)], 1).version).not.toBe(seen.version)
  expect(orderOfType([game(1, 1, 1), game(2, 1, 2)], 1).version).not.toBe(seen.version)
  expect(orderOfType([game(5, 2), game(1, 1), game(2, 1)], 1).version).toBe(seen.version)
})
