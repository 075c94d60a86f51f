import {
  BET_NEWS,
  BETS_PAGE_SIZE,
  CASH_OUT_NEWS,
  getBet,
  getBetDetail,
  getBetsFile,
  getBetSum,
  getProfitOverTime,
} from '@keo/contract/bet-records'
import { ERRORS } from '@keo/contract/errors'
import { TopicMessage } from '@keo/contract/socket'
import { badInputProblems } from '@keo/dev-world/bad-input'
import { LINH, MAI, walletWorld } from '@keo/dev-world/wallet-world'
import { CALLBACK_BASE, syncCashOut, syncOrder } from '@keo/sportsbook-contract/callbacks'
import { signedHeaders } from '@keo/sportsbook-contract/signature'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sportsMerchant } from '../../gateways/sportsbook/sports-merchant.ts'
import { pushedCashOut, pushedLeg, pushedOrder } from './sample-pushes.ts'

// The world begins on 2026-01-31 at 20:00, +08:00.
const TODAY = { fromDay: '2026-01-31', untilDay: '2026-01-31' }
const merchant = sportsMerchant(['dev-world'])

let at: Awaited<ReturnType<typeof walletWorld>>

async function tell(path: string, body: object): Promise<number> {
  const text = JSON.stringify(body)
  const answer = await fetch(at.world.url + CALLBACK_BASE + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signedHeaders(text, merchant, at.world.clock.now()) },
    body: text,
  })
  return ((await answer.json()) as { code: number }).code
}
const tellOrder = (order: Parameters<typeof pushedOrder>[0]) => tell(syncOrder.path, pushedOrder(order))

type Request = Parameters<typeof at.world.call<typeof getBetDetail>>[1]
const list = async (request: Partial<Request>, who = at.mai) =>
  (await at.world.call(getBetDetail, { ...TODAY, list: 'unsettled', ...request }, who)).data
const sum = async (request: Partial<Request>, who = at.mai) =>
  (await at.world.call(getBetSum, { ...TODAY, list: 'unsettled', ...request }, who)).data

/** An open single, an open series, a half won one, a lost one, a refused one, one that was cashed out in part. */
beforeAll(async () => {
  at = await walletWorld()
  const now = at.world.worldClock.now()
  const mine = { memberId: MAI, now }
  await tellOrder({ ...mine, id: '1', orderStatus: 4 })
  await tellOrder({ ...mine, id: '2', orderStatus: 1, minutes: 1, sportId: 3, isSeries: true })
  const half = { settleStatus: 1, settleResult: 5, resultScore: '2-0', betScore: '1-0' }
  await tellOrder({ ...mine, id: '3', minutes: 2, orderStatus: 5, settleAmount: '72.00', leg: half })
  await tellOrder({ ...mine, id: '4', minutes: 3, orderStatus: 5, settleAmount: '0.00', leg: pushedLeg.lost })
  await tellOrder({ ...mine, id: '5', minutes: 4, orderStatus: 2 })
  const part = { cashOutTotalStake: '20.00', cashOutPayoutStake: '26.50', cashOutCount: 1 }
  await tellOrder({ ...mine, id: '6', minutes: 5, orderStatus: 4, more: part })
  await tell(syncCashOut.path, pushedCashOut({ ...mine, orderId: '6', orderStatus: 5 }))
})
afterAll(() => at.close())

test('[SPT-13a] open, settled and cashed out bets stand apart, newest first', async () => {
  const ids = async (request: Partial<Request>) => (await list(request)).records.map(({ id }) => id)
  expect(await ids({ list: 'unsettled' })).toEqual(['6', '2', '1'])
  expect(await ids({ list: 'settled' })).toEqual(['5', '4', '3'])
  expect(await ids({ list: 'cashedOut' })).toEqual(['6'])
  expect(await ids({ list: 'unsettled', sportId: 3 })).toEqual(['2'])
  expect(await ids({ fromDay: '2026-01-30', untilDay: '2026-01-30' })).toEqual([])
})

test('[SPT-13b] sums are exact, in dong, of everything that is chosen', async () => {
  expect(await sum({ list: 'unsettled' })).toMatchObject({
    currency: 'VND',
    count: 3,
    // Of one bet 20 of 50 in thousands were cashed out: 30 still run, for 56.4.
    stake: '130000.00',
    returnMax: '244400.00',
    openCount: 3,
    sports: [
      { sportId: 1, count: 2 },
      { sportId: 3, count: 1 },
    ],
  })
  // Half won brings 72 of 50 in thousands, lost takes 50; the refused one counts for nothing.
  expect(await sum({ list: 'settled' })).toMatchObject({
    count: 3,
    returned: '72000.00',
    result: '-28000.00',
    openCount: 3,
  })
  expect(await sum({ list: 'cashedOut' })).toMatchObject({ count: 1, returned: '26500.00' })
})

