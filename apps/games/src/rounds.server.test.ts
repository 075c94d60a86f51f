import { sharedGames } from '@keo/dev-world/shared-games'
import {
  getFairness,
  getRound,
  listRounds,
  openGame,
  playMove,
  playRound,
} from '@keo/games-contract/play-calls'
import { days, seconds } from '@keo/units/instants'
import { beforeEach, describe, expect, test } from 'vitest'

const { games } = sharedGames()

const DICE = 'keo-dice-01'
const MINES = 'keo-mines-01'
const dice = { stake: '1000', side: 'under', threshold: 5_000 }
let taps = 0
const key = () => `tap-number-${String((taps += 1)).padStart(8, '0')}`
/** What the operator booked of a round, by kind. */
const bookedOf = (roundId: string) =>
  [...games.purse.booked.values()]
    .filter((each) => each.roundId === roundId)
    .map(({ kind, amount }) => [kind, amount])
const force = (userId: string, gameId: string, outcome: number[]) =>
  games.post('/x/result', JSON.stringify({ userId, gameId, outcome }), { 'content-type': 'application/json' })

/** Time passes without a look of the provider's own: `run` is the look. */
const later = (ms: number) => games.clock.set(games.clock.now() + ms)

beforeEach(() => {
  games.purse.state.balance = 100_000_000n
  games.purse.state.isAway = false
})

describe('a round with the operator', () => {
  test('is one bet and one result, a lost one too, and the balance is what the operator told', async () => {
    const { play } = await games.openReal(DICE, 'an')
    await force('an', DICE, [4_999])
    const won = (await games.call(playRound, { key: key(), bet: dice }, play)).data
    expect(won).toMatchObject({ balance: '1000980.00', round: { state: 'closed', returned: '1980.00' } })
    expect(bookedOf(won.round.id)).toEqual([
      ['bet', 100_000n],
      ['result', 198_000n],
    ])
    await force('an', DICE, [5_000])
    const lost = (await games.call(playRound, { key: key(), bet: dice }, play)).data
    expect(lost).toMatchObject({ balance: '999980.00', round: { returned: '0.00', number: 2 } })
    expect(bookedOf(lost.round.id)).toEqual([
      ['bet', 100_000n],
      ['result', 0n],
    ])
  })

  test('the same tap again, at once or later, plays nothing more', async () => {
    const { play } = await games.openReal(DICE, 'binh')
    const tap = { key: key(), bet: dice }
    const twice = await Promise.all([games.call(playRound, tap, play), games.call(playRound, tap, play)])
    const again = await games.call(playRound, { ...tap, bet: { ...dice, stake: '5000' } }, play)
    const ids = [...twice, again].map(({ data }) => data.round.id)
    expect(new Set(ids).size).toBe(1)
    expect(bookedOf(ids[0] ?? '')).toHaveLength(2)
    const { data } = await games.call(listRounds, {}, play)
    expect(data.rounds.map(({ id }) => id)).toEqual([ids[0]])
  })

  test('without enough money nothing is played, and the tap keeps its answer', async () => {
    const { play } = await games.openReal(DICE, 'chi')
    games.purse.state.balance = 50_000n
    const tap = { key: key(), bet: dice }
    expect((await games.call(playRound, tap, play)).code).toBe('BALANCE_TOO_LOW')
    games.purse.state.balance = 100_000_000n
    expect((await games.call(playRound, tap, play)).code).toBe('BALANCE_TOO_LOW')
    const asked = await games.call(getRound, { key: tap.key }, play)
    expect(asked.data).toEqual({ round: null, balance: '1000000.00' })
  })

  test.each([
    ['an outcome of its own', { ...dice, roll: 1 }, 'BET_WRONG'],
    ['a stake of nothing', { ...dice, stake: '0' }, 'STAKE_WRONG'],
    ['no number as a stake', { ...dice, stake: 'NaN' }, 'STAKE_WRONG'],
    ['a number as a stake', { ...dice, stake: 1_000 }, 'STAKE_WRONG'],
    ['a part of a dong', { ...dice, stake: '1000.50' }, 'STAKE_WRONG'],
    ['less than the least', { ...dice, stake: '999' }, 'STAKE_WRONG'],
    ['more than the most', { ...dice, stake: '10000001' }, 'STAKE_WRONG'],
    ['a threshold that is none', { ...dice, threshold: 9_999 }, 'BET_WRONG'],
    ['nothing', null, 'BET_WRONG'],
  ])('a client that sends %s gets its code and moves nothing', async (_what, bet, code) => {
    const { play } = await games.openReal(DICE, 'dung')
    const before = games.purse.sent.length
    const answer = await games.call(playRound, { key: key(), bet }, play)
    expect(answer.code).toBe(code)
    expect(games.purse.sent.length).toBe(before)
    const bounds = { minStake: '1000.00', maxStake: '10000000.00' }
    expect(answer.details).toEqual(code === 'STAKE_WRONG' ? bounds : undefined)
  })
})

