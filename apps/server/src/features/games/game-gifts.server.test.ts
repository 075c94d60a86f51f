import { jumpToGame, listSlotGames } from '@keo/contract/games'
import { ERRORS } from '@keo/contract/errors'
import { giveSandboxFreeRounds } from '@keo/contract/sandbox-games'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { openGame, playRound } from '@keo/games-contract/play-calls'
import { beforeAll, expect, test } from 'vitest'
import { playCalls, readyPlayer } from './test-game-callbacks.ts'

const { database, world } = sharedWorld({ webRoot: null })
const play = playCalls(world)
/** Stops of the published vector that pay nothing; the number after them is the draw for the jackpot. */
const LOSING = [16, 20, 11, 24, 4]
let who: Awaited<ReturnType<typeof readyPlayer>>
beforeAll(async () => {
  who = await readyPlayer(world, database)
})

const balance = async () =>
  Number((await world.app.ledger.balanceOf({ memberId: who.memberId, currency: 'VND' })).available) / 100
/** The account of the house, which is what stands for each jackpot. */
const jackpotAccount = async () => {
  const account = (await world.app.ledger.houseBalances('VND')).get('house:jackpot') ?? 0n
  const [row] = await database.asOwner(
    'select coalesce(sum(stands), 0)::text as stands, count(*) filter (where stands < 0)::int as below from platform.game_jackpot',
  )
  expect(row).toEqual({ stands: account.toString(), below: 0 })
  return account
}
const jackpots = async () => {
  const { data } = await world.call(listSlotGames, { id: 0 })
  return data.games.filter(({ jackpot }) => jackpot !== null)
}

test('the jackpot stands in the lobby, is fed by every stake, told with the bet and paid on the books once', async () => {
  const [tile] = await jackpots()
  expect(await jackpots()).toHaveLength(1)
  expect(tile?.jackpot).toBe('5000000.00')
  const { data: jump } = await world.call(jumpToGame, { id: tile?.id ?? 0 }, who)
  const opened = (await play(openGame, { launch: jump.launch })).data
  const spin = async (key: string, draw: number) => {
    await database.asOwner(
      `insert into games.forced_result (player_id, game_id, draws) values ($1, $2, $3)`,
      [who.memberId, tile?.symbol, JSON.stringify([...LOSING, draw])],
    )
    return (await play(playRound, { key, bet: { stake: '100000.00' } }, opened.play)).data.round
  }
  await spin('tap-that-feeds-the-pot', 1)
  await world.app.lobby.readJackpots()
  expect((await jackpots())[0]?.jackpot).toBe('5001000.00')
  const [told] = await database.asOwner(
    `select fields from games.movement where kind = 'bet' order by id desc limit 1`,
  )
  expect(told?.['fields']).toMatchObject({ jackpotId: 'keo-slot', jackpotContribution: '1000.00' })

  expect(await jackpotAccount()).toBe(100_000n)

  const before = await balance()
  const round = await spin('tap-that-wins-the-pot', 0)
  expect(round.view).toMatchObject({ jackpotWon: '5002000.00' })
  await world.games.run()
  await world.games.run()
  expect(await balance()).toBe(before - 100_000 + 5_002_000)
  const lines = await database.asOwner(
    `select p.account, p.amount from platform.ledger_transaction t join platform.ledger_posting p on p.number = t.number
     where t.kind = 'game.jackpot' order by p.account`,
  )
  expect(lines).toEqual([
    { account: 'available', amount: '500200000' },
    { account: 'house:jackpot', amount: '-500200000' },
  ])
  // What it began with came from the games when it was won; both parts that were fed are paid out.
  const begun = await database.asOwner(
    `select p.account, p.amount from platform.ledger_transaction t join platform.ledger_posting p on p.number = t.number
     where t.kind = 'jackpot.begun' order by p.account`,
  )
  expect(begun).toEqual([
    { account: 'house:games', amount: '-500000000' },
    { account: 'house:jackpot', amount: '500000000' },
  ])
  expect(await jackpotAccount()).toBe(0n)
  await world.app.lobby.readJackpots()
  expect((await jackpots())[0]?.jackpot).toBe('5000000.00')
})

test('free rounds that are given wait in the game, cost nothing and are paid on the books by their results, once', async () => {
  const { data } = await world.call(listSlotGames, { id: 0 })
  const slot = data.games.find(({ engine }) => engine === 'slot')
  const gift = await world.call(giveSandboxFreeRounds, { id: slot?.id ?? 0, rounds: 2 }, who)
  const { data: jump } = await world.call(jumpToGame, { id: slot?.id ?? 0 }, who)
  const opened = (await play(openGame, { launch: jump.launch })).data
  expect(opened.freeRounds).toMatchObject({ code: gift.data.code, left: 2 })
  const bet = { stake: opened.freeRounds?.stake, bonusCode: gift.data.code }
  const before = await balance()
  let won = 0
  for (const key of ['tap-of-a-free-round-1', 'tap-of-a-free-round-2']) {
    const { round } = (await play(playRound, { key, bet }, opened.play)).data
    expect(round.stake).toBe('0.00')
    won += Number(round.returned)
  }
  await world.games.run()
  expect(await balance()).toBeCloseTo(before + won, 2)
  const [end] = await database.asOwner(
    `select told, moved from platform.game_movement where kind = 'bonusWin' and bonus_code = $1`,
    [gift.data.code],
  )
  expect(end).toEqual({ told: String(Math.round(won * 100)), moved: '0' })
  const dice = world.call(giveSandboxFreeRounds, { id: who.game.id, rounds: 2 }, who)
  expect((await dice).code).toBe(ERRORS.GAME_PROVIDER_AWAY.wire)
  const nobody = world.call(giveSandboxFreeRounds, { id: slot?.id ?? 0, rounds: 2 })
  expect((await nobody).code).toBe(ERRORS.NOT_ALLOWED.wire)
})
