import { listCampaigns, signInToday } from '@keo/contract/campaigns'
import { ERRORS } from '@keo/contract/errors'
import type { MemberId } from '@keo/contract/ids'
import {
  confirmPlayLimit,
  getPlayLimits,
  setPlayLimit,
  type PlayLimitKind,
  type PlayLimitPeriod,
} from '@keo/contract/play-limits'
import { getMember } from '@keo/contract/members'
import { getRealityCheck } from '@keo/contract/safer-play'
import { badInputProblems } from '@keo/dev-world/bad-input'
import { GOOD_PASSWORD, person, startDoorWorld, type DoorWorld } from '@keo/dev-world/door-world'
import { freshDatabase, type TestDatabase } from '@keo/dev-world/test-database'
import { dong } from '@keo/dev-world/wallet-world'
import { days, hours, parseServerTime } from '@keo/units/instants'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

/** Saturday 2026-01-31 at 20:00, +08:00: the day, the week and the month all end soon. */
const SATURDAY = Date.UTC(2026, 0, 31, 12)

let database: TestDatabase
let world: DoorWorld
let mai: MemberId
let token: string
let people = 0
let count = 0

beforeAll(async () => {
  database = await freshDatabase()
  world = await startDoorWorld(database, { redisUrl: database.redisUrl, startAt: SATURDAY })
})
afterAll(async () => {
  await world.close()
  await database.close()
})
// Another member for every test, on the same hour of a week: the first of them on the last day of a month.
beforeEach(async () => {
  const weekHour = (world.worldClock.now() - SATURDAY) % days(7)
  if (weekHour > 0) world.worldClock.jump(days(7) - weekHour)
  people += 1
  token = await world.register(`limited${people}`, person(people))
  mai = (await world.call(getMember, {}, { token })).data.id
})

async function signInAgain(): Promise<void> {
  token = (await world.login(`limited${people}`, GOOD_PASSWORD, person(people))).data.accessToken
}

const said = (kind: string, whole: number) => {
  const key = `${kind}-${(count += 1)}`
  return { memberId: mai, key, kind, reference: key, amount: dong(whole) }
}
const deposit = (whole: number) =>
  world.app.ledger.submit({
    ...said('deposit', whole),
    op: 'move',
    from: 'house:bank',
    to: 'available',
  })
const stake = (whole: number, holdId = `bet-${(count += 1)}`) =>
  world.app.ledger.submit({ ...said('bet.stake', whole), op: 'hold', holdId, purpose: 'stake' })
const settle = (holdId: string, whole: number, payout: number) =>
  world.app.ledger.submit({
    ...said('bet.settled', whole),
    op: 'post',
    holdId,
    to: 'house:sports',
    ...(payout > 0 ? { payout: dong(payout).minor } : {}),
  })
const limit = (kind: PlayLimitKind, period: PlayLimitPeriod, amount: string | null) =>
  world.call(setPlayLimit, { kind, period, amount }, { token })
const held = async (kind: PlayLimitKind, period: PlayLimitPeriod) => {
  const { data } = await world.call(getPlayLimits, {}, { token })
  return data.limits.find((one) => one.kind === kind && one.period === period)
}

test('[RSP-02] the tightest limit decides, and weeks begin on Monday', async () => {
  await limit('deposit', 'day', '100')
  await limit('deposit', 'week', '150')
  await limit('deposit', 'month', '1000')
  await deposit(100)
  world.worldClock.jump(hours(24))
  await signInAgain()
  expect(await deposit(60)).toMatchObject({ status: 'limit', cause: 'deposit.week' })
  expect((await deposit(50)).status).toBe('done')
  // Sunday, 2026-02-01, at 20:00: the month is new, the week is not; in four hours both are.
  expect([(await held('deposit', 'month'))?.used, (await held('deposit', 'week'))?.used]).toEqual([
    '50.00',
    '150.00',
  ])
  world.worldClock.jump(hours(4))
  expect((await deposit(100)).status).toBe('done')
})

