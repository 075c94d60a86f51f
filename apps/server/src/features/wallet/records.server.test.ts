import { ERRORS } from '@keo/contract/errors'
import { transferMoney } from '@keo/contract/wallet'
import {
  getBalanceOverTime,
  getRecord,
  getRecordsFile,
  listRecords,
  RECORDS_PAGE_SIZE,
} from '@keo/contract/wallet-records'
import { badInputProblems } from '@keo/dev-world/bad-input'
import { hours } from '@keo/units/instants'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dong, LINH, MAI, tapKey, walletWorld } from '@keo/dev-world/wallet-world'

// The world begins on 2026-01-31 at 20:00, +08:00.
const FIRST = { fromDay: '2026-01-31', untilDay: '2026-01-31' }
const BOTH = { fromDay: '2026-01-31', untilDay: '2026-02-01' }

let at: Awaited<ReturnType<typeof walletWorld>>

/** Day one: a gift, a bet that is open, a withdrawal that was refused, a transfer. Day two, at once after midnight: a gift. */
beforeAll(async () => {
  at = await walletWorld()
  await at.give(MAI, 1_000, 'deposit')
  const said = { memberId: MAI, amount: dong(100) }
  const stake = {
    ...said,
    op: 'hold',
    key: 'stake-1',
    kind: 'bet.stake',
    reference: 'bet-1',
    holdId: 'bet-1',
  } as const
  await at.ledger.submit({ ...stake, purpose: 'stake' })
  const asked = {
    ...said,
    op: 'hold',
    key: 'wd-1',
    kind: 'withdraw',
    reference: 'wd-1',
    holdId: 'wd-1',
  } as const
  await at.ledger.submit({ ...asked, purpose: 'withdrawal' })
  await at.ledger.submit({
    ...said,
    op: 'release',
    key: 'wd-1-no',
    kind: 'withdraw.refused',
    reference: 'wd-1',
    holdId: 'wd-1',
  })
  await at.world.call(
    transferMoney,
    { key: tapKey(), provider: 'nova', direction: 'in', amount: '50' },
    at.mai,
  )
  await at.give(LINH, 7)
  at.world.worldClock.jump(hours(4))
  await at.give(MAI, 5)
})
afterAll(() => at.close())

type Request = Parameters<typeof at.world.call<typeof listRecords>>[1]
const list = async (request: Request, who = at.mai) => (await at.world.call(listRecords, request, who)).data
const kinds = async (request: Request) =>
  (await list(request)).records.map(({ kind, state }) => `${kind} ${state}`)

test('[WAL-05a] records come newest first, by whole days at +08:00', async () => {
  expect(await kinds(FIRST)).toEqual([
    'transfer.in done',
    'withdraw.refused done',
    'withdraw returned',
    'bet.stake pending',
    'deposit done',
  ])
  expect(await kinds({ fromDay: '2026-02-01', untilDay: '2026-02-01' })).toEqual(['gift done'])
  expect((await list(BOTH)).records[0]).toMatchObject({
    time: '2026-02-01 00:00:00',
    amount: '5.00',
    available: '855.00',
    group: 'gift',
  })
})

test('[WAL-05a] kind and state choose; [AUD-06] the totals are those of everything chosen', async () => {
  expect(await kinds({ ...BOTH, group: 'withdraw' })).toEqual(['withdraw.refused done', 'withdraw returned'])
  expect(await kinds({ ...BOTH, state: 'pending' })).toEqual(['bet.stake pending'])
  expect(await kinds({ ...BOTH, group: 'deposit', state: 'returned' })).toEqual([])
  expect((await list(BOTH)).totals).toEqual({ in: '1105.00', out: '-250.00', count: 6 })
})

test('[RAT-04] pages follow each other without a gap, and a range has an end', async () => {
  for (let n = 0; n < RECORDS_PAGE_SIZE + 5; n += 1) await at.give(LINH, 1)
  const day = { fromDay: '2026-02-01', untilDay: '2026-02-01' }
  const first = await list(day, at.linh)
  const before = String(first.records.at(-1)?.seq)
  const rest = await list({ ...day, before }, at.linh)
  expect([first.records.length, first.hasMore, rest.hasMore]).toEqual([RECORDS_PAGE_SIZE, true, false])
  const seqs = [...first.records, ...rest.records].map(({ seq }) => seq)
  expect(seqs).toEqual(seqs.map((_, n) => (seqs[0] ?? 0) - n))
  const wrong = [
    { fromDay: '2026-02-02', untilDay: '2026-02-01' },
    { fromDay: '2024-01-01', untilDay: '2026-02-01' },
  ]
  for (const range of wrong) {
    expect((await at.world.call(listRecords, range, at.mai)).code).toBe(ERRORS.RANGE_WRONG.wire)
  }
})

