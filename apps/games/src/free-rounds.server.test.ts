import { sharedGames } from '@keo/dev-world/shared-games'
import { withHash } from '@keo/games-contract/form-hash'
import { playRound } from '@keo/games-contract/play-calls'
import { FEEDS_BASE, PROVIDER_BASE, PROVIDER_PATHS } from '@keo/games-contract/provider-calls'
import { hours, seconds } from '@keo/units/instants'
import { beforeEach, expect, test } from 'vitest'

const { games } = sharedGames()
const SLOT = 'keo-slot-02'
const JSON_TYPE = { 'content-type': 'application/json' }
let taps = 0
const key = () => `tap-of-free-rounds-${(taps += 1)}`

beforeEach(() => {
  games.purse.state.balance = 100_000_000n
})

type Gift = { code: string; playerId: string; rounds?: string; expiresIn?: number; games?: object[] }
async function give({ code, playerId, rounds = '2', expiresIn = hours(24), games: list }: Gift) {
  const now = games.clock.now() / seconds(1)
  const query = withHash(
    {
      secureLogin: games.merchant.id,
      bonusCode: code,
      playerId,
      currency: 'VND',
      rounds,
      startDate: String(Math.floor(now) - 1),
      expirationDate: String(Math.floor(now + expiresIn / seconds(1))),
    },
    games.merchant.secret,
  )
  const usual = [{ gameId: SLOT, betValues: [{ totalBet: 10_000, currency: 'VND' }] }]
  const path = `${PROVIDER_BASE}${PROVIDER_PATHS.giveFreeRounds}?${new URLSearchParams(query).toString()}`
  return (await games.post(path, JSON.stringify({ gameList: list ?? usual }), JSON_TYPE)).json()
}
const ends = (code: string) => games.purse.sentOf('bonusWin').filter(({ form }) => form.bonusCode === code)

test('free rounds wait in the game, cost nothing, and end with one bonusWin of the sum', async () => {
  expect((await give({ code: 'GIFT', playerId: 'an' })).error).toBe('0')
  const { play, freeRounds } = await games.openReal(SLOT, 'an')
  expect(freeRounds).toMatchObject({ code: 'GIFT', left: 2, stake: '10000.00' })
  const bet = { stake: '10000.00', bonusCode: 'GIFT' }
  const spin = async () => (await games.call(playRound, { key: key(), bet }, play)).data
  const rounds = [await spin(), await spin()]
  expect(rounds.map(({ round }) => round.stake)).toEqual(['0.00', '0.00'])
  expect(rounds[0]?.round.view).toMatchObject({ jackpotWon: null, jackpot: null })
  for (const name of ['bet', 'result'] as const)
    expect(games.purse.sentOf(name).map(({ form }) => form.bonusCode)).toEqual(['GIFT', 'GIFT'])
  expect(games.purse.sentOf('bet').map(({ form }) => form.amount)).toEqual(['0.00', '0.00'])
  await games.run()
  await games.run()
  const won = rounds.reduce((sum, { round }) => sum + Number(round.returned), 0)
  expect(ends('GIFT').map(({ form }) => form.amount)).toEqual([won.toFixed(2)])
  expect((await games.call(playRound, { key: key(), bet }, play)).code).toBe('BET_WRONG')
  expect((await games.openReal(SLOT, 'an')).freeRounds).toBeUndefined()
  const login = `login=keo&password=${encodeURIComponent(games.merchant.secret)}&timepoint=0`
  const { text } = await games.get(`${FEEDS_BASE}/gamerounds/finished/?${login}`)
  const line = text.split('\n').find((each) => each.includes(rounds[0]?.round.id ?? ''))
  expect(line?.split(',')[8]).toBe('F')
})