test('[RSP-01] a deposit limit is gross, counts what came before it in the period, and begins anew with the next', async () => {
  await deposit(60)
  await limit('deposit', 'day', '100')
  expect(await held('deposit', 'day')).toMatchObject({ amount: '100.00', used: '60.00', left: '40.00' })
  expect(await deposit(50)).toMatchObject({ status: 'limit', cause: 'deposit.day' })
  expect((await deposit(40)).status).toBe('done')
  // A withdrawal gives no room back.
  const out = { ...said('withdraw', 90), holdId: 'wd', purpose: 'withdrawal' } as const
  expect((await world.app.ledger.submit({ ...out, op: 'hold' })).status).toBe('done')
  expect((await deposit(1)).status).toBe('limit')
  // What is said of the renewal is what the books do: the last instant before it, and then the first of it.
  const { left, renewTime = '' } = (await held('deposit', 'day')) ?? {}
  expect(left).toBe('0.00')
  world.worldClock.jump((parseServerTime(renewTime) ?? 0) - world.worldClock.now() - 1)
  expect((await deposit(1)).status).toBe('limit')
  world.worldClock.jump(1)
  expect((await deposit(100)).status).toBe('done')
})

test('[RSP-05] the loss limit counts open stakes, and what comes back gives room; the stake limit does not', async () => {
  await deposit(1_000)
  await limit('loss', 'day', '100')
  await limit('stake', 'day', '250')
  await stake(60, 'a')
  expect(await stake(50)).toMatchObject({ status: 'limit', cause: 'loss.day' })
  await settle('a', 60, 90)
  expect([(await held('loss', 'day'))?.used, (await held('stake', 'day'))?.used]).toEqual(['-30.00', '60.00'])
  expect((await stake(130, 'b')).status).toBe('done')
  // A bet that was not taken was never staked.
  await world.app.ledger.submit({ ...said('bet.refused', 130), op: 'release', holdId: 'b' })
  expect([(await held('loss', 'day'))?.used, (await held('stake', 'day'))?.used]).toEqual(['-30.00', '60.00'])
  // A result that is taken back counts again, although it cannot be refused.
  await world.app.ledger.submit({ ...said('bet.corrected', 90), op: 'force', to: 'house:sports' })
  expect((await held('loss', 'day'))?.used).toBe('60.00')
  expect((await stake(41)).status).toBe('limit')
})

test('[RSP-01] what the guard counts is what the books say', async () => {
  await deposit(1_000)
  for (const kind of ['deposit', 'loss', 'stake'] as const) await limit(kind, 'day', '100000')
  await deposit(10)
  await stake(70, 'c')
  await stake(30, 'd')
  await settle('c', 70, 20)
  await world.app.ledger.submit({ ...said('bet.refused', 30), op: 'release', holdId: 'd' })
  await world.app.ledger.submit({ ...said('game.bet', 15), op: 'move', from: 'available', to: 'house:games' })
  await world.app.ledger.submit({ ...said('game.win', 5), op: 'move', from: 'house:games', to: 'available' })
  await world.app.ledger.submit({ ...said('bet.corrected', 20), op: 'force', to: 'house:sports' })
  const counted = await Promise.all((['deposit', 'loss', 'stake'] as const).map((kind) => held(kind, 'day')))
  const booked = await Promise.all((['deposit', 'loss', 'stake'] as const).map((kind) => held(kind, 'week')))
  expect(counted.map((one) => one?.used)).toEqual(['1010.00', '80.00', '85.00'])
  expect(booked.map((one) => one?.used)).toEqual(['1010.00', '80.00', '85.00'])
})

