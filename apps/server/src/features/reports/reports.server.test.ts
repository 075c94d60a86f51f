import { REPORT_CUTS, type ReportCut } from '@keo/contract/console-reports'
import type { MemberId } from '@keo/contract/ids'
import { sharedDatabase } from '@keo/dev-world/shared'
import { manualClock } from '@keo/service-kit/clock'
import { days, serverTimeText } from '@keo/units/instants'
import { money, parseMoney } from '@keo/units/money'
import { beforeAll, expect, test } from 'vitest'
import { createLedger, type Ledger } from '../ledger/index.ts'
import { createReports, type Reports } from './index.ts'

// The folded tables against the books themselves, which are asked here in another way: by accounts alone.

const database = sharedDatabase()
const clock = manualClock(Date.UTC(2026, 5, 20, 5))
const MEMBER: MemberId = 'mbr_00000000000000000000000001'
const DAY = serverTimeText(clock.now()).slice(0, 10)
const SPAN = { from: DAY, until: DAY }
let ledger: Ledger
let reports: Reports
let moves = 0
/** Days that the provider was asked for, and whether it is there. */
const askedDays: string[] = []
let isAway = true

const dong = (amount: bigint) => money(amount * 100n, 'VND')
const said = (kind: string, reference: string, amount: bigint) => {
  moves += 1
  return { memberId: MEMBER, key: `report:${moves}`, kind, reference, amount: dong(amount) }
}
const minor = (text: string) => {
  const read = parseMoney(text.replace('-', ''), 'VND')?.minor ?? 0n
  return text.startsWith('-') ? -read : read
}

async function bet(orderId: string, legs: number, stake: bigint, payout: bigint): Promise<void> {
  const leg = {
    sportId: 1,
    sportName: 'Bóng đá',
    tournamentId: '77',
    tournamentName: '=Cúp C1',
    marketType: 1005,
    marketName: 'Thắng thua',
  }
  await database.asOwner(
    `insert into platform.sports_order (tenant_id, order_id, member_id, currency, stake_state, told)
     values ('keo', $1, $2, 'VND', 'settled', $3)`,
    [orderId, MEMBER, JSON.stringify({ betList: Array.from({ length: legs }, () => leg) })],
  )
  const holdId = `sports:${orderId}`
  await ledger.submit({ op: 'hold', ...said('bet.stake', orderId, stake), holdId, purpose: 'stake' })
  const paid = { holdId, to: 'house:sports', payout: dong(payout).minor } as const
  const outcome = await ledger.submit({ op: 'post', ...said('bet.settled', orderId, stake), ...paid })
  expect(outcome.status).toBe('done')
}

async function accountsOf(day: string): Promise<ReadonlyMap<string, bigint>> {
  const rows = await database.asOwner(
    `select p.account, sum(p.amount)::text as sum from platform.ledger_posting p
     join platform.ledger_transaction t using (number)
     where t.member_id <> '' and (t.at at time zone 'Asia/Singapore')::date = $1::date group by p.account`,
    [day],
  )
  return new Map(rows.map((row) => [String(row['account']), BigInt(String(row['sum']))]))
}