test.each([
  ['of somebody else', 'binh', { stake: '10000.00', bonusCode: 'OTHERS' }],
  ['at another stake', 'chi', { stake: '20000.00', bonusCode: 'OTHERS' }],
  ['of no code that there is', 'chi', { stake: '10000.00', bonusCode: 'NOTHING' }],
])('a free round %s is refused and moves nothing', async (_what, playerId, bet) => {
  await give({ code: 'OTHERS', playerId: 'chi' })
  const { play } = await games.openReal(SLOT, playerId)
  const sent = games.purse.sentOf('bet').length
  expect((await games.call(playRound, { key: key(), bet }, play)).code).toBe('BET_WRONG')
  expect(games.purse.sentOf('bet')).toHaveLength(sent)
})

test('a free round whose bet is not taken is given back, after a kill too', async () => {
  await give({ code: 'AGAIN', playerId: 'dung', rounds: '1' })
  const { play } = await games.openReal(SLOT, 'dung')
  const bet = { stake: '10000.00', bonusCode: 'AGAIN' }
  games.purse.next('bet', { error: 50 }, 'neverAnswer')
  expect((await games.call(playRound, { key: key(), bet }, play)).code).toBe('LIMIT_REACHED')
  const sent = games.purse.sentOf('bet').length
  void games.call(playRound, { key: key(), bet }, play)
  await expect.poll(() => games.purse.sentOf('bet').length, { timeout: 60_000 }).toBe(sent + 1)
  await games.restart()
  const again = await games.openReal(SLOT, 'dung')
  expect(again.freeRounds).toMatchObject({ left: 1 })
  expect((await games.call(playRound, { key: key(), bet }, again.play)).code).toBe(null)
})

test('what is cancelled or has expired ends with the sum so far, and the operator lists what waits', async () => {
  await give({ code: 'CANCEL', playerId: 'em' })
  await give({ code: 'EXPIRE', playerId: 'em', expiresIn: hours(2) })
  const listed = async () =>
    (await games.form(PROVIDER_PATHS.freeRoundsOf, { playerId: 'em' })).bonuses.map(
      ({ bonusCode }: { bonusCode: string }) => bonusCode,
    )
  expect(await listed()).toEqual(['EXPIRE', 'CANCEL'])
  expect((await games.form(PROVIDER_PATHS.cancelFreeRounds, { bonusCode: 'CANCEL' })).error).toBe('0')
  expect(ends('CANCEL').map(({ form }) => form.amount)).toEqual(['0.00'])
  expect((await games.form(PROVIDER_PATHS.cancelFreeRounds, { bonusCode: 'CANCEL' })).error).toBe('7')
  expect(await listed()).toEqual(['EXPIRE'])
  games.clock.set(games.clock.now() + hours(2))
  await games.run()
  await games.run()
  expect(ends('EXPIRE')).toHaveLength(1)
  expect(await listed()).toEqual([])
})

test.each<[string, Partial<Gift>]>([
  ['a code twice', { code: 'TWICE' }],
  ['no rounds', { rounds: '0' }],
  ['a time that is over before it begins', { expiresIn: -hours(1) }],
  [
    'a game without them',
    { games: [{ gameId: 'keo-dice-01', betValues: [{ totalBet: 1_000, currency: 'VND' }] }] },
  ],
  [
    'a stake above the limit',
    { games: [{ gameId: SLOT, betValues: [{ totalBet: 1e12, currency: 'VND' }] }] },
  ],
  ['another currency', { games: [{ gameId: SLOT, betValues: [{ totalBet: 1_000, currency: 'USD' }] }] }],
])('%s is answered with 7', async (what, gift) => {
  await give({ code: 'TWICE', playerId: 'giang' })
  const code = gift.code ?? what.replaceAll(' ', '-')
  expect((await give({ playerId: 'giang', ...gift, code })).error).toBe('7')
})

test('the hash covers the query: one that was changed gets 2', async () => {
  const path = `${PROVIDER_BASE}${PROVIDER_PATHS.giveFreeRounds}?secureLogin=keo&bonusCode=x&hash=00`
  expect((await games.post(path, '{}', JSON_TYPE)).json().error).toBe('2')
})
