import { jumpToDemo, jumpToGame, listSlotGames } from '@keo/contract/games'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { openGame, playRound, startAutoPlay } from '@keo/games-contract/play-calls'
import { beforeAll, expect, test } from 'vitest'
import { playCalls, readyPlayer } from './test-game-callbacks.ts'

const { database, world } = sharedWorld({ webRoot: null })
const play = playCalls(world)
const SWITCHED_ON = 'open.localhost'
let who: Awaited<ReturnType<typeof readyPlayer>>
let slot = 0
beforeAll(async () => {
  who = await readyPlayer(world, database)
  const { games } = (await world.call(listSlotGames, { id: 0 })).data
  slot = games.find(({ engine, jackpot }) => engine === 'slot' && jackpot === null)?.id ?? 0
})

async function openAt(host: string) {
  const { data: jump } = await world.call(jumpToGame, { id: slot }, { ...who, host })
  return (await play(openGame, { launch: jump.launch })).data
}

test('[RSP-13] auto-play and fast spin are switches of the agent line, off on every line that is seeded for prod', async () => {
  const on = await database.asOwner(
    'select line from platform.agent_line where has_auto_play or has_fast_spin order by line',
  )
  expect(on).toEqual([{ line: 'open' }])
  const off = await openAt('localhost')
  expect(off).toMatchObject({ hasAutoPlay: false, hasFastSpin: false })
  const asked = { rounds: 10, lossLimit: '100000' }
  expect((await play(startAutoPlay, asked, off.play)).code).toBe('NOT_ALLOWED')
  const { data: demo } = await world.call(jumpToDemo, { id: slot }, { host: 'localhost' })
  expect((await play(openGame, { launch: demo.launch })).data).toMatchObject({ hasAutoPlay: false })
})

test('[RSP-13] on a line that has them on, the books stop a row of rounds before its loss limit is passed', async () => {
  const opened = await openAt(SWITCHED_ON)
  expect(opened).toMatchObject({ hasAutoPlay: true, hasFastSpin: true })
  expect((await play(startAutoPlay, { rounds: 10 }, opened.play)).code).toBe('LOSS_LIMIT_NEEDED')
  const started = await play(startAutoPlay, { rounds: 10, lossLimit: '10000' }, opened.play)
  const { autoPlay } = started.data
  const bet = { stake: '10000.00' }
  // Stops of the machine that pay nothing.
  await database.asOwner(`insert into games.forced_result (player_id, game_id, draws) values ($1, $2, $3)`, [
    who.memberId,
    opened.gameId,
    JSON.stringify([0, 1, 2, 3, 4]),
  ])
  const first = await play(playRound, { key: 'tap-of-the-row-of-1', bet, autoPlay }, opened.play)
  const lost = 10_000 - Number(first.data.round.returned)
  expect(lost).toBeGreaterThan(0)
  const balance = async () =>
    (await world.app.ledger.balanceOf({ memberId: who.memberId, currency: 'VND' })).available
  const before = await balance()
  const next = await play(playRound, { key: 'tap-of-the-row-of-2', bet, autoPlay }, opened.play)
  expect(next.code).toBe('AUTO_PLAY_OVER')
  expect(await balance()).toBe(before)
})
