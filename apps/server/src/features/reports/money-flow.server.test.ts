import type { MemberId } from '@keo/contract/ids'
import { sharedDatabase } from '@keo/dev-world/shared'
import { manualClock } from '@keo/service-kit/clock'
import { days, hours, minutes, seconds } from '@keo/units/instants'
import { money } from '@keo/units/money'
import { beforeAll, expect, test } from 'vitest'
import { createLedger, type Ledger } from '../ledger/index.ts'
import { createMoneyFlow, createReports, type MoneyFlow, type Reports } from './index.ts'

// The overview's money, folded and live, against figures that were counted by hand.

const database = sharedDatabase()
/** 10:00 at +07:00. */
const MORNING = Date.UTC(2026, 5, 20, 3)
const clock = manualClock(MORNING)
const MEMBER: MemberId = 'mbr_00000000000000000000000001'
let ledger: Ledger
let reports: Reports
let flow: MoneyFlow
let moves = 0

const dong = (amount: bigint) => money(amount * 100n, 'VND')
function said(kind: string, amount: bigint) {
  moves += 1
  return { memberId: MEMBER, key: `flow:${moves}`, kind, reference: `r${moves}`, amount: dong(amount) }
}
const deposit = (amount: bigint) =>
  ledger.submit({ op: 'move', ...said('deposit', amount), from: 'house:bank', to: 'available' })
async function withdraw(amount: bigint) {
  const hold = said('withdraw', amount)
  await ledger.submit({ op: 'hold', ...hold, holdId: hold.key, purpose: 'withdrawal' })
  const to = 'house:payout-clearing'
  await ledger.submit({ op: 'post', ...said('withdraw.sent', amount), holdId: hold.key, to })
}
async function lay(stake: bigint): Promise<string> {
  const hold = said('bet.stake', stake)
  await ledger.submit({ op: 'hold', ...hold, holdId: hold.key, purpose: 'stake' })
  return hold.key
}
const lose = (holdId: string, stake: bigint) =>
  ledger.submit({
    op: 'post',
    ...said('bet.settled', stake),
    holdId,
    to: 'house:sports',
    payout: dong(0n).minor,
  })
const giveBack = (holdId: string, stake: bigint) =>
  ledger.submit({ op: 'release', ...said('bet.refund', stake), holdId })
const spin = (amount: bigint) =>
  ledger.submit({ op: 'move', ...said('game.bet', amount), from: 'available', to: 'house:games' })

beforeAll(async () => {
  const storage = database.connect('platform')
  const own = { database: storage, clock, tenantId: 'keo' }
  ledger = createLedger({ ...own, announce: () => undefined })
  reports = createReports({ ...own, statedMargins: async () => null })
  flow = createMoneyFlow(own)
  await database.asOwner(
    `insert into platform.member (tenant_id, id, line, user_name, user_name_folded, nick_name, currency, registered_at)
     values ('keo', $1, 'keo-nam', 'm', 'm', 'm', 'VND', now())`,
    [MEMBER],
  )
  // Yesterday at 10:00 and at 15:00: only the first is before this moment of the day.
  clock.set(MORNING - days(1))
  await deposit(10_000_000n)
  await lose(await lay(2_000_000n), 2_000_000n)
  clock.set(MORNING - days(1) + hours(5))
  await deposit(7_000_000n)
  // Today at 00:10, 09:50 and 10:00.
  clock.set(MORNING - hours(10) + minutes(10))
  await deposit(3_000_000n)
  clock.set(MORNING - minutes(10))
  await lay(1_000_000n)
  await giveBack(await lay(400_000n), 400_000n)
  await spin(250_000n)
  clock.set(MORNING)
  await withdraw(1_500_000n)
  clock.set(MORNING + minutes(5))
})

const TODAY = {
  deposited: '3000000.00',
  withdrawn: '1500000.00',
  staked: '1250000.00',
  bets: 3,
  gross: '250000.00',
}
const BEFORE = {
  deposited: '10000000.00',
  withdrawn: '0.00',
  staked: '2000000.00',
  bets: 1,
  gross: '2000000.00',
}

test('today stands beside the same moment of yesterday, and its steps add up', async () => {
  const { asOf, sums, steps, before } = await flow('today')
  expect({ asOf, sums, before: before.sums }).toEqual({ asOf: clock.now(), sums: TODAY, before: BEFORE })
  expect(steps).toHaveLength(31)
  expect(steps[0]).toMatchObject({ deposited: '3000000.00', staked: '0.00' })
  expect(steps[29]).toMatchObject({ staked: '1250000.00', gross: '250000.00' })
  expect(steps[30]).toMatchObject({ withdrawn: '1500000.00', bets: 0 })
})

test('an answer is kept for a while, and then what came since is in it', async () => {
  await deposit(500_000n)
  expect((await flow('today')).sums.deposited).toBe('3000000.00')
  clock.set(clock.now() + seconds(16))
  expect((await flow('today')).sums.deposited).toBe('3500000.00')
})

test('folded or not, the figures are the same, and they agree with the day of the reports', async () => {
  const read = async () => Promise.all((['today', 'yesterday', 'week', 'month'] as const).map(flow))
  const live = await read()
  await reports.fold()
  clock.set(clock.now() + seconds(16))
  const folded = await read()
  expect(folded.map(({ sums, before }) => [sums, before.sums])).toEqual(
    live.map(({ sums, before }) => [sums, before.sums]),
  )
  expect(folded.slice(1).map(({ sums }) => sums.deposited)).toEqual([
    '17000000.00',
    '20500000.00',
    '20500000.00',
  ])
  // Only what is surely over is read folded: the books are asked for the rest alone.
  const rows = await database.asOwner(
    `select count(*)::int as count from platform.report_slot where deposits <> 0`,
  )
  expect(rows[0]?.['count']).toBe(4)
  const { total } = await reports.get({ from: '2026-06-19', until: '2026-06-19', cut: 'product' })
  expect(folded[1]?.sums).toMatchObject({ deposited: total.deposits, gross: total.gross })
})

test('what is folded is not read from the books again', async () => {
  await database.asOwner(
    `update platform.report_slot set deposits = deposits + 100 where at = to_timestamp($1::double precision)`,
    [(MORNING - hours(10)) / 1000],
  )
  clock.set(clock.now() + seconds(16))
  expect((await flow('today')).sums.deposited).toBe('3500001.00')
})

test('while older days are folded, the day that is not yet is read from the books', async () => {
  await database.asOwner(`delete from platform.report_slot where at >= '2026-06-20 00:00:00+08'`)
  await database.asOwner(`delete from platform.report_fold where day = '2026-06-20'`)
  clock.set(clock.now() + seconds(16))
  expect((await flow('today')).sums.deposited).toBe('3500000.00')
})
