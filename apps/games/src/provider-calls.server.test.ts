import { sharedGames } from '@keo/dev-world/shared-games'
import {
  changeSeeds,
  getPlayBalance,
  getSeeds,
  openGame,
  playMove,
  playRound,
} from '@keo/games-contract/play-calls'
import { FEEDS_BASE, GamesAnswer, PROVIDER_PATHS, RoundsAnswer } from '@keo/games-contract/provider-calls'
import { expect, test } from 'vitest'

const { games } = sharedGames()
const DICE = 'keo-dice-01'
const JSON_TYPE = { 'content-type': 'application/json' }
const bet = { stake: '1000', side: 'under', threshold: 5_000 }
const control = async (path: string, body: object) =>
  (await games.post(path, JSON.stringify(body), JSON_TYPE)).json()

test('the list holds every game with what it is', async () => {
  const { gameList = [] } = GamesAnswer.parse(await games.form(PROVIDER_PATHS.games, {}))
  expect(gameList.length).toBeGreaterThan(150)
  expect(gameList.every(({ keo, demoGameAvailable }) => keo !== undefined && demoGameAvailable)).toBe(true)
})

test('history tells a round by its id or day, with what its page draws again', async () => {
  const { play } = await games.openReal(DICE, 'an')
  const { data } = await games.call(playRound, { key: 'a-tap-for-the-history', bet }, play)
  const one = RoundsAnswer.parse(
    await games.form(PROVIDER_PATHS.rounds, { playerId: 'an', roundId: data.round.id }),
  )
  expect(one.rounds).toMatchObject([
    { roundId: data.round.id, status: 'C', bet: '1000.00', replay: { round: data.round, serverSeed: null } },
  ])
  const day = { playerId: 'an', datePlayed: '2026-01-31', timeZone: 'GMT+07:00' }
  expect(RoundsAnswer.parse(await games.form(PROVIDER_PATHS.rounds, day)).rounds).toHaveLength(1)
  const before = { ...day, datePlayed: '2026-01-30' }
  expect(RoundsAnswer.parse(await games.form(PROVIDER_PATHS.rounds, before)).rounds).toEqual([])
  expect((await games.form(PROVIDER_PATHS.rounds, { playerId: 'an', datePlayed: 'soon' })).error).toBe('7')
  const strange = { playerId: 'binh', roundId: data.round.id }
  expect(RoundsAnswer.parse(await games.form(PROVIDER_PATHS.rounds, strange)).rounds).toEqual([])
})

test('history tells the seeds of a round by its id, the server seed once the pair was changed', async () => {
  const { play } = await games.openReal(DICE, 'dung')
  const { data } = await games.call(playRound, { key: 'a-tap-for-the-seeds-1', bet }, play)
  const asked = { playerId: 'dung', roundId: data.round.id }
  const replay = async () =>
    RoundsAnswer.parse(await games.form(PROVIDER_PATHS.rounds, asked)).rounds?.[0]?.replay
  const { data: before } = await games.call(getSeeds, {}, play)
  const { clientSeed, commitment } = before
  expect(await replay()).toMatchObject({ serverSeed: null, clientSeed, commitment, nonce: data.round.number })
  const { data: changed } = await games.call(changeSeeds, {}, play)
  expect(await replay()).toMatchObject({ serverSeed: changed.revealed.serverSeed, clientSeed, commitment })
})

test('the feeds hold every movement by its reference, and only for who has the secret', async () => {
  const { play } = await games.openReal(DICE, 'chi')
  const { data } = await games.call(playRound, { key: 'a-tap-for-the-feeds-1', bet }, play)
  const login = `login=keo&password=${encodeURIComponent(games.merchant.secret)}&timepoint=0`
  const movements = await games.get(`${FEEDS_BASE}/transactions/?${login}`)
  const [timepoint, header, ...lines] = movements.text.split('\n')
  expect(timepoint).toMatch(/^timepoint=\d{13}$/)
  expect(header).toContain('referenceID,type,amount')
  const own = lines.map((line) => line.split(',')).filter((line) => line[3] === data.round.id)
  expect(own.map((line) => line[6])).toEqual(['B', 'W'])
  expect(own.every((line) => games.purse.booked.has(line[5] ?? ''))).toBe(true)
  const ended = await games.get(`${FEEDS_BASE}/gamerounds/finished/?${login}`)
  expect(ended.text).toContain(data.round.id)
  expect((await games.get(`${FEEDS_BASE}/transactions/?login=keo&password=x`)).status).toBe(401)
})