describe('answers that do not come', () => {
  test('a bet whose answer is lost is taken back, and its round is void', async () => {
    const { play } = await games.openReal(DICE, 'em')
    games.purse.next('bet', 'loseAnswer')
    const tap = { key: key(), bet: dice }
    expect((await games.call(playRound, tap, play)).code).toBe('WALLET_AWAY')
    await games.run()
    expect(games.purse.state.balance).toBe(100_000_000n)
    const { data } = await games.call(getRound, { key: tap.key }, play)
    expect(data.round).toMatchObject({ state: 'void', view: null })
    expect(bookedOf(data.round?.id ?? '')).toEqual([['bet', 100_000n]])
  })

  test.each([
    [4, 'SESSION_ENDED', true],
    [6, 'PLAYER_FROZEN', true],
    [8, 'GAME_OFF', true],
    [100, 'WALLET_AWAY', true],
    [210, 'REALITY_CHECK', true],
    [3, 'NOT_ALLOWED', false],
    [50, 'LIMIT_REACHED', false],
    [120, 'WALLET_AWAY', false],
    [310, 'STAKE_WRONG', false],
  ])('a bet that the operator answers with %i is %s, taken back: %s', async (error, code, isTakenBack) => {
    const { play } = await games.openReal(DICE, 'giang')
    games.purse.next('bet', { error })
    const refunds = games.purse.sentOf('refund').length
    expect((await games.call(playRound, { key: key(), bet: dice }, play)).code).toBe(code)
    await games.run()
    expect(games.purse.sentOf('refund').length - refunds).toBe(isTakenBack ? 1 : 0)
  })

  test('a result without a usable answer is sent again after 5 s under the same reference, and booked once', async () => {
    const { play } = await games.openReal(DICE, 'hoa')
    await force('hoa', DICE, [0])
    games.purse.next('result', 'loseAnswer', { error: 100 })
    const before = games.purse.sentOf('result').length
    const { data } = await games.call(playRound, { key: key(), bet: dice }, play)
    expect(data.balance).toBe('1000980.00')
    await games.run()
    expect(games.purse.sentOf('result').length - before).toBe(1)
    for (const wait of [seconds(5), seconds(5)]) {
      later(wait)
      await games.run()
    }
    const sent = games.purse.sentOf('result').slice(before)
    expect(new Set(sent.map(({ form }) => form.reference)).size).toBe(1)
    expect(sent).toHaveLength(3)
    expect(bookedOf(data.round.id)).toHaveLength(2)
    later(days(1))
    await games.run()
    expect(games.purse.sentOf('result').length - before).toBe(3)
  })

  test('a process that dies before the answer of a bet is kept: the next one takes the bet back', async () => {
    const { play } = await games.openReal(DICE, 'khanh')
    const tap = { key: key(), bet: dice }
    games.purse.next('bet', 'neverAnswer')
    void games.call(playRound, tap, play)
    await expect.poll(() => games.purse.state.balance).toBe(99_900_000n)
    await games.restart()
    await games.run()
    expect(games.purse.state.balance).toBe(100_000_000n)
    expect((await games.call(getRound, { key: tap.key }, play)).data.round).toMatchObject({ state: 'void' })
  })

  test('a process that dies before its result is taken: the next one sends it', async () => {
    const { play } = await games.openReal(DICE, 'lan')
    await force('lan', DICE, [0])
    games.purse.next('result', 'loseRequest')
    const { data } = await games.call(playRound, { key: key(), bet: dice }, play)
    await games.restart()
    later(seconds(5))
    await games.run()
    expect(bookedOf(data.round.id)).toEqual([
      ['bet', 100_000n],
      ['result', 198_000n],
    ])
  })
})

