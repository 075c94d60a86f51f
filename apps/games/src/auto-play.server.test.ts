import { sharedGames } from '@keo/dev-world/shared-games'
import { LEAST_ROUND_MS, openGame, playRound, startAutoPlay } from '@keo/games-contract/play-calls'
import { expect, test } from 'vitest'

const PLINKO = 'keo-plinko-01'
const SLOT = 'keo-slot-01'
const PLAYER = 'KEO000001'
const BET = { stake: '10000', rows: 12, risk: 'low' }
/** Into the middle of the board of low risk, which gives half of the stake back. */
const MIDDLE = [0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1]

const { games, storage } = sharedGames({ isTimed: true })
let taps = 0
const nextKey = () => `tap-of-auto-play-${(taps += 1)}`

async function openIn(symbol: string, switches: Record<string, string> = {}) {
  const launch = await games.launch(symbol, { ...games.asReal(PLAYER), ...switches })
  return (await games.call(openGame, { launch })).data
}
const force = (game: string, draws: readonly number[]) =>
  storage.asOwner(
    `insert into games.forced_result (player_id, game_id, draws) values ($1, $2, $3)
     on conflict (player_id, game_id) do update set draws = excluded.draws`,
    [PLAYER, game, JSON.stringify(draws)],
  )
/** A round of the row once the one before has lasted long enough. */
async function playIn(play: string, autoPlay: string) {
  await games.clock.advance(LEAST_ROUND_MS)
  await force(PLINKO, MIDDLE)
  return games.call(playRound, { key: nextKey(), bet: BET, autoPlay }, play)
}
const ON = { autoPlay: '1', fastSpin: '1' }

test('[RSP-13] auto-play and fast spin are off unless the launch of the agent line has them on', async () => {
  expect(await openIn(PLINKO)).toMatchObject({ hasAutoPlay: false, hasFastSpin: false })
  expect(await openIn(PLINKO, ON)).toMatchObject({ hasAutoPlay: true, hasFastSpin: true })
  // A round with moves needs its player whatever the line says.
  expect(await openIn('keo-mines-01', ON)).toMatchObject({ hasAutoPlay: false })
  const { play } = await openIn(PLINKO)
  const asked = { rounds: 5, lossLimit: '100000' }
  expect((await games.call(startAutoPlay, asked, play)).code).toBe('NOT_ALLOWED')
})

test('[RSP-13] auto-play begins only with a loss limit above zero', async () => {
  const { play } = await openIn(PLINKO, ON)
  expect((await games.call(startAutoPlay, { rounds: 5 }, play)).code).toBe('LOSS_LIMIT_NEEDED')
  expect((await games.call(startAutoPlay, { rounds: 5, lossLimit: '0' }, play)).code).toBe(
    'LOSS_LIMIT_NEEDED',
  )
  expect((await games.call(startAutoPlay, { rounds: 251, lossLimit: '10' }, play)).code).toBe('REQUEST_WRONG')
})

test('[RSP-13] no round of auto-play is played that could lose more than its limit, and none after the last', async () => {
  const { play } = await openIn(PLINKO, ON)
  const start = async (rounds: number, lossLimit: string) =>
    (await games.call(startAutoPlay, { rounds, lossLimit }, play)).data.autoPlay
  // The middle gives half of the stake back: after two rounds the third could lose 20,000 of 19,999.
  const limited = await start(100, '19999')
  const first = (await playIn(play, limited)).data.round
  expect(first.returned).toBe('5000.00')
  expect((await playIn(play, limited)).code).toBeNull()
  const before = games.purse.state.balance
  expect((await playIn(play, limited)).code).toBe('AUTO_PLAY_OVER')
  expect(games.purse.state.balance).toBe(before)
  const short = await start(1, '1000000')
  expect((await playIn(play, short)).code).toBeNull()
  expect((await playIn(play, short)).code).toBe('AUTO_PLAY_OVER')
})

test('[RSP-13] a row of rounds belongs to its player and game, and ends with the switch', async () => {
  const { play } = await openIn(PLINKO, ON)
  const { autoPlay } = (await games.call(startAutoPlay, { rounds: 9, lossLimit: '1000000' }, play)).data
  const other = await openIn('keo-plinko-02', ON)
  const bet = { ...BET, ...other.facts.parameters }
  const elsewhere = await games.call(playRound, { key: nextKey(), bet, autoPlay }, other.play)
  expect(elsewhere.code).toBe('AUTO_PLAY_OVER')
  const off = await openIn(PLINKO)
  expect((await playIn(off.play, autoPlay)).code).toBe('NOT_ALLOWED')
})

test('[RSP-13] a spin lasts 2.5 s, and so does a round of auto-play: the next one is refused before', async () => {
  expect(LEAST_ROUND_MS).toBeGreaterThanOrEqual(2500)
  const slot = await openIn(SLOT)
  const spin = (key: string) => games.call(playRound, { key, bet: { stake: '10000' } }, slot.play)
  const key = nextKey()
  expect((await spin(key)).code).toBeNull()
  const sent = games.purse.sentOf('bet').length
  await games.clock.advance(LEAST_ROUND_MS - 1)
  const next = nextKey()
  expect((await spin(next)).code).toBe('TOO_SOON')
  expect((await spin(key)).code).toBeNull()
  expect(games.purse.sentOf('bet')).toHaveLength(sent)
  await games.clock.advance(1)
  expect((await spin(next)).code).toBeNull()

  const { play } = await openIn(PLINKO, ON)
  const { autoPlay } = (await games.call(startAutoPlay, { rounds: 9, lossLimit: '1000000' }, play)).data
  expect((await playIn(play, autoPlay)).code).toBeNull()
  const tooSoon = await games.call(playRound, { key: nextKey(), bet: BET, autoPlay }, play)
  expect(tooSoon.code).toBe('TOO_SOON')
})