test('[SPT-13b] a detail has what explains it: legs, score at the bet, result and outcome', async () => {
  const { records } = await list({ list: 'settled' })
  expect(records.find(({ id }) => id === '3')).toMatchObject({
    state: 'settled',
    stake: '50000.00',
    returned: '72000.00',
    returnMax: '94000.00',
    closedAt: '2026-01-31 20:02:00',
    legs: [{ odds: '1.88', line: '-0.5/1', scoreAtBet: '1-0', resultScore: '2-0', outcome: 'halfWon' }],
  })
  expect(records.find(({ id }) => id === '5')).toMatchObject({ state: 'rejected' })
  const [cashed] = (await list({ list: 'cashedOut' })).records
  expect(cashed).toMatchObject({
    openStake: '30000.00',
    openReturnMax: '56400.00',
    cashedStake: '20000.00',
    cashedPaid: '26500.00',
    cashOuts: [{ stake: '20000.00', paid: '26500.00', state: 'settled' }],
  })
})

test('[BET-13] [ACS-01] nobody sees the bets of another', async () => {
  const requests = ['unsettled', 'settled', 'cashedOut'] as const
  for (const one of requests) expect((await list({ list: one }, at.linh)).records).toEqual([])
  expect(await sum({ list: 'unsettled' }, at.linh)).toMatchObject({ count: 0, stake: '0.00', openCount: 0 })
})

test('[WSS-02] [WSS-07] a change is told to its owner alone; an older version and the same state are not', async () => {
  const [mine, hers] = await Promise.all([at.world.socketOf(at.mai.token), at.world.socketOf(at.linh.token)])
  const bet = { memberId: LINH, now: at.world.worldClock.now(), id: '70', more: { reserveId: '9' } }
  const heard = hers.next()
  await tellOrder({ ...bet, orderStatus: 4, version: 2 })
  expect(TopicMessage.parse(await heard)).toMatchObject({
    businessType: BET_NEWS,
    topic: `owner:${LINH}`,
    businessContent: { orderId: '70', state: 'accepted', stake: '50000.00', isFromReservation: true },
  })
  const next = hers.next()
  await tellOrder({ ...bet, orderStatus: 1, version: 1 })
  await tellOrder({ ...bet, orderStatus: 4, version: 3 })
  await tellOrder({ ...bet, orderStatus: 5, version: 4, settleAmount: '72.00' })
  expect(TopicMessage.parse(await next).businessContent).toMatchObject({
    state: 'settled',
    returned: '72000.00',
  })
  const cashOut = hers.next()
  await tell(syncCashOut.path, pushedCashOut({ ...bet, orderId: '70', id: '71', orderStatus: 1, version: 1 }))
  expect(TopicMessage.parse(await cashOut)).toMatchObject({
    businessType: CASH_OUT_NEWS,
    businessContent: { id: '71', state: 'confirming', paid: '26500.00' },
  })
  expect(await mine.ask({ businessType: 'ping', businessContent: [] })).toMatchObject({
    businessType: 'pong',
  })
})

test('[RAT-04] pages follow each other without a gap, and a range has an end', async () => {
  const now = at.world.worldClock.now()
  const ids = Array.from({ length: BETS_PAGE_SIZE + 5 }, (_, n) => `8${String(n).padStart(2, '0')}`)
  for (const id of ids) await tellOrder({ memberId: LINH, now, id, orderStatus: 4 })
  const first = await list({}, at.linh)
  const rest = await list({ before: first.next ?? '' }, at.linh)
  expect([first.records.length, rest.next]).toEqual([BETS_PAGE_SIZE, null])
  const found = [...first.records, ...rest.records].map(({ id }) => id)
  expect(found).toEqual(ids.toReversed())
  for (const fromDay of ['2026-02-02', '2024-01-01']) {
    const { code } = await at.world.call(getBetSum, { ...TODAY, list: 'settled', fromDay }, at.mai)
    expect(code).toBe(ERRORS.RANGE_WRONG.wire)
  }
})

