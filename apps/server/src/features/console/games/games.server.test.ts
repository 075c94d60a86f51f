import {
  getRoundReplay,
  listConsoleGames,
  listConsoleRounds,
  listJackpots,
  listStreaks,
} from '@keo/contract/console-games'
import { ERRORS } from '@keo/contract/errors'
import { jumpToGame } from '@keo/contract/games'
import { consoleSteps, type Staff } from '@keo/dev-world/console-steps'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { LINH } from '@keo/dev-world/wallet-world'
import { openGame, playRound } from '@keo/games-contract/play-calls'
import { hours, minutes } from '@keo/units/instants'
import { beforeAll, expect, test } from 'vitest'
import { playCalls, readyPlayer } from '../../games/test-game-callbacks.ts'
import { chanceOfStreak } from './streak-chance.ts'

const { database, world } = sharedWorld({ webRoot: null })
const desk = consoleSteps(world)
const play = playCalls(world)
let trader: Staff
let who: Awaited<ReturnType<typeof readyPlayer>>

beforeAll(async () => {
  who = await readyPlayer(world, database)
  trader = await desk.hire(await desk.first(), 'trader')
})

/** Rounds that ended, as the provider's callbacks write them; one a second, so that their order is known. */
async function played(gameId: number, memberId: string, returns: readonly number[]): Promise<void> {
  await database.asOwner(
    `insert into platform.game_round (tenant_id, provider, member_id, round_id, game_id, symbol, currency, state,
       stake, returned, bets, results, started_at, ended_at)
     select 'keo', 'sandbox', $2, 'made' || $2 || n, $1, 'made', 'VND', 'closed', 1000000, returned * 100, 1, 1, at, at
     from unnest($3::integer[]) with ordinality as made (returned, n),
       lateral (select $4::timestamptz + n * interval '1 second' as at) t`,
    [gameId, memberId, returns, new Date(world.worldClock.now() - hours(1))],
  )
}

const games = async (days: 1 | 7 | 30 = 1) => (await desk.ask(listConsoleGames, { days }, trader)).data.games

test('the catalogue in its order: stated beside measured return with its standard error, and its window', async () => {
  const before = await games()
  expect(before.map(({ position }) => position)).toEqual(before.map((_, at) => at + 1))
  const game = before.find(({ id }) => id !== who.game.id)!
  expect(game).toMatchObject({ rounds: 0, measured: null, error: null, isWatched: false, state: 'on' })
  // Half of a hundred rounds bring 1.9 times their stake: the deviation of a round is 0.95 of it.
  await played(
    game.id,
    LINH,
    Array.from({ length: 100 }, (_, at) => (at % 2 === 0 ? 19_000 : 0)),
  )
  await database.asOwner(
    'update platform.game set maintenance_starts_at = $2, maintenance_ends_at = $3 where id = $1',
    [game.id, new Date(world.worldClock.now() - minutes(1)), new Date(world.worldClock.now() + hours(1))],
  )
  await world.clock.advance(3_000)
  const after = (await games()).find(({ id }) => id === game.id)!
  expect(after).toMatchObject({
    rounds: 100,
    staked: '1000000.00',
    returned: '950000.00',
    result: '50000.00',
  })
  expect(after).toMatchObject({ state: 'window', isWatched: false })
  expect(after.measured).toBeCloseTo(9_500)
  expect(after.error).toBeCloseTo(950 * Math.sqrt(100 / 99), 3)
})

test('a row of wins that chance hardly explains is told with its probability, and nobody is named', async () => {
  const game = (await games()).find(({ id, rounds }) => id !== who.game.id && rounds === 0)!
  const wins = Array.from({ length: 16 }, () => 20_000)
  const losses = Array.from({ length: 48 }, () => 0)
  await played(game.id, who.memberId, [...losses, ...wins])
  const { streaks } = (await desk.ask(listStreaks, {}, trader)).data
  const [first] = streaks
  expect(streaks).toHaveLength(1)
  expect(first).toMatchObject({
    gameId: game.id,
    length: 16,
    rounds: 64,
    chanceOfWin: 0.25,
    won: '160000.00',
  })
  expect(first?.probability).toBe(chanceOfStreak(64, 16, 0.25))
  expect(JSON.stringify(streaks)).not.toContain(who.memberId)
})

test('rounds newest first without names, each with what its provider plays again; jackpots equal the books', async () => {
  const { data: jump } = await world.call(jumpToGame, { id: who.game.id }, who)
  const opened = await play(openGame, { launch: jump.launch })
  const bet = { stake: '10000.00', side: 'under', threshold: 5_000 }
  await play(playRound, { key: 'a'.repeat(16), bet }, opened.data.play)
  const { rounds } = (await desk.ask(listConsoleRounds, { gameId: who.game.id }, trader)).data
  expect(rounds).toHaveLength(1)
  expect(rounds[0]).toMatchObject({ stake: '10000.00', currency: 'VND' })
  expect(JSON.stringify(rounds)).not.toContain(who.memberId)
  const { id } = rounds[0]!
  const { replay } = (await desk.ask(getRoundReplay, { gameId: who.game.id, id }, trader)).data
  expect(replay).toContain(rounds[0]?.roundId)
  const wrong = await desk.ask(getRoundReplay, { gameId: who.game.id, id: id.replace(/.$/, 'x') }, trader)
  expect(wrong.code).toBe(ERRORS.NOT_FOUND.wire)
  expect((await desk.ask(listJackpots, {}, trader)).data).toMatchObject({ difference: '0.00' })
})

test('a page of rounds goes on where the one before ended', async () => {
  const game = (await games()).find(({ rounds }) => rounds === 100)!
  const first = (await desk.ask(listConsoleRounds, { gameId: game.id }, trader)).data
  const second = (await desk.ask(listConsoleRounds, { gameId: game.id, after: first.next }, trader)).data
  const ids = [...first.rounds, ...second.rounds].map((round) => round.id)
  expect([first.rounds.length, second.rounds.length, second.next]).toEqual([50, 50, ''])
  expect(new Set(ids).size).toBe(100)
})
