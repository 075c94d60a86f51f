import { sharedGames } from '@keo/dev-world/shared-games'
import { getPlayBalance, playMove, playRound } from '@keo/games-contract/play-calls'
import { seconds } from '@keo/units/instants'
import { beforeEach, describe, expect, test } from 'vitest'

const { games } = sharedGames({ isTimed: true })

const DICE = 'keo-dice-01'
const MINES = 'keo-mines-01'
const JSON_TYPE = { 'content-type': 'application/json' }
const dice = { stake: '1000', side: 'under', threshold: 5_000 }
let taps = 0
const key = () => `tap-of-control-${String((taps += 1)).padStart(6, '0')}`
const control = async (path: string, body: object) =>
  (await games.post(path, JSON.stringify(body), JSON_TYPE)).json()
const bookedOf = (roundId: string) =>
  [...games.purse.booked.values()]
    .filter((each) => each.roundId === roundId)
    .map(({ kind, amount }) => [kind, amount])

beforeEach(async () => {
  games.purse.state.balance = 100_000_000n
  await control('/x/weather', { calls: 0 })
})

/** A round of mines with one field picked, which is worth 1,125 now. */
async function openRound(who: string) {
  const { play } = await games.openReal(MINES, who)
  await control('/x/result', { userId: who, gameId: MINES, outcome: [3, 7, 11] })
  const { data } = await games.call(playRound, { key: key(), bet: { stake: '1000', mines: 3 } }, play)
  const { id } = data.round
  await games.call(playMove, { round: id, step: 0, move: { act: 'pick', cell: 0 } }, play)
  return { play, id }
}

describe('control calls of the sandbox', () => {
  test('a play token that is ended in the middle of a round: bets are refused, and the round goes on at the next launch', async () => {
    const { play, id } = await openRound('an')
    await control('/x/token/expire', { token: play })
    const out = { round: id, step: 1, move: { act: 'cashOut' } }
    expect((await games.call(playMove, out, play)).code).toBe('SESSION_ENDED')
    expect((await games.call(playRound, { key: key(), bet: dice }, play)).code).toBe('SESSION_ENDED')
    expect(bookedOf(id)).toEqual([['bet', 100_000n]])
    const again = await games.openReal(MINES, 'an')
    expect(again.openRounds).toMatchObject([{ id, step: 1 }])
    expect((await games.call(playMove, out, again.play)).data.round.returned).toBe('1125.00')
    expect(bookedOf(id)).toEqual([
      ['bet', 100_000n],
      ['result', 112_500n],
    ])
  })

  test('all tokens of a player are ended by the name of the player', async () => {
    const [first, second] = [await games.openReal(DICE, 'binh'), await games.openReal(MINES, 'binh')]
    await control('/x/token/expire', { userId: 'binh' })
    for (const { play } of [first, second])
      expect((await games.call(getPlayBalance, {}, play)).code).toBe('SESSION_ENDED')
  })

  test('a round that is finalised ends exactly once, however often it is asked for and whatever its player does', async () => {
    const { play, id } = await openRound('chi')
    const finalise = () => control('/x/finalise', { roundId: id })
    expect(await Promise.all([finalise(), finalise()])).toEqual([{ isDone: true }, { isDone: true }])
    await finalise()
    const out = { round: id, step: 1, move: { act: 'cashOut' } }
    expect((await games.call(playMove, out, play)).code).toBe('ROUND_CLOSED')
    await games.run()
    expect(bookedOf(id)).toEqual([
      ['bet', 100_000n],
      ['result', 112_500n],
    ])
    expect(await control('/x/finalise', { roundId: '42' })).toEqual({ isDone: false })
  })

  test('a result whose answer is lost is paid once and sent again under its reference', async () => {
    const { play } = await games.openReal(DICE, 'dung')
    await control('/x/result', { userId: 'dung', gameId: DICE, outcome: [0] })
    await control('/x/weather', { calls: 1, only: 'result', loseAnswer: true })
    const before = games.purse.sentOf('result').length
    const { data } = await games.call(playRound, { key: key(), bet: dice }, play)
    expect((await control('/x/queue', {})).waiting).toMatchObject([{ kind: 'result', attempts: 1 }])
    games.clock.set(games.clock.now() + seconds(5))
    await games.run()
    const sent = games.purse.sentOf('result').slice(before)
    expect(sent.map(({ form }) => form.reference)).toEqual([sent[0]?.form.reference, sent[0]?.form.reference])
    expect(bookedOf(data.round.id)).toHaveLength(2)
    expect((await control('/x/queue', {})).waiting).toEqual([])
  })

  test('a late answer is waited for, and one later than 5 s is none: the bet is taken back', async () => {
    const { play } = await games.openReal(DICE, 'em')
    const slowly = async (slowMs: number) => {
      await control('/x/weather', { calls: 1, only: 'bet', slowMs })
      let isAnswered = false
      const asked = games.call(playRound, { key: key(), bet: dice }, play).finally(() => {
        isAnswered = true
      })
      const passing = async () => {
        await games.clock.advance(seconds(1))
        return isAnswered
      }
      await expect.poll(passing, { timeout: 60_000 }).toBe(true)
      return (await asked).code
    }
    expect(await slowly(seconds(3))).toBe(null)
    const before = games.purse.state.balance
    const refunds = games.purse.sentOf('refund').length
    expect(await slowly(seconds(8))).toBe('WALLET_AWAY')
    await games.clock.advance(seconds(20))
    await games.run()
    expect(games.purse.sentOf('refund').length).toBe(refunds + 1)
    expect(games.purse.state.balance).toBe(before)
  })

  test.each([
    ['/x/result', { userId: 'an', gameId: DICE, outcome: [-1] }],
    ['/x/weather', { calls: 'many' }],
    ['/x/finalise', { roundId: 'first' }],
    ['/x/maintenance', { gameId: DICE }],
    ['/x/promo', {}],
  ])('%s with a body that is none of its own is refused', async (path, body) => {
    expect((await games.post(path, JSON.stringify(body), JSON_TYPE)).status).toBe(400)
  })
})