test('maintenance closes the door and the table, and lets an open round end', async () => {
  const { play } = await games.openReal('keo-mines-01', 'dung')
  const mines = { key: 'a-tap-before-the-window', bet: { stake: '1000', mines: 3 } }
  await control('/x/result', { userId: 'dung', gameId: 'keo-mines-01', outcome: [1, 2, 3] })
  const { round } = (await games.call(playRound, mines, play)).data
  const launch = await games.launch('keo-mines-01', games.asReal('dung'))
  await control('/x/maintenance', { gameId: 'keo-mines-01', on: true })
  const asked = { symbol: 'keo-mines-01', playMode: 'DEMO' }
  expect((await games.form(PROVIDER_PATHS.url, asked)).error).toBe('1')
  expect((await games.call(openGame, { launch })).code).toBe('GAME_OFF')
  expect((await games.call(playRound, { ...mines, key: 'a-tap-in-the-window-1' }, play)).code).toBe(
    'GAME_OFF',
  )
  const pick = { round: round.id, step: 0, move: { act: 'pick', cell: 9 } }
  expect((await games.call(playMove, pick, play)).code).toBe(null)
  expect((await games.form(PROVIDER_PATHS.url, { symbol: DICE, playMode: 'DEMO' })).error).toBe('0')
  await control('/x/maintenance', { all: true, on: false })
  expect((await games.form(PROVIDER_PATHS.url, asked)).error).toBe('0')
})

test('the operator ends the sessions of a player', async () => {
  const { play } = await games.openReal(DICE, 'em')
  expect((await games.call(getPlayBalance, {}, play)).code).toBe(null)
  await games.form(PROVIDER_PATHS.terminate, { externalPlayerId: 'em' })
  expect((await games.call(getPlayBalance, {}, play)).code).toBe('SESSION_ENDED')
})

test('weather: a bet that is sent twice moves money once, and a lost answer is taken back', async () => {
  const { play } = await games.openReal(DICE, 'giang')
  await control('/x/weather', { calls: 1, only: 'bet', duplicate: true })
  const sent = games.purse.sentOf('bet').length
  const { data } = await games.call(playRound, { key: 'a-tap-in-the-weather-1', bet }, play)
  expect(games.purse.sentOf('bet').length - sent).toBe(2)
  expect([...games.purse.booked.values()].filter(({ roundId }) => roundId === data.round.id)).toHaveLength(2)
  await control('/x/weather', { calls: 1, only: 'bet', status: 502 })
  expect((await games.call(playRound, { key: 'a-tap-in-the-weather-2', bet }, play)).code).toBe('WALLET_AWAY')
  expect((await control('/x/queue', {})).waiting).toMatchObject([{ kind: 'refund', amount: '1000.00' }])
  expect((await control('/x/queue', { empty: true })).waiting).toEqual([])
})

test('a jackpot, a promotion, an adjustment and a refund are sent at once', async () => {
  const { play } = await games.openReal(DICE, 'hoa')
  const { data } = await games.call(playRound, { key: 'a-tap-for-the-extras-1', bet }, play)
  const about = { userId: 'hoa', gameId: DICE, roundId: data.round.id, amount: '500.00' }
  for (const path of ['/x/jackpot', '/x/promo', '/x/adjust', '/x/refund'])
    expect([path, await control(path, about)]).toEqual([path, { isDone: true }])
  for (const name of ['jackpotWin', 'promoWin', 'adjustment', 'refund'] as const)
    expect(games.purse.sentOf(name).at(-1)?.form).toMatchObject({ userId: 'hoa', amount: '500.00' })
})