test('[HTM-05] the file names its columns, and what looks like a formula is text in it', async () => {
  const now = at.world.worldClock.now()
  const leg = { ...pushedLeg.lost, optionName: '=HYPERLINK("http://x")' }
  await tellOrder({ memberId: MAI, now, id: '9', minutes: 6, orderStatus: 5, settleAmount: '0.00', leg })
  const { data } = await at.world.call(getBetsFile, { ...TODAY, list: 'settled' }, at.mai)
  const [head, ...rows] = data.trimEnd().split('\r\n')
  const [first] = rows
  expect(head).toBe(
    '\uFEFF"Đặt lúc (UTC+8)","Kết toán lúc (UTC+8)","Mã tham chiếu","Lựa chọn","Tỷ lệ","Tiền cược","Tiền về","Đã rút sớm","Trạng thái","Tiền tệ"',
  )
  expect(first).toContain(`"'=HYPERLINK(""http://x"") (`)
  expect(first).toContain('"50000.00","0.00","0.00","Đã kết toán","VND"')
  const { records } = await list({ list: 'settled' })
  expect(rows.map((row) => row.split('","')[2])).toEqual(records.map(({ id }) => id))
})

test('what was won and lost is added up over time', async () => {
  const { data } = await at.world.call(getProfitOverTime, TODAY, at.mai)
  expect(data.points[0]).toEqual({ time: '2026-01-31 20:06:00', result: '-78000.00' })
})

test('[MON-32] [MON-32d] of free bets sums, lists, files and news tell what is the member’s own: no stake, and winnings alone', async () => {
  const now = at.world.worldClock.now()
  const free = { memberId: LINH, now, sportId: 5, more: { relatedId: 'rwd_0123456789.tap' } }
  await tellOrder({ ...free, id: '901', orderStatus: 5, settleAmount: '0.00', leg: pushedLeg.lost })
  await tellOrder({ ...free, id: '902', orderStatus: 5, settleAmount: '25.00' })
  await tellOrder({ ...free, id: '903', orderStatus: 4 })
  const socket = await at.world.socketOf(at.linh.token)
  const heard = socket.next()
  await tellOrder({ ...free, id: '904', orderStatus: 5, settleAmount: '94.00' })
  expect(TopicMessage.parse(await heard).businessContent).toMatchObject({
    state: 'settled',
    stake: '50000.00',
    returned: '44000.00',
    isFreeBet: true,
  })
  const mine = { ...free, version: 2, more: { ...free.more, cashOutTotalStake: '20.00', cashOutCount: 1 } }
  await tellOrder({ ...mine, id: '903', orderStatus: 4, more: { ...mine.more, cashOutPayoutStake: '26.50' } })
  const paid = socket.next()
  await tell(syncCashOut.path, pushedCashOut({ ...free, id: '905', orderId: '903', orderStatus: 5 }))
  expect(TopicMessage.parse(await paid).businessContent).toMatchObject({ id: '905', paid: '0.00' })

  const settled = await sum({ list: 'settled', sportId: 5 }, at.linh)
  expect(settled).toMatchObject({ count: 3, stake: '0.00', returned: '44000.00', result: '44000.00' })
  // 30 of 50 still run, for 56.4; of that and the 26.5 before, 50 are the house's.
  const open = await sum({ list: 'unsettled', sportId: 5 }, at.linh)
  expect(open).toMatchObject({ count: 1, stake: '0.00', returnMax: '32900.00' })
  const [record] = (await list({ list: 'cashedOut', sportId: 5 }, at.linh)).records
  expect(record).toMatchObject({ isFreeBet: true, cashOuts: [{ stake: '20000.00', paid: '0.00' }] })
  const { data } = await at.world.call(getBetsFile, { ...TODAY, list: 'settled', sportId: '5' }, at.linh)
  expect(data).toContain('"0.00","44000.00","0.00","Đã kết toán","VND"')
})

test('one bet is found by its id, with its cash-outs, by its own member alone', async () => {
  const { records } = await list({ list: 'cashedOut' })
  const [cashed] = records
  expect(cashed?.cashOuts).not.toEqual([])
  const one = await at.world.call(getBet, { id: cashed?.id ?? '' }, at.mai)
  expect(one.data).toMatchObject({
    currency: 'VND',
    record: { id: cashed?.id, stake: cashed?.stake, cashOuts: cashed?.cashOuts },
  })
  const linh = await at.world.call(getBet, { id: cashed?.id ?? '' }, at.linh)
  const nobody = await at.world.call(getBet, { id: '999' }, at.mai)
  expect([linh.code, nobody.code]).toEqual([ERRORS.NOT_FOUND.wire, ERRORS.NOT_FOUND.wire])
})

test('[ACS-01] [CFG-05] whatever stands in a field is refused clearly', { timeout: 60_000 }, async () => {
  const right = { ...TODAY, list: 'settled', sportId: 1 } as const
  expect(await badInputProblems(at.world, getBetDetail, { ...right, before: '1_1' }, at.mai)).toEqual([])
  expect(await badInputProblems(at.world, getBetSum, right, at.mai)).toEqual([])
})
