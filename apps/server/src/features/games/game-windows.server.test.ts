import { ERRORS } from '@keo/contract/errors'
import { jumpToDemo, jumpToGame, listSlotGames } from '@keo/contract/games'
import { setSandboxGameWindow } from '@keo/contract/sandbox-games'
import { listGameTypes } from '@keo/contract/site'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { openGame, playRound } from '@keo/games-contract/play-calls'
import { minutes, serverTimeText } from '@keo/units/instants'
import { beforeAll, expect, test } from 'vitest'
import { playCalls, readyPlayer } from './test-game-callbacks.ts'

const { database, world } = sharedWorld({ webRoot: null })
const play = playCalls(world)
let who: Awaited<ReturnType<typeof readyPlayer>>
let taps = 0
beforeAll(async () => {
  who = await readyPlayer(world, database)
})

const text = (inMs: number) => serverTimeText(world.worldClock.now() + inMs)
const tileOf = async (id: number) => {
  const { data } = await world.call(listSlotGames, { id: Math.floor(id / 1000) }, who)
  return data.games.find((game) => game.id === id)
}
const jumped = async () => (await world.call(jumpToGame, { id: who.game.id }, who)).code
async function opened(): Promise<string> {
  const { data } = await world.call(jumpToGame, { id: who.game.id }, who)
  return (await play(openGame, { launch: data.launch })).data.play
}
async function bet(token: string) {
  const key = `tap-at-a-window-${(taps += 1)}`
  const answer = await play(
    playRound,
    { key, bet: { stake: '1000.00', side: 'under', threshold: 9800 } },
    token,
  )
  return answer.code
}

test.each(['game', 'type'] as const)(
  'a window of a %s that is planned comes and goes by itself: in the lobby with its time, at the door and at the table [GAM-01c]',
  async (what) => {
    const { id } = who.game
    const target = what === 'game' ? id : Math.floor(id / 1000)
    const token = await opened()
    const [startTime, endTime] = [text(minutes(10)), text(minutes(20))]
    await world.call(setSandboxGameWindow, { id: target, isOn: true, startTime, endTime })
    expect(await tileOf(id)).toMatchObject({ isMaintain: false, startTime, endTime })
    expect(await bet(token)).toBe(null)

    await world.clock.jump(minutes(11))
    expect(await tileOf(id)).toMatchObject({ isMaintain: true, startTime, endTime })
    expect(await jumped()).toBe(ERRORS.GAME_IN_MAINTENANCE.wire)
    expect((await world.call(jumpToDemo, { id })).code).toBe(ERRORS.GAME_IN_MAINTENANCE.wire)
    expect(await bet(token)).toBe('GAME_OFF')

    await world.clock.jump(minutes(10))
    expect(await tileOf(id)).toMatchObject({ isMaintain: false })
    expect(await jumped()).toBe(200)
    expect(await bet(token)).toBe(null)
    await world.call(setSandboxGameWindow, { id: target, isOn: false })
    expect(await tileOf(id)).toMatchObject({ isMaintain: false, startTime: '', endTime: '' })
  },
)

test('a window at once closes a whole type in the list of types, and what nobody knows has none', async () => {
  const typeId = Math.floor(who.game.id / 1000)
  const isClosed = async () => {
    const { data } = await world.call(listGameTypes, {})
    return data.find(({ id }) => id === typeId)?.isMaintain
  }
  const set = (isOn: boolean) => world.call(setSandboxGameWindow, { id: typeId, isOn })
  expect((await set(true)).data.isMaintain).toBe(true)
  expect(await isClosed()).toBe(true)
  await set(false)
  expect(await isClosed()).toBe(false)
  const unknown = world.call(setSandboxGameWindow, { id: 42, isOn: true })
  expect((await unknown).code).toBe(ERRORS.NOT_FOUND.wire)
  const [turned] = await database.asOwner(
    "select count(*)::int as n from kit.audit_entry where action = 'sandbox.game-window' and object = $1",
    [String(typeId)],
  )
  expect(turned?.['n']).toBeGreaterThanOrEqual(2)
})

test('a game that its provider closes is refused there: nobody gets in, and an open table takes no bet', async () => {
  const token = await opened()
  const close = (on: boolean) =>
    fetch(`${world.url}/games/x/maintenance`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ gameId: who.game.symbol, on }),
    })
  await close(true)
  expect(await jumped()).toBe(ERRORS.GAME_PROVIDER_AWAY.wire)
  expect(await bet(token)).toBe('GAME_OFF')
  await close(false)
  expect(await bet(token)).toBe(null)
})
