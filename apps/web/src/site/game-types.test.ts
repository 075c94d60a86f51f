import { SPORT_GAME_ID, SPORT_TYPE_ID } from '@keo/contract/ids'
import type { GameType } from '@keo/contract/site'
import { parseServerTime, seconds } from '@keo/units/instants'
import { expect, test } from 'vitest'
import { createRefreshTimer, isGameInMaintenance } from './game-types.ts'
import { manualClock } from '../testing/manual-clock.ts'

const never = { isMaintain: false, startTime: '', endTime: '' }
const tonight = { isMaintain: true, startTime: '2026-06-11 20:00:00', endTime: '2026-06-11 22:00:00' }
const at = (text: string) => parseServerTime(text) ?? 0

function types(typeWindow: typeof never, gameWindow: typeof never): GameType[] {
  const game = {
    id: SPORT_GAME_ID,
    gameType: 1,
    name: 'Thể thao',
    provider: 'C',
    art: 'ball',
    ...gameWindow,
  } as const
  return [
    {
      id: SPORT_TYPE_ID,
      gameType: 1,
      name: 'Thể thao',
      art: 'ball',
      ...typeWindow,
      gameCount: 1,
      gameList: [game],
    },
    { id: 1, name: 'Khác', art: 'dice', ...tonight, gameCount: 0, gameList: [] },
  ]
}

test('[NET-08a] a game rests strictly between start and end, read as +08:00', () => {
  const resting = types(never, tonight)
  const start = at('2026-06-11 20:00:00')
  const end = at('2026-06-11 22:00:00')
  expect(start).toBe(Date.UTC(2026, 5, 11, 12))
  const isResting = (now: number) => isGameInMaintenance(resting, SPORT_GAME_ID, now)
  expect([start - 1, start, start + 1, end - 1, end].map(isResting)).toEqual([
    false,
    false,
    true,
    true,
    false,
  ])
})

test('[NET-08a] a game rests with its type; another type does not matter', () => {
  const now = at('2026-06-11 21:00:00')
  expect(isGameInMaintenance(types(tonight, never), SPORT_GAME_ID, now)).toBe(true)
  expect(isGameInMaintenance(types(tonight, never), SPORT_TYPE_ID, now)).toBe(true)
  expect(isGameInMaintenance(types(never, never), SPORT_GAME_ID, now)).toBe(false)
  expect(isGameInMaintenance(types(never, tonight), SPORT_TYPE_ID, now)).toBe(false)
})

test('[NET-08b] times that cannot be read mean no maintenance', () => {
  const now = at('2026-06-11 21:00:00')
  const broken = { ...tonight, endTime: '2026-06-31 22:00:00' }
  expect(isGameInMaintenance(types(never, broken), SPORT_GAME_ID, now)).toBe(false)
})

test('[NET-08c] once its timer runs the list is fetched every 180 s, and starting twice changes nothing', () => {
  const clock = manualClock()
  let fetched = 0
  const timer = createRefreshTimer(clock, () => fetched++)
  clock.advance(seconds(600))
  expect(fetched).toBe(0)
  timer.start()
  timer.start()
  clock.advance(seconds(180) - 1)
  expect(fetched).toBe(0)
  clock.advance(1 + seconds(180))
  expect(fetched).toBe(2)
})