test('[RSP-03] lower at once, higher after a day and a second word', async () => {
  await limit('stake', 'day', '100')
  await limit('stake', 'day', '500')
  expect(await held('stake', 'day')).toMatchObject({
    amount: '100.00',
    raise: { amount: '500.00', isReady: false },
  })
  const confirm = () => world.call(confirmPlayLimit, { kind: 'stake', period: 'day' }, { token })
  expect((await confirm()).code).toBe(ERRORS.LIMIT_NOT_READY.wire)
  world.worldClock.jump(hours(24))
  await signInAgain()
  expect(await held('stake', 'day')).toMatchObject({ amount: '100.00', raise: { isReady: true } })
  expect((await confirm()).code).toBe(200)
  expect(await held('stake', 'day')).toMatchObject({ amount: '500.00', raise: null })
  await limit('stake', 'day', '0')
  expect(await held('stake', 'day')).toMatchObject({ amount: '0.00' })
})

test('[RSP-04] parallel deposits and bets cannot pass a limit together', async () => {
  await limit('deposit', 'day', '100')
  await limit('stake', 'day', '50')
  const balance = () => world.app.ledger.balanceOf({ memberId: mai, currency: 'VND' })
  const before = await balance()
  const deposits = await Promise.all(Array.from({ length: 12 }, () => deposit(20)))
  expect(deposits.filter(({ status }) => status === 'done')).toHaveLength(5)
  const stakes = await Promise.all(Array.from({ length: 12 }, () => stake(10)))
  expect(stakes.filter(({ status }) => status === 'done')).toHaveLength(5)
  const after = await balance()
  expect(after.held - before.held).toBe(dong(50).minor)
  expect(after.available + after.held - before.available - before.held).toBe(dong(100).minor)
})

test('[RSP-04] more than is left of a limit is refused with what is left, and all that is left is not', async () => {
  await limit('deposit', 'week', '100')
  await deposit(70)
  const { playLimits } = world.app
  await expect(playLimits.demandDeposit(mai, dong(31))).rejects.toMatchObject({
    code: 'DEPOSIT_OWN_LIMIT',
    params: { left: '30 ₫' },
  })
  await expect(playLimits.demandDeposit(mai, dong(30))).resolves.toBeUndefined()
})

test('[RSP-17] whoever has used up an own limit is offered nothing until its period is over, one of nothing never', async () => {
  const isClosed = async () => (await world.call(listCampaigns, {}, { token })).data.isClosed
  const signIn = async () => (await world.call(signInToday, { id: 'sign-in', version: 1 }, { token })).code
  await limit('deposit', 'day', '100')
  await deposit(99)
  expect(await isClosed()).toBe(false)
  await deposit(1)
  expect(await isClosed()).toBe(true)
  expect(await signIn()).toBe(ERRORS.OFFERS_CLOSED.wire)
  world.worldClock.jump(hours(4))
  await signInAgain()
  expect(await isClosed()).toBe(false)
  expect(await signIn()).toBe(200)
  await limit('stake', 'day', '0')
  world.worldClock.jump(hours(24))
  await signInAgain()
  expect(await isClosed()).toBe(true)
})

test('[RSP-06] nobody sets another’s limits, and a new session finds the own', async () => {
  await limit('loss', 'month', '900')
  const linh = { token: await world.signIn('linhnguyen7') }
  await world.call(setPlayLimit, { kind: 'loss', period: 'month', amount: '5' }, linh)
  await signInAgain()
  expect((await held('loss', 'month'))?.amount).toBe('900.00')
})

test('[RSP-13] the reality check tells what the books say of this sitting', async () => {
  await deposit(500)
  await stake(80, 'e')
  await settle('e', 80, 100)
  const { data } = await world.call(getRealityCheck, {}, { token })
  expect(data).toMatchObject({ staked: '80.00', returned: '100.00', net: '20.00', currency: 'VND' })
})

test('[MON-03] [CFG-05] whatever stands in a field is refused clearly', { timeout: 60_000 }, async () => {
  const right = { kind: 'stake', period: 'day', amount: '5' } as const
  expect(await badInputProblems(world, setPlayLimit, right, { token })).toEqual([])
  expect((await limit('stake', 'day', '0.001')).code).toBe(ERRORS.AMOUNT_WRONG.wire)
})