beforeAll(async () => {
  const storage = database.connect('platform')
  ledger = createLedger({ database: storage, clock, tenantId: 'keo', announce: () => undefined })
  reports = createReports({
    database: storage,
    clock,
    tenantId: 'keo',
    statedMargins: async (from) => {
      askedDays.push(serverTimeText(from).slice(0, 10))
      return isAway
        ? null
        : [
            { sportId: 1, stake: 8_000, expected: 320 },
            { sportId: 2, stake: 0, expected: 0 },
          ]
    },
  })
  await database.asOwner(
    `insert into platform.member (tenant_id, id, line, user_name, user_name_folded, nick_name, currency, registered_at)
     values ('keo', $1, 'keo-nam', 'm', 'm', 'm', 'VND', now())`,
    [MEMBER],
  )
  await ledger.submit({
    op: 'move',
    ...said('deposit', 'd1', 50_000_000n),
    from: 'house:bank',
    to: 'available',
  })
  await bet('o-lost', 1, 3_000_000n, 0n)
  await bet('o-won', 1, 2_000_000n, 3_500_000n)
  await bet('o-even', 1, 1_000_000n, 1_000_000n)
  await bet('o-multiple', 2, 500_000n, 0n)
  const round = said('game.bet', 'r1', 400_000n)
  await ledger.submit({ op: 'move', ...round, from: 'available', to: 'house:games' })
  const win = said('game.win', 'r1', 150_000n)
  await ledger.submit({ op: 'move', ...win, from: 'house:games', to: 'available' })
  const gift = said('reward.vip.weekly', 'rwd-none', 200_000n)
  await ledger.submit({ op: 'move', ...gift, from: 'house:promotions', to: 'available' })
  const holdId = 'wd_1'
  const asked = said('withdraw', 'wd_1', 5_000_000n)
  await ledger.submit({ op: 'hold', ...asked, holdId, purpose: 'withdrawal' })
  const sent = said('withdraw.sent', 'wd_1', 5_000_000n)
  await ledger.submit({ op: 'post', ...sent, holdId, to: 'house:payout-clearing' })
  clock.set(clock.now() + days(1))
  await reports.fold()
})

test('what is folded equals the books', async () => {
  const { total, days: byDay, freshAt } = await reports.get({ ...SPAN, cut: 'product' })
  const accounts = await accountsOf(DAY)
  const held = (account: string) => accounts.get(account) ?? 0n
  expect(minor(total.gross)).toBe(held('house:sports') + held('house:games'))
  expect(minor(total.given)).toBe(-held('house:promotions'))
  expect(minor(total.deposits)).toBe(-held('house:bank'))
  expect(minor(total.withdrawals)).toBe(held('house:payout-clearing'))
  expect(total).toEqual({
    bets: 5,
    staked: '6900000.00',
    gross: '2250000.00',
    given: '200000.00',
    net: '2050000.00',
    deposits: '50000000.00',
    withdrawals: '5000000.00',
  })
  expect(byDay).toMatchObject([{ day: DAY, players: 1, sports: '2000000.00', games: '250000.00' }])
  expect(freshAt).toBe(clock.now())
})

/** The sums of a row, without its name. */
function sumsIn(row: Awaited<ReturnType<typeof reports.get>>['rows'][number] | undefined) {
  const { key, label, ...sums } = row ?? { key: '', label: '' }
  expect([key, label]).toEqual(['keo-nam', 'keo-nam'])
  return sums
}

const grossOf = async (cut: ReportCut) =>
  (await reports.get({ ...SPAN, cut })).rows.map(({ key, gross }) => [key, gross])

test('every cut adds up to what it cuts', async () => {
  expect(await grossOf('product')).toEqual([
    ['sports', '2000000.00'],
    ['games', '250000.00'],
  ])
  for (const [cut, key] of [
    ['sport', '1'],
    ['league', '77'],
    ['market', '1005'],
  ] as const)
    expect(await grossOf(cut)).toEqual([
      [key, '1500000.00'],
      ['multiple', '500000.00'],
    ])
  expect(await grossOf('game')).toEqual([['', '250000.00']])
  expect(await grossOf('line')).toEqual([['keo-nam', '2250000.00']])
  const [given] = (await reports.get({ ...SPAN, cut: 'campaign' })).rows
  expect(given?.given).toBe('200000.00')
})

test('a row of a cut has days of its own, which add up to it', async () => {
  const asked = { ...SPAN, cut: 'line' as const }
  const [line] = (await reports.get(asked)).rows
  const { days: ofLine, freshAt, query } = await reports.row({ ...asked, key: 'keo-nam' })
  expect(ofLine).toEqual([{ day: DAY, players: 1, ...sumsIn(line) }])
  expect([freshAt, query]).toEqual([expect.any(Number), expect.stringContaining('net = gross − given')])
  expect((await reports.row({ ...asked, key: 'keo-bac' })).days).toEqual([])
  await expect(
    reports.row({ from: '2026-06-02', until: '2026-06-01', cut: 'line', key: '' }),
  ).rejects.toThrow('INVALID_INPUT')
})

