import { sharedGames } from '@keo/dev-world/shared-games'
import { previousRoundHash } from '@keo/game-rules/games/crash'
import { getFairness } from '@keo/games-contract/play-calls'
import { type CrashTable, crashFlightMs } from '@keo/games-contract/shared-tables'
import { beforeAll, expect, test } from 'vitest'
import { testTable } from './test-table.ts'

/** A chain of one link whose only round ends at 3.65: the last of the published vector. */
const LAST_LINK = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const POINT = 365
const FLIGHT_MS = crashFlightMs(POINT)
const GAME = 'keo-crash-01'
const STAKE = 100_000_00n

const { games, storage } = sharedGames()
const table = testTable<CrashTable>(games, GAME)

beforeAll(async () => {
  await storage.asOwner(
    `insert into games.table_series select $1, n, 1, $2, 'keo-salt', now() from generate_series(1, 40) n`,
    [GAME, LAST_LINK],
  )
})

const bet = (more: object = {}) => ({ stake: '100000', seat: 0, leaveAt: null, ...more })

test('two players in one round: one leaves at the price of the moment, one at the exit that was set, and one stays', async () => {
  const one = await table.player('KEO000001')
  const two = await table.player('KEO000002')
  const { number } = await table.nextRound()
  const before = games.purse.state.balance
  const { data: byHand } = await one.bet(bet())
  const { data: stays } = await one.bet(bet({ seat: 1 }))
  const { data: bySetting } = await two.bet(bet({ leaveAt: 150 }))
  expect(byHand.round).toMatchObject({ state: 'open', number, view: { leftAt: null, point: null } })
  const { seats } = await table.look()
  expect(seats.flatMap(({ round }) => (round === null ? [] : [round]))).toEqual(
    [byHand, stays, bySetting].map(({ round }) => round.id),
  )
  expect(seats.every(({ round, isCrowd }) => isCrowd === (round === null))).toBe(true)

  await table.pass(6_000 + crashFlightMs(130))
  expect(await table.look()).toMatchObject({
    number,
    phase: 'flying',
    point: null,
    hash: null,
    phaseEndsAt: null,
  })
  const { data: left } = await one.leave(byHand.round.id)
  expect(left.round).toMatchObject({
    state: 'closed',
    returned: '130000.00',
    view: { leftAt: 130, point: null },
  })

  await table.pass(crashFlightMs(150) - crashFlightMs(130))
  expect(await two.round(bySetting.round.id)).toMatchObject({
    state: 'closed',
    returned: '150000.00',
    view: { leftAt: 150, point: null },
  })
  expect(await one.round(stays.round.id)).toMatchObject({ state: 'open' })

  await table.pass(FLIGHT_MS - crashFlightMs(150))
  expect(await table.look()).toMatchObject({ number, phase: 'ended', point: POINT, hash: LAST_LINK })
  expect(await one.round(stays.round.id)).toMatchObject({
    state: 'closed',
    returned: '0.00',
    view: { leftAt: null, point: POINT },
  })
  expect(await one.round(byHand.round.id)).toMatchObject({ view: { leftAt: 130, point: POINT } })
  expect(table.paid(byHand.round.id)).toEqual(['130000.00'])
  expect(table.paid(bySetting.round.id)).toEqual(['150000.00'])
  expect(table.paid(stays.round.id)).toEqual(['0.00'])
  expect(games.purse.state.balance).toBe(before - 3n * STAKE + 280_000_00n)
})

test('an exit after the point is too late, one sent again is the same, and one before 1.01 is none', async () => {
  const one = await table.player('KEO000001')
  await table.nextRound()
  const { data: first } = await one.bet(bet())
  const { data: second } = await one.bet(bet({ seat: 1 }))
  expect((await one.leave(first.round.id)).code).toBe('MOVE_WRONG')
  await table.pass(6_000)
  expect((await one.leave(first.round.id)).code).toBe('MOVE_WRONG')
  await table.pass(crashFlightMs(200))
  const { data } = await one.leave(first.round.id)
  expect(data.round).toMatchObject({ returned: '200000.00', step: 1 })
  expect((await one.leave(first.round.id)).data.round).toEqual(data.round)
  expect((await one.leave(first.round.id, 1)).code).toBe('ROUND_CLOSED')
  await games.clock.advance(FLIGHT_MS - crashFlightMs(200))
  expect((await one.leave(second.round.id)).code).toBe('TOO_LATE')
  await games.run()
  expect((await one.leave(second.round.id)).code).toBe('TOO_LATE')
  expect([table.paid(first.round.id), table.paid(second.round.id)]).toEqual([['200000.00'], ['0.00']])
})

