import type { GameType } from '@keo/contract/site'
import { parseServerTime } from '@keo/units/instants'
import { expect, test } from 'vitest'
import { gameRestsUntil, typeOfGame } from './game-rest.ts'

const never = { isMaintain: false, startTime: '', endTime: '' }
const tonight = { isMaintain: true, startTime: '2026-06-11 20:00:00', endTime: '2026-06-11 22:00:00' }
const now = parseServerTime('2026-06-11 21:00:00') ?? 0
const end = parseServerTime('2026-06-11 22:00:00')
const type = (id: number, more: Partial<GameType> = {}): GameType => ({
  id,
  name: `${id}`,
  art: 'dice',
  gameCount: 0,
  gameList: [],
  ...never,
  ...more,
})
const game = { id: 7, gameType: 2, ...never }

test('[GAM-01f] a type without a gameType is the one at its index from 1', () => {
  const types = [type(11), type(12), type(13, { gameType: 9 })]
  expect(typeOfGame(types, { gameType: 2 })?.id).toBe(12)
  expect(typeOfGame(types, { gameType: 9 })?.id).toBe(13)
  expect(typeOfGame(types, { gameType: 3 })).toBeUndefined()
})

test('a game rests with its own window and with that of its type, whether that has a number or not', () => {
  expect(gameRestsUntil(game, [type(11), type(12)], now)).toBeNull()
  expect(gameRestsUntil({ ...game, ...tonight }, [type(11), type(12)], now)).toBe(end)
  expect(gameRestsUntil(game, [type(11), type(12, tonight)], now)).toBe(end)
  expect(gameRestsUntil(game, [type(11, tonight), type(12)], now)).toBeNull()
})