describe('a round with moves', () => {
  const begin = async (who: string) => {
    const opened = await games.openReal(MINES, who)
    await force(who, MINES, [3, 7, 11])
    const { data } = await games.call(
      playRound,
      { key: key(), bet: { stake: '1000', mines: 3 } },
      opened.play,
    )
    return { play: opened.play, round: data.round }
  }

  test('goes on after a restart and on another device, and a step that is sent again moves nothing', async () => {
    const { round } = await begin('mai')
    await games.restart()
    const { play, openRounds } = await games.openReal(MINES, 'mai')
    expect(openRounds).toMatchObject([{ id: round.id, state: 'open', step: 0, view: { picked: [] } }])
    const pick = { round: round.id, step: 0, move: { act: 'pick', cell: 0 } }
    const first = await games.call(playMove, pick, play)
    expect((await games.call(playMove, pick, play)).data.round).toEqual(first.data.round)
    const other = { ...pick, move: { act: 'pick', cell: 1 } }
    expect((await games.call(playMove, other, play)).code).toBe('MOVE_WRONG')
    expect((await games.call(playMove, { ...other, step: 5 }, play)).code).toBe('MOVE_WRONG')
    const out = { round: round.id, step: 1, move: { act: 'cashOut' } }
    const ended = await Promise.all([games.call(playMove, out, play), games.call(playMove, out, play)])
    expect(ended.map(({ data }) => data.round.returned)).toEqual(['1125.00', '1125.00'])
    expect(bookedOf(round.id)).toEqual([
      ['bet', 100_000n],
      ['result', 112_500n],
    ])
    expect((await games.call(playMove, { ...out, step: 2 }, play)).code).toBe('ROUND_CLOSED')
  })

  test('another cannot begin beside it, and nobody else can move it', async () => {
    const { play, round } = await begin('nam')
    const bet = { stake: '1000', mines: 3 }
    expect((await games.call(playRound, { key: key(), bet }, play)).code).toBe('ROUND_OPEN')
    const stranger = await games.openReal(MINES, 'oanh')
    const move = { round: round.id, step: 0, move: { act: 'pick', cell: 0 } }
    expect((await games.call(playMove, move, stranger.play)).code).toBe('ROUND_UNKNOWN')
    const hit = await games.call(playMove, { ...move, move: { act: 'pick', cell: 3 } }, play)
    expect(hit.data.round).toMatchObject({ state: 'closed', returned: '0.00', view: { mines: [3, 7, 11] } })
  })

  test('that was left open is ended by the house after seven days, without a choice of its own', async () => {
    const { play, round } = await begin('phuc')
    await games.call(playMove, { round: round.id, step: 0, move: { act: 'pick', cell: 0 } }, play)
    later(days(7) - seconds(60))
    await games.run()
    expect(bookedOf(round.id)).toHaveLength(1)
    later(seconds(120))
    await games.run()
    expect(bookedOf(round.id)).toEqual([
      ['bet', 100_000n],
      ['result', 112_500n],
    ])
  })

  test('a double of blackjack is a further bet of the same round; one that is refused leaves the round as it was', async () => {
    const { play } = await games.openReal('keo-blackjack-01', 'quan')
    // Five and six against a six; the next cards are a ten, and for the dealer a ten and a nine.
    await force('quan', 'keo-blackjack-01', [4, 5, 18, 9, 22, 21])
    const { data } = await games.call(playRound, { key: key(), bet: { stake: '10000' } }, play)
    const { id } = data.round
    const double = { round: id, step: 0, move: { act: 'double' } }
    games.purse.next('bet', { error: 50 })
    expect((await games.call(playMove, double, play)).code).toBe('LIMIT_REACHED')
    expect((await games.call(getRound, { round: id }, play)).data.round).toMatchObject({
      step: 0,
      stake: '10000.00',
    })
    const doubled = await games.call(playMove, double, play)
    expect(doubled.data.round).toMatchObject({ state: 'closed', stake: '20000.00', returned: '40000.00' })
    expect(bookedOf(id)).toEqual([
      ['bet', 1_000_000n],
      ['bet', 1_000_000n],
      ['result', 4_000_000n],
    ])
  })

  test('a double whose answer was lost is taken back before the result, which waits as long as that takes', async () => {
    const { play } = await games.openReal('keo-blackjack-01', 'son')
    await force('son', 'keo-blackjack-01', [4, 5, 18, 9, 22, 21])
    const { data } = await games.call(playRound, { key: key(), bet: { stake: '10000' } }, play)
    const { id } = data.round
    games.purse.next('bet', 'loseAnswer')
    const double = { round: id, step: 0, move: { act: 'double' } }
    expect((await games.call(playMove, double, play)).code).toBe('WALLET_AWAY')
    games.purse.next('refund', 'loseRequest')
    const stand = { round: id, step: 0, move: { act: 'stand' } }
    const { round } = (await games.call(playMove, stand, play)).data
    expect(round).toMatchObject({ state: 'closed', stake: '10000.00' })
    expect(bookedOf(id).map(([kind]) => kind)).toEqual(['bet', 'bet'])
    later(seconds(5))
    await games.run()
    expect(bookedOf(id).map(([kind]) => kind)).toEqual(['bet', 'bet', 'result'])
    const returned = BigInt(Math.round(Number(round.returned) * 100))
    expect(games.purse.state.balance).toBe(100_000_000n - 1_000_000n + returned)
  })
})

test('a launch opens once and for its own player only; an unknown play token is over', async () => {
  const launch = await games.launch(DICE, games.asReal('rin'))
  expect((await games.call(openGame, { launch })).code).toBe(null)
  expect((await games.call(openGame, { launch })).code).toBe('SESSION_ENDED')
  const foreign = await games.launch(DICE, { externalPlayerId: 'son', token: 'thu token' })
  expect((await games.call(openGame, { launch: foreign })).code).toBe('SESSION_ENDED')
  expect((await games.call(getFairness, { round: '1' }, 'nobody')).code).toBe('SESSION_ENDED')
})
