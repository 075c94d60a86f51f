import { jumpToGame } from '@keo/contract/games'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { openGame, playRound } from '@keo/games-contract/play-calls'
import { hours, minutes } from '@keo/units/instants'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { playCalls, readyPlayer } from './test-game-callbacks.ts'

const told: string[] = []
const { database, world } = sharedWorld({
  webRoot: null,
  onCallback: ({ path }) => void told.push(path.slice(path.lastIndexOf('/') + 1, -'.html'.length)),
})
const play = playCalls(world)
const BET = { stake: '10000.00', side: 'under', threshold: 5000 }
const STAKE = 1_000_000n
let who: Awaited<ReturnType<typeof readyPlayer>>
let token = ''
let taps = 0
beforeAll(async () => {
  who = await readyPlayer(world, database)
  const { data } = await world.call(jumpToGame, { id: who.game.id }, who)
  token = (await play(openGame, { launch: data.launch })).data.play
})
beforeEach(async () => {
  await control('weather', { calls: 0 })
  await world.games.run()
  told.length = 0
})

const control = async (path: string, body: object) => {
  const headers = { 'content-type': 'application/json' }
  const sent = { method: 'POST', headers, body: JSON.stringify(body) }
  expect((await fetch(`${world.url}/games/x/${path}`, sent)).status).toBe(200)
}
const balance = async () =>
  (await world.app.ledger.balanceOf({ memberId: who.memberId, currency: 'VND' })).available
/** A round of dice that wins nothing, or twice less a hundredth. */
async function tap(isWon: boolean) {
  await control('result', { userId: who.memberId, gameId: who.game.symbol, outcome: [isWon ? 1 : 9000] })
  const key = `tap-in-the-weather-${(taps += 1)}`
  return { key, ...(await play(playRound, { key, bet: BET }, token)) }
}
const lastBet = async () => {
  const [bet] = await database.asOwner(
    `select reference from games.movement where kind = 'bet' order by id desc limit 1`,
  )
  return String(bet?.['reference'])
}
const ours = (reference: string) =>
  database.asOwner(`select state, moved from platform.game_movement where reference = $1`, [reference])
const now = () => world.worldClock.now()
/** Both books from the beginning of the file on. */
const compare = () => world.app.lobby.reconciliation.compare(now() - hours(3), now() + 1)
const alarms = async () => {
  const text = await (await fetch(`${world.url}/metrics`)).text()
  return Number(/^game_books_differ_total (\d+)/m.exec(text)?.[1] ?? 0)
}

test('a bet that its own refund overtakes is dead when it comes: it moves nothing, and both books agree', async () => {
  const before = await balance()
  await control('weather', { calls: 1, only: 'bet', reorder: true })
  expect((await tap(true)).code).toBe('WALLET_AWAY')
  await world.games.run()
  expect(told).toEqual(['refund', 'bet'])
  expect(await ours(await lastBet())).toEqual([{ state: 'dead', moved: '0' }])
  expect(await balance()).toBe(before)
  expect(await compare()).toEqual([])
})

test('a result that later calls overtake is paid once, by whichever of its messages comes first', async () => {
  const before = await balance()
  await control('weather', { calls: 1, only: 'result', reorder: true })
  const first = await tap(true)
  expect(first.data.round.returned).toBe('19800.00')
  const second = await tap(false)
  expect(second.code).toBeNull()
  // The second bet went first, and the first result came after it.
  expect(told.slice(0, 3)).toEqual(['bet', 'bet', 'result'])
  await world.clock.jump(minutes(1))
  await world.games.run()
  expect(told.filter((name) => name === 'result')).toHaveLength(3)
  expect(await balance()).toBe(before - 2n * STAKE + 1_980_000n)
  expect(await compare()).toEqual([])
})

test('[CBK-09] a bet that never came is refunded into nothing: no money, no line of the books, no alarm', async () => {
  const [before, rung] = [await balance(), await alarms()]
  await control('weather', { calls: 1, only: 'bet', status: 502 })
  const lost = await tap(true)
  expect(lost.code).toBe('WALLET_AWAY')
  await world.games.run()
  expect(told).toEqual(['refund'])
  const reference = await lastBet()
  expect(await ours(reference)).toEqual([{ state: 'dead', moved: '0' }])
  expect(await balance()).toBe(before)
  // Both rows stand in the provider's feed, and ours holds against them.
  const feed = await database.asOwner(
    `select kind, state from games.movement where reference = $1 order by kind`,
    [reference],
  )
  expect(feed).toEqual([
    { kind: 'bet', state: 'refused' },
    { kind: 'refund', state: 'done' },
  ])
  expect(await compare()).toEqual([])
  await world.clock.jump(minutes(11))
  await world.app.lobby.reconciliation.run()
  expect(await alarms()).toBe(rung)
})

test('[CBK-09] a bet that was booked and whose answer was lost is refunded; while its refund cannot come, the alarm rings', async () => {
  const [before, rung] = [await balance(), await alarms()]
  await control('weather', { calls: 1, only: 'bet', loseAnswer: true })
  expect((await tap(true)).code).toBe('WALLET_AWAY')
  await control('weather', { calls: 1000, only: 'refund', status: 502 })
  const reference = await lastBet()
  expect(await balance()).toBe(before - STAKE)
  await world.clock.jump(minutes(11))
  expect(await compare()).toEqual([{ kind: 'extra', reference }])
  await world.app.lobby.reconciliation.run()
  expect(await alarms()).toBe(rung + 1)
  const [review] = await database.asOwner(`select cause from platform.game_review where reference = $1`, [
    reference,
  ])
  expect(review).toEqual({ cause: 'extra' })
  await control('weather', { calls: 0 })
  await control('queue', { empty: true })
  expect(await ours(reference)).toEqual([{ state: 'refunded', moved: STAKE.toString() }])
  expect(await balance()).toBe(before)
  expect(await compare()).toEqual([])
})