test('[WAL-05a] a detail shows the postings and what else happened for the order', async () => {
  const { seq = 0 } = (await list({ ...FIRST, group: 'withdraw' })).records[1] ?? {}
  const { data } = await at.world.call(getRecord, { seq: String(seq) }, at.mai)
  expect(data.postings).toEqual([
    { account: 'available', amount: '-100.00' },
    { account: 'held', amount: '100.00' },
  ])
  expect(data.related.map(({ kind }) => kind)).toEqual(['withdraw', 'withdraw.refused'])
  expect(data.hash).toMatch(/^[0-9a-f]{64}$/)
  expect(data.balance.held).toBe('200.00')
})

test('[ACS-01] a sequence finds only the own record', async () => {
  const mine = (await at.world.call(getRecord, { seq: '1' }, at.mai)).data
  const hers = (await at.world.call(getRecord, { seq: '1' }, at.linh)).data
  expect([mine.record.amount, hers.record.amount]).toEqual(['1000.00', '7.00'])
  for (const seq of ['0', '999999']) {
    expect((await at.world.call(getRecord, { seq }, at.mai)).code).toBe(ERRORS.NOT_FOUND.wire)
  }
})

test('[WAL-05a] the file holds what the filter finds, in the language of the caller', async () => {
  const { data } = await at.world.call(getRecordsFile, { ...BOTH, group: 'deposit' }, at.mai)
  expect(data.split('\r\n')).toEqual([
    '\uFEFF"Thời gian (UTC+8)","Loại","Trạng thái","Mã tham chiếu","Số tiền","Số dư sau","Tiền tệ"',
    expect.stringMatching(
      /^"2026-01-31 20:00:00","Nạp tiền","Hoàn tất","given-\d+","1000.00","1000.00","VND"$/,
    ),
    '',
  ])
})

test('the curve begins with the balance before the range and has few points', async () => {
  const { data } = await at.world.call(getBalanceOverTime, BOTH, at.mai)
  expect(data.start).toBe('0.00')
  expect(data.points.map(({ available }) => available)).toEqual(['850.00', '855.00'])
  // A thousand stood there between two points.
  expect(data).toMatchObject({ least: '0.00', most: '1000.00' })
  const next = { fromDay: '2026-02-01', untilDay: '2026-02-02' }
  expect((await at.world.call(getBalanceOverTime, next, at.mai)).data.start).toBe('850.00')
})

test('[ACS-01] [CFG-05] whatever stands in a field is refused clearly', { timeout: 60_000 }, async () => {
  const right = { ...BOTH, group: 'bet', state: 'done', before: '9' } as const
  expect(await badInputProblems(at.world, listRecords, right, at.mai)).toEqual([])
  expect(await badInputProblems(at.world, getRecord, { seq: '1' }, at.mai)).toEqual([])
  expect(await badInputProblems(at.world, getBalanceOverTime, BOTH, at.mai)).toEqual([])
})

test('a paid withdrawal is one row, and says that the money went to the member and what the fee was', async () => {
  const said = { memberId: LINH, reference: 'wd-7', holdId: 'wd-7' }
  await at.give(LINH, 3_000, 'deposit')
  await at.ledger.submit({
    ...said,
    op: 'hold',
    key: 'wd-7',
    kind: 'withdraw',
    amount: dong(2_000),
    purpose: 'withdrawal',
  })
  const rows = async () => (await list({ ...BOTH, group: 'withdraw' }, at.linh)).records
  expect((await rows()).map(({ kind, state }) => `${kind} ${state}`)).toEqual(['withdraw pending'])
  const paid = { ...said, op: 'post' } as const
  await at.ledger.submit({
    ...paid,
    key: 'wd-7-sent',
    kind: 'withdraw.sent',
    amount: dong(1_990),
    to: 'house:payout-clearing',
  })
  await at.ledger.submit({
    ...paid,
    key: 'wd-7-fee',
    kind: 'withdraw.fee',
    amount: dong(10),
    to: 'house:fees',
  })
  const [row, ...others] = await rows()
  expect(row).toMatchObject({ kind: 'withdraw', state: 'done', amount: '-2000.00' })
  expect(others).toEqual([])
  const { data } = await at.world.call(getRecord, { seq: String(row?.seq) }, at.linh)
  expect(data.related.map(({ kind }) => kind)).toEqual(['withdraw'])
  expect(data.postings).toEqual([
    { account: 'available', amount: '-2000.00' },
    { account: 'house:payout-clearing', amount: '1990.00' },
    { account: 'house:fees', amount: '10.00' },
  ])
})