test('an exit set at the point itself is paid, and one above it is lost', async () => {
  const one = await table.player('KEO000001')
  await table.nextRound()
  const { data: at } = await one.bet(bet({ leaveAt: POINT }))
  const { data: above } = await one.bet(bet({ seat: 1, leaveAt: POINT + 1 }))
  await table.pass(6_000 + FLIGHT_MS)
  expect([table.paid(at.round.id), table.paid(above.round.id)]).toEqual([['365000.00'], ['0.00']])
})

test('no bet gets into a flight, a seat is taken once, and a tap sent twice is one bet', async () => {
  const one = await table.player('KEO000001')
  await table.nextRound()
  const sentBefore = games.purse.sentOf('bet').length
  const key = 'tap-that-is-sent-twice'
  const { data } = await one.bet(bet(), key)
  expect((await one.bet(bet(), key)).data.round.id).toBe(data.round.id)
  expect((await one.bet(bet())).code).toBe('ROUND_OPEN')
  for (const wrong of [bet({ seat: 2 }), bet({ leaveAt: 100 }), { stake: '100000' }, bet({ stake: 'NaN' })])
    expect((await one.bet(wrong)).code).toBe('BET_WRONG')
  expect((await one.bet(bet({ seat: 1, stake: '0' }))).code).toBe('STAKE_WRONG')
  await table.pass(6_000)
  expect((await one.bet(bet({ seat: 1 }))).code).toBe('BETS_CLOSED')
  expect(games.purse.sentOf('bet').length - sentBefore).toBe(1)
})

test('a bet whose answer comes after the time for bets is given back, and its tap says so again', async () => {
  const one = await table.player('KEO000001')
  await table.nextRound()
  const before = games.purse.state.balance
  games.purse.next('bet', () => games.clock.advance(6_000))
  const key = 'tap-that-comes-too-late'
  expect((await one.bet(bet(), key)).code).toBe('BETS_CLOSED')
  expect((await one.bet(bet(), key)).code).toBe('BETS_CLOSED')
  await games.run()
  const refund = games.purse.sentOf('refund').at(-1)
  expect(refund?.form.reference).toBe(games.purse.sentOf('bet').at(-1)?.form.reference)
  expect(games.purse.state.balance).toBe(before)
})

const KILLS = [
  { at: 'in the time for bets', killedMs: 3_000, awayMs: 10 },
  { at: 'in flight before the exit', killedMs: 7_000, awayMs: 10 },
  { at: 'in flight, and back after the end', killedMs: 7_000, awayMs: 60_000 },
  { at: 'in flight after the exit', killedMs: 13_000, awayMs: 10 },
]
for (const { at, killedMs, awayMs } of KILLS)
  test(`a kill ${at}: the round goes on by its kept times, and everybody is paid once`, async () => {
    const one = await table.player('KEO000001')
    const { number } = await table.nextRound()
    const before = games.purse.state.balance
    const { data: set } = await one.bet(bet({ leaveAt: 150 }))
    const { data: stays } = await one.bet(bet({ seat: 1 }))
    await table.pass(killedMs)
    await games.restart(awayMs)
    expect((await table.look()).number).toBe(awayMs > 20_000 ? number + 1 : number)
    await table.pass(FLIGHT_MS + 6_000)
    await games.run()
    expect([await one.round(set.round.id), await one.round(stays.round.id)]).toMatchObject([
      { state: 'closed', number, returned: '150000.00' },
      { state: 'closed', number, returned: '0.00' },
    ])
    expect([table.paid(set.round.id), table.paid(stays.round.id)]).toEqual([['150000.00'], ['0.00']])
    expect(games.purse.state.balance).toBe(before - 2n * STAKE + 150_000_00n)
  })