test('a day that is over is folded to the same again, and the span before is beside it', async () => {
  const before = await Promise.all(REPORT_CUTS.map((cut) => reports.get({ ...SPAN, cut })))
  await database.asOwner('delete from platform.report_fold')
  await reports.fold()
  expect(await Promise.all(REPORT_CUTS.map((cut) => reports.get({ ...SPAN, cut })))).toEqual(before)
  const next = serverTimeText(clock.now()).slice(0, 10)
  const later = await reports.get({ from: next, until: next, cut: 'product' })
  expect(later.before).toEqual(before[0]?.total)
})

test('[HTM-05] the file of a report runs nothing in a spreadsheet', async () => {
  const { name, text } = await reports.file({ ...SPAN, cut: 'league' })
  expect(name).toBe(`keo-league-${DAY}-${DAY}.csv`)
  expect(text).toContain(`"77","'=Cúp C1","3","6000000.00"`)
})

test('[HTM-05] hold stands beside the margin that prices state, by day and sport; a provider that was away is asked again', async () => {
  const row = { day: DAY, key: '1', label: 'Bóng đá', staked: '6000000.00', gross: '1500000.00' }
  const multiple = { day: DAY, key: 'multiple', staked: '500000.00', gross: '500000.00', marginBp: null }
  const away = await reports.hold(SPAN, '')
  expect([away.rows[0], away.freshAt]).toEqual([{ ...row, marginBp: null }, null])
  isAway = false
  askedDays.length = 0
  await reports.fold()
  expect(askedDays).toContain(DAY)
  const { rows, next, query, freshAt } = await reports.hold(SPAN, '')
  expect(freshAt).not.toBeNull()
  expect(rows).toEqual([{ ...row, marginBp: 400 }, expect.objectContaining(multiple)])
  expect([next, query]).toEqual(['', expect.stringContaining('margin')])
  expect((await reports.hold(SPAN, '1')).rows).toHaveLength(1)
  const { name, text } = await reports.holdFile(SPAN)
  expect(name).toBe(`keo-hold-${DAY}-${DAY}.csv`)
  expect(text).toContain(`"${DAY}","1","Bóng đá","6000000.00","1500000.00","25.00","4.00"`)
  // A day that is over is not asked for again once it was answered.
  askedDays.length = 0
  await reports.fold()
  expect(askedDays).not.toContain(DAY)
})

test.each([
  ['2026-06-02', '2026-06-01'],
  ['2026-01-01', '2026-12-31'],
  ['2026-02-30', '2026-03-01'],
])('the span from %s until %s is refused', async (from, until) => {
  await expect(reports.get({ from, until, cut: 'sport' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})

test('cohorts: who registered in a week, and how many of them bet in it and since', async () => {
  const old: MemberId = 'mbr_00000000000000000000000002'
  await database.asOwner(
    `insert into platform.member (tenant_id, id, line, user_name, user_name_folded, nick_name, currency, registered_at)
     values ('keo', $1, '', 'o', 'o', 'o', 'VND', $2::timestamptz), ('keo', 'mbr_idle', '', 'i', 'i', 'i', 'VND', $2::timestamptz)`,
    [old, '2026-06-16T12:00:00+08:00'],
  )
  clock.set(Date.UTC(2026, 5, 25, 5))
  const played = { ...said('deposit', 'd2', 1_000_000n), memberId: old }
  await ledger.submit({ op: 'move', ...played, from: 'house:bank', to: 'available' })
  const round = { ...said('game.bet', 'r2', 100_000n), memberId: old }
  await ledger.submit({ op: 'move', ...round, from: 'available', to: 'house:games' })
  await reports.fold()
  const { cohorts, freshAt, query } = await reports.cohorts()
  const own = cohorts.find(({ week }) => week === '2026-06-15')
  expect(own).toEqual({ week: '2026-06-15', registered: 2, bettors: [0, 1] })
  expect(freshAt).not.toBeNull()
  expect(query).toContain('registered_at')
})
