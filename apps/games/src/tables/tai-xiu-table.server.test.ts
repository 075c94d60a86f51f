import { sharedGames } from '@keo/dev-world/shared-games'
import { commitmentTo } from '@keo/game-rules/draws'
import { getFairness, getRound } from '@keo/games-contract/play-calls'
import type { TaiXiuTable } from '@keo/games-contract/shared-tables'
import { beforeAll, expect, test } from 'vitest'
import { testTable } from './test-table.ts'

/** Rounds 1, 2 and 3 of this seed show 5,1,1 and 4,1,2 and 4,4,3: the published vectors. */
const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const GAME = 'keo-tai-xiu-01'

const { games, storage } = sharedGames()
const table = testTable<TaiXiuTable>(games, GAME)

beforeAll(async () => {
  await storage.asOwner(`insert into games.table_series values ($1, 1, 3, $2, 'keo', now())`, [GAME, SEED])
})

const bets = (...list: [object, string][]) => ({ bets: list.map(([on, stake]) => ({ on, stake })) })

test('players bet on both sides of one round, the pools show it, and each bet is paid by the dice', async () => {
  const one = await table.player('KEO000001')
  const two = await table.player('KEO000002')
  const first = await table.nextRound()
  expect(first).toMatchObject({ number: 1, commitment: commitmentTo(SEED), clientSeed: 'keo', dice: null })
  const { data: xiu } = await one.bet(
    bets([{ kind: 'xiu' }, '100000'], [{ kind: 'total', number: 7 }, '10000']),
  )
  const { data: tai } = await two.bet(bets([{ kind: 'tai' }, '50000']))
  const { data: more } = await two.bet(bets([{ kind: 'odd' }, '20000']))
  const seen = await table.look()
  expect(Number(seen.xiu.amount) - Number(first.xiu.amount)).toBe(100_000)
  expect(Number(seen.tai.amount) - Number(first.tai.amount)).toBe(50_000)
  expect(seen.tai.players - first.tai.players).toBe(1)

  await table.pass(20_000)
  expect(await table.look()).toMatchObject({ phase: 'closed', dice: null })
  expect((await one.bet(bets([{ kind: 'xiu' }, '100000']))).code).toBe('BETS_CLOSED')
  await table.pass(3_000)
  expect(await table.look()).toMatchObject({ phase: 'shown', dice: [5, 1, 1] })
  expect(await one.round(xiu.round.id)).toMatchObject({
    state: 'closed',
    returned: '330000.00',
    view: { dice: [5, 1, 1], returned: ['200000.00', '130000.00'] },
  })
  expect([table.paid(xiu.round.id), table.paid(tai.round.id), table.paid(more.round.id)]).toEqual([
    ['330000.00'],
    ['0.00'],
    ['40000.00'],
  ])
})

for (const { at, killedMs, awayMs } of [
  { at: 'in the time for bets', killedMs: 10_000, awayMs: 0 },
  { at: 'after it, and back when the next would have begun', killedMs: 21_000, awayMs: 60_000 },
])
  test(`a kill ${at}: the dice are those that were fixed, and everybody is paid once`, async () => {
    const one = await table.player('KEO000001')
    const { number } = await table.nextRound()
    const { data } = await one.bet(bets([{ kind: 'xiu' }, '100000'], [{ kind: 'tai' }, '10000']))
    await table.pass(killedMs)
    await games.restart(awayMs)
    await table.pass(30_000)
    const dice = number === 2 ? [4, 1, 2] : [4, 4, 3]
    expect(await one.round(data.round.id)).toMatchObject({ state: 'closed', number, view: { dice } })
    expect(table.paid(data.round.id)).toEqual([number === 2 ? '200000.00' : '20000.00'])
  })

test('the seed of a series is told when its last round has ended, and the next has another', async () => {
  const one = await table.player('KEO000001')
  const { number, commitment } = await table.nextRound()
  expect(number).toBe(4)
  expect(commitment).not.toBe(commitmentTo(SEED))
  const { data: now } = await one.bet(bets([{ kind: 'tai' }, '1000']))
  const ask = async (round: string) => (await games.call(getFairness, { round }, one.play)).data
  expect(await ask(now.round.id)).toMatchObject({ kind: 'pair', serverSeed: null, nonce: 4, commitment })
  const [old] = await storage.asOwner(
    `select id from games.round where number = 1 and player_id = 'KEO000001'`,
  )
  expect(await ask(String(old?.id))).toMatchObject({ serverSeed: SEED, clientSeed: 'keo', nonce: 1 })
})

test('a bet that is none is refused and stakes nothing', async () => {
  const one = await table.player('KEO000001')
  await table.nextRound()
  const sent = games.purse.sentOf('bet').length
  for (const wrong of [
    bets(),
    bets([{ kind: 'total', number: 3 }, '1000']),
    bets([{ kind: 'triple', number: 7 }, '1000']),
    bets([{ kind: 'dragon' }, '1000']),
    { bets: [{ on: { kind: 'tai' }, stake: -1 }] },
  ])
    expect((await one.bet(wrong)).code).toBe('BET_WRONG')
  expect((await one.bet(bets([{ kind: 'tai' }, '10000001']))).code).toBe('STAKE_WRONG')
  expect((await one.bet(bets([{ kind: 'tai' }, '5000'], [{ kind: 'xiu' }, '0']))).code).toBe('STAKE_WRONG')
  expect(games.purse.sentOf('bet').length).toBe(sent)
})

test('who looks at a round that has ended has what it brought, also when the operator was away before', async () => {
  const one = await table.player('KEO000003')
  await table.nextRound()
  // Whatever the dice are, one of the three wins.
  const sure = ['tai', 'xiu', 'anyTriple'].map((kind): [object, string] => [{ kind }, '100000'])
  const { data } = await one.bet(bets(...sure))
  const weather = (conditions: object) =>
    games.post('/x/weather', JSON.stringify(conditions), { 'content-type': 'application/json' })
  await weather({ calls: 1000, only: 'result', status: 503 })
  await table.pass(23_000)
  const look = async () => (await games.call(getRound, { round: data.round.id }, one.play)).data
  const away = await look()
  expect(away.round).toMatchObject({ state: 'closed' })
  expect(table.paid(data.round.id)).toEqual([])
  await weather({ calls: 0 })
  const { round, balance } = await look()
  const returned = round?.returned ?? '0'
  expect(table.paid(data.round.id)).toEqual([returned])
  expect(Number(balance)).toBe(Number(away.balance) + Number(returned))
})