test('after a kill a player still leaves by hand, at the price of the kept start', async () => {
  const one = await table.player('KEO000001')
  await table.nextRound()
  const { data } = await one.bet(bet())
  await table.pass(6_000)
  await games.restart()
  await table.pass(crashFlightMs(200))
  expect((await one.leave(data.round.id)).data.round).toMatchObject({ returned: '200000.00' })
})

test('a kill while the result is shown pays nobody twice', async () => {
  const one = await table.player('KEO000001')
  await table.nextRound()
  const { data } = await one.bet(bet({ leaveAt: 150 }))
  await table.pass(6_000 + FLIGHT_MS + 500)
  await games.restart()
  await table.pass(5_000)
  expect(table.paid(data.round.id)).toEqual(['150000.00'])
})

test('what a round can be computed from is told once it has ended, and fits what was shown before', async () => {
  const one = await table.player('KEO000001')
  const shown = await table.nextRound()
  const { data } = await one.bet(bet())
  const ask = async () => (await games.call(getFairness, { round: data.round.id }, one.play)).data
  expect(await ask()).toMatchObject({ kind: 'chain', serverSeed: null, clientSeed: 'keo-salt' })
  await table.pass(6_000 + FLIGHT_MS)
  const { serverSeed, commitment } = await ask()
  expect(commitment).toBe(shown.previousHash)
  expect(previousRoundHash(serverSeed ?? '')).toBe(shown.previousHash)
})

test('the crowd is marked, moves no money, and a table that nobody asks for rests after its round', async () => {
  const { number } = await table.nextRound()
  await table.pass(5_900)
  const { seats, players } = await table.look()
  expect(seats.length).toBeGreaterThanOrEqual(12)
  expect(seats.every(({ isCrowd }) => isCrowd)).toBe(true)
  expect(players).toBe(seats.length)
  const sent = games.purse.sent.length
  await table.pass(60_000)
  await table.pass(3_600_000)
  expect(games.purse.sent.length).toBe(sent)
  expect((await table.look()).number).toBeLessThan(number + 6)
})

test.each([
  ['the point of the round', { point: 1_000 }, 'BET_WRONG'],
  ['an exit that was taken', { leftAt: 1_000 }, 'BET_WRONG'],
  ['a third seat', { seat: 2 }, 'BET_WRONG'],
  ['half a seat', { seat: 0.5 }, 'BET_WRONG'],
  ['no seat', { seat: undefined }, 'BET_WRONG'],
  ['no word about an exit', { leaveAt: undefined }, 'BET_WRONG'],
  ['an exit that pays nothing', { leaveAt: 100 }, 'BET_WRONG'],
  ['an exit above the highest point', { leaveAt: 100_000_001 }, 'BET_WRONG'],
  ['an exit between hundredths', { leaveAt: 150.5 }, 'BET_WRONG'],
  ['an exit as text', { leaveAt: '150' }, 'BET_WRONG'],
  ['no stake', { stake: undefined }, 'BET_WRONG'],
  ['a stake of nothing', { stake: '0' }, 'STAKE_WRONG'],
  ['a stake below zero', { stake: '-100000' }, 'BET_WRONG'],
  ['no number as a stake', { stake: 'NaN' }, 'BET_WRONG'],
  ['a number as a stake', { stake: 100_000 }, 'BET_WRONG'],
  ['a part of a dong', { stake: '100000.50' }, 'STAKE_WRONG'],
  ['less than the least', { stake: '999' }, 'STAKE_WRONG'],
  ['a stake of too many digits', { stake: '12345678901234' }, 'BET_WRONG'],
])('a client that sends %s gets its code and moves nothing', async (_what, more, code) => {
  const one = await table.player('KEO000003')
  await table.nextRound()
  const [sent, balance] = [games.purse.sentOf('bet').length, games.purse.state.balance]
  expect((await one.bet(bet(more))).code).toBe(code)
  expect(games.purse.sentOf('bet')).toHaveLength(sent)
  expect(games.purse.state.balance).toBe(balance)
  expect((await table.look()).seats.filter(({ isCrowd }) => !isCrowd)).toEqual([])
})
