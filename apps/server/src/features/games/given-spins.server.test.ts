import { jumpToGame, listSlotGames } from '@keo/contract/games'
import { listRewards } from '@keo/contract/rewards'
import { takeBreak } from '@keo/contract/safer-play'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { openGame, playRound } from '@keo/games-contract/play-calls'
import { days } from '@keo/units/instants'
import { money } from '@keo/units/money'
import { beforeAll, expect, test } from 'vitest'
import { playCalls, readyPlayer } from './test-game-callbacks.ts'

const { database, world } = sharedWorld({ webRoot: null })
const play = playCalls(world)
type Player = Awaited<ReturnType<typeof readyPlayer>>
let who: Player
let slot: { id: number; symbol: string; stake: number }
beforeAll(async () => {
  who = await readyPlayer(world, database)
  const { data } = await world.call(listSlotGames, { id: 0 })
  const found = data.games.find(({ engine }) => engine === 'slot')
  const [row] = await database.asOwner(
    `select facts->>'minStake' as stake from platform.game where symbol = $1`,
    [found?.symbol],
  )
  slot = { id: found?.id ?? 0, symbol: found?.symbol ?? '', stake: Number(row?.['stake']) }
})

const key = (period: string) => ({ memberId: who.memberId, source: 'test.spins', period })

/** Granted and given; the provider has not heard of it. */
async function give(period: string, rounds = 2): Promise<string> {
  const { symbol: game, stake } = slot
  return world.app.ledger.write(async (tx, post) => {
    const id = await world.app.rewards.grant(tx, {
      ...key(period),
      kind: 'freeSpins',
      amount: money(BigInt(rounds * stake) * 100n, 'VND'),
      turnoverTimes: 0,
      claimUntil: null,
      gift: { spins: { game, rounds, stake, days: 3 } },
    })
    if (id === null) throw new Error('It was granted before.')
    await world.app.rewards.pay(tx, post, id)
    return id
  })
}
const listed = async (show: 'toClaim' | 'past') => (await world.call(listRewards, { show }, who)).data
const giftOf = async (id: string) => {
  const { rewards } = await listed('toClaim')
  const past = await listed('past')
  return [...rewards, ...past.rewards].find((reward) => reward.id === id)?.gift
}
const atProvider = async (code: string) => {
  const rows = await database.asOwner('select rounds, cancelled_at from games.free_rounds where code = $1', [
    code,
  ])
  return rows.map(({ rounds, cancelled_at }) => ({ rounds, isCancelled: cancelled_at !== null }))
}
const openSlot = async () => {
  const { data: jump } = await world.call(jumpToGame, { id: slot.id }, who)
  return (await play(openGame, { launch: jump.launch })).data
}

test('[LED-11] [LED-11c] free spins move no money when they are given, reach the game once however often they are told, and what they win is paid', async () => {
  const house = async () => (await world.app.ledger.houseBalances('VND')).get('house:promotions') ?? 0n
  const before = await house()
  const id = await give('played')
  expect(await giftOf(id)).toMatchObject({ state: 'waiting', spins: { rounds: 2, gameId: slot.id } })
  await world.app.rewards.tellSpins()
  // The answer of the provider is lost: it is asked again under the same code.
  await database.asOwner(`update platform.reward set gift_state = 'waiting' where id = $1`, [id])
  await world.app.rewards.tellSpins()
  expect(await giftOf(id)).toMatchObject({ state: 'ready' })
  expect(await atProvider(id)).toEqual([{ rounds: 2, isCancelled: false }])
  expect(await house()).toBe(before)

  const opened = await openSlot()
  expect(opened.freeRounds).toMatchObject({ code: id, left: 2 })
  const bet = { stake: opened.freeRounds?.stake, bonusCode: id }
  const balance = async () =>
    Number((await world.app.ledger.balanceOf({ memberId: who.memberId, currency: 'VND' })).available) / 100
  const had = await balance()
  let won = 0
  for (const tap of ['tap-of-a-given-spin-1', 'tap-of-a-given-spin-2']) {
    const { round } = (await play(playRound, { key: tap, bet }, opened.play)).data
    won += Number(round.returned)
  }
  await world.games.run()
  expect(await balance()).toBeCloseTo(had + won, 2)
  await world.app.rewards.tellSpins()
  expect(await giftOf(id)).toMatchObject({ state: 'used' })
})

test('free spins that are taken back are called off at the provider, also when it never had them', async () => {
  const there = await give('there')
  await world.app.rewards.tellSpins()
  const never = await give('never')
  for (const period of ['there', 'never'])
    await world.app.ledger.write((tx, post) => world.app.rewards.revoke(tx, post, key(period)))
  await world.app.rewards.tellSpins()
  expect(await atProvider(there)).toEqual([{ rounds: 2, isCancelled: true }])
  expect(await atProvider(never)).toEqual([])
  const rows = await database.asOwner('select state, gift_state from platform.reward where id = any($1)', [
    [there, never],
  ])
  expect(rows).toEqual([
    { state: 'revoked', gift_state: 'over' },
    { state: 'revoked', gift_state: 'over' },
  ])
  expect((await openSlot()).freeRounds).toBeUndefined()
})

test('[RSP-17] on a break no free spins reach the game or are shown, and what ran out meanwhile is over', async () => {
  const id = await give('break')
  await world.call(takeBreak, { days: 1 }, who)
  await world.app.rewards.tellSpins()
  expect(await atProvider(id)).toEqual([])
  expect(await listed('toClaim')).toMatchObject({ isClosed: true, rewards: [] })
  world.worldClock.jump(days(4))
  await world.app.rewards.tellSpins()
  const [row] = await database.asOwner('select gift_state from platform.reward where id = $1', [id])
  expect(row).toEqual({ gift_state: 'over' })
  expect(await atProvider(id)).toEqual([])
})
