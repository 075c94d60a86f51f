import {
  closeDifference,
  getBooks,
  listDifferences,
  type PartyCause,
  type PartySide,
} from '@keo/contract/console-books'
import { listAudit } from '@keo/contract/console-audit'
import { listDeposits } from '@keo/contract/console-money'
import { getSuspense, takeIntoSuspense } from '@keo/contract/console-suspense'
import { ERRORS } from '@keo/contract/errors'
import { consoleSteps, type Staff } from '@keo/dev-world/console-steps'
import { startDepositWorld, type DepositWorld, type Player } from '@keo/dev-world/deposit-world'
import { payoutSteps } from '@keo/dev-world/payout-steps'
import type { Payee } from '@keo/dev-world/withdraw-steps'
import { hours } from '@keo/units/instants'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

const REASON = { reason: 'the party corrects it' }
let world: DepositWorld
let steps: ReturnType<typeof payoutSteps>
let desk: ReturnType<typeof consoleSteps>
let admin: Staff
let clerk: Staff
let how: Player
let payee: Payee
let cards = 80_000_000

beforeAll(async () => {
  world = await startDepositWorld('party books')
  steps = payoutSteps(world)
  await steps.warmUp()
  desk = consoleSteps(world)
  admin = await desk.first()
  clerk = await desk.hire(admin, 'payments')
})
afterAll(() => world.end())
// Hours pass in each: nobody stays signed in for all of them.
beforeEach(async () => {
  how = await world.player()
})

const asOwner = (text: string, values: unknown[] = []) => world.testDatabase.asOwner(text, values)

async function deposited(): Promise<string> {
  const { orderNo } = await world.order(how)
  await world.byHand(orderNo, 'pay')
  return orderNo
}

async function paidOut(dong = '1000000'): Promise<string> {
  payee = await steps.payee('5000000')
  const card = await steps.bindCard(payee, String((cards += 1)))
  const { orderNo } = (await steps.ask(payee, card.id, dong)).data
  await steps.until(payee, orderNo, 2)
  return orderNo
}

/** An hour later: by then the statement is one of a finished time. */
async function compare(): Promise<void> {
  world.worldClock.jump(hours(1) + 1000)
  await world.jobs.runDue()
}

const list = async (view: 'open' | 'closed') =>
  (await desk.ask(listDifferences, { view }, clerk)).data.differences
const openOf = async (orderNo: string) =>
  (await list('open')).filter(({ about }) => about === orderNo).map(({ source, cause }) => [source, cause])

const counted = async () => {
  const rows = await asOwner('select count(*)::int as n from platform.party_review')
  return Number(rows[0]?.['n'])
}

/** What the sandbox's own books can be made to say. */
const listed = {
  deposits: (orderNo: string, times: number) =>
    asOwner('update sandbox.payment_entry set listed = $2 where order_no = $1', [orderNo, times]),
  payouts: (orderNo: string, times: number) =>
    asOwner('update sandbox.payout set listed = $2 where order_no = $1', [orderNo, times]),
}
const raised = {
  deposits: (orderNo: string, by: number) =>
    asOwner('update sandbox.payment_entry set amount = amount + $2 where order_no = $1', [orderNo, by]),
  payouts: (orderNo: string, by: number) =>
    asOwner('update sandbox.payout set amount = amount + $2 where order_no = $1', [orderNo, by]),
}
const cameIn = (orderNo: string) =>
  asOwner(
    `insert into sandbox.payment_entry (tenant_id, order_no, reference, currency, amount, at)
     values ('keo', $1, 'vietqr:' || $1 || ':500000000', 'VND', 500000000, $2)`,
    [orderNo, new Date(world.worldClock.now()).toISOString()],
  )

const strayIn = (reference: string, amount: number) =>
  asOwner(
    `insert into sandbox.payment_entry (tenant_id, order_no, reference, currency, amount, at)
     values ('keo', '', $1, 'VND', $2, $3)`,
    [reference, amount, new Date(world.worldClock.now()).toISOString()],
  )

/** It opened exactly one, which does not open again by looking again. */
async function opensOne(side: PartySide, orderNo: string, cause: PartyCause): Promise<void> {
  const before = await counted()
  await compare()
  expect(await openOf(orderNo)).toEqual([[side, cause]])
  await compare()
  expect(await openOf(orderNo)).toEqual([[side, cause]])
  expect(await counted()).toBe(before + 1)
}

/** What of an order has gone by itself an hour later; nothing of it is open then. */
async function settledOf(orderNo: string): Promise<string[]> {
  await compare()
  const closed = (await list('closed')).filter(({ about }) => about === orderNo)
  return closed.flatMap(({ cause, closedAt, settledAt }) => (settledAt && !closedAt ? cause : 'noted'))
}

test('books that agree open nothing: as ordered, another sum, twice, returned by us, paid out and refused', async () => {
  await deposited()
  const { orderNo } = await world.order(how)
  await world.byHand(orderNo, 'other', '4000000')
  await world.byHand(orderNo, 'pay')
  await paidOut()
  await paidOut('1000404')
  await compare()
  await compare()
  expect(await list('open')).toEqual([])
  expect(await counted()).toBe(0)
  const told = await asOwner(
    'select side, count(*)::int as n from platform.party_entry group by 1 order by 1',
  )
  expect(told).toEqual([
    { side: 'deposits', n: 3 },
    { side: 'payouts', n: 1 },
  ])
  const { parties, openDifferences } = (await desk.ask(getBooks, {}, clerk)).data
  expect(openDifferences).toBe(0)
  expect(parties).toEqual([
    {
      side: 'deposits',
      channels: ['bank', 'gateway', 'ewallet', 'crypto', 'c2c'],
      statement: 'compared',
      comparedUntil: expect.any(Number) as number,
    },
    {
      side: 'payouts',
      channels: ['bank', 'usdt', 'ewallet', 'c2c'],
      statement: 'compared',
      comparedUntil: expect.any(Number) as number,
    },
  ])
})

describe.each([
  { side: 'deposits', make: deposited },
  { side: 'payouts', make: () => paidOut() },
] as const)('of $side', ({ side, make }) => {
  test.each([
    {
      cause: 'UNKNOWN_THERE',
      bend: (no: string) => listed[side](no, 0),
      mend: (no: string) => listed[side](no, 1),
    },
    {
      cause: 'PAID_TWICE',
      bend: (no: string) => listed[side](no, 2),
      mend: (no: string) => listed[side](no, 1),
    },
    {
      cause: 'OTHER_SUM',
      bend: (no: string) => raised[side](no, 100),
      mend: (no: string) => raised[side](no, -100),
    },
  ] as const)('$cause opens one, and has gone by itself once they agree', async ({ cause, bend, mend }) => {
    const orderNo = await make()
    await bend(orderNo)
    await opensOne(side, orderNo, cause)
    await mend(orderNo)
    expect(await settledOf(orderNo)).toEqual([cause])
    expect(await openOf(orderNo)).toEqual([])
  })
})

test('a deposit that is there and not here opens one; the late callback settles it', async () => {
  const { orderNo } = await world.order(how)
  await cameIn(orderNo)
  await opensOne('deposits', orderNo, 'UNPAID_HERE')
  await world.byHand(orderNo, 'pay')
  expect(await settledOf(orderNo)).toEqual(['UNPAID_HERE'])
  expect(await openOf(orderNo)).toEqual([])
})

test('a pay-out that they paid and we gave back opens one', async () => {
  const orderNo = await paidOut('1000404')
  await asOwner(`update sandbox.payout set outcome = 'paid' where order_no = $1`, [orderNo])
  await opensOne('payouts', orderNo, 'UNPAID_HERE')
  await asOwner(`update sandbox.payout set outcome = 'failed' where order_no = $1`, [orderNo])
  expect(await settledOf(orderNo)).toEqual(['UNPAID_HERE'])
  expect(await openOf(orderNo)).toEqual([])
})

test('an order that nobody here knows is open until somebody closes it with a note, once, on record', async () => {
  await cameIn('D000000000000000')
  await opensOne('deposits', 'D000000000000000', 'UNKNOWN_HERE')
  const open = (await desk.ask(getBooks, {}, clerk)).data.openDifferences
  const named = { source: 'deposits' as const, id: 'D000000000000000 UNKNOWN_HERE', ...REASON }
  expect((await desk.ask(closeDifference, named, clerk)).data).toEqual({ isChanged: true })
  expect((await desk.ask(closeDifference, named, clerk)).data).toEqual({ isChanged: false })
  await compare()
  expect((await desk.ask(getBooks, {}, clerk)).data.openDifferences).toBe(open - 1)
  expect((await list('closed')).find(({ id }) => id === named.id)).toMatchObject({ note: REASON.reason })
  const { entries } = (await desk.ask(listAudit, { action: 'difference.closed' }, admin)).data
  expect(entries[0]).toMatchObject({ actor: clerk.id, object: `deposits ${named.id}` })
})

test('what was settled is closed by nobody, and is open again when it comes back, a note of before or not', async () => {
  const orderNo = await deposited()
  const named = { source: 'deposits' as const, id: `${orderNo} UNKNOWN_THERE`, ...REASON }
  await listed.deposits(orderNo, 0)
  await opensOne('deposits', orderNo, 'UNKNOWN_THERE')
  await listed.deposits(orderNo, 1)
  expect(await settledOf(orderNo)).toEqual(['UNKNOWN_THERE'])
  expect(await openOf(orderNo)).toEqual([])
  expect((await desk.ask(closeDifference, named, clerk)).data).toEqual({ isChanged: false })
  await listed.deposits(orderNo, 0)
  await compare()
  expect(await openOf(orderNo)).toEqual([['deposits', 'UNKNOWN_THERE']])
  await desk.ask(closeDifference, named, clerk)
  await listed.deposits(orderNo, 1)
  await compare()
  await listed.deposits(orderNo, 0)
  await compare()
  expect(await openOf(orderNo)).toEqual([['deposits', 'UNKNOWN_THERE']])
})

test('each that opens is counted for the alarm, once', async () => {
  const alarms = async () => {
    const text = await (await fetch(`${world.url}/metrics`)).text()
    return Number(/^party_books_differ_total (\d+)/m.exec(text)?.[1] ?? 0)
  }
  const before = await alarms()
  await cameIn('D111111111111111')
  await opensOne('deposits', 'D111111111111111', 'UNKNOWN_HERE')
  expect(await alarms()).toBe(before + 1)
})

describe('what only a statement tells of', () => {
  const take = (about: string) => desk.ask(takeIntoSuspense, { about, ...REASON }, clerk)
  const inSuspense = () => world.house('house:suspense')

  test('[LED-12] is taken into suspense once, by two at once too, and the difference goes by itself', async () => {
    const about = 'D222222222222222'
    await cameIn(about)
    await opensOne('deposits', about, 'UNKNOWN_HERE')
    clerk = await desk.hire(admin, 'payments')
    const before = await inSuspense()
    const answers = await Promise.all([take(about), take(about)])
    expect(answers.map(({ data }) => data.count).toSorted()).toEqual([0, 1])
    expect((await inSuspense()) - before).toBe(500_000_000n)
    const { deposits } = (await desk.ask(listDeposits, { view: 'suspense' }, clerk)).data
    const id = deposits.at(-1)?.receiptId ?? ''
    expect((await desk.ask(getSuspense, { id }, clerk)).data).toMatchObject({ named: about, orderNo: '' })
    expect(await settledOf(about)).toEqual(['UNKNOWN_HERE'])
    expect(await openOf(about)).toEqual([])
    expect((await take(about)).code).toBe(ERRORS.NOT_FOUND.wire)
    expect((await inSuspense()) - before).toBe(500_000_000n)
  })

  test('without an order it goes by its own id: heard by callback it differs in nothing, and a late one adds nothing', async () => {
    const heard = { orderNo: '', paymentId: 'FT-heard', amount: '700000' }
    await strayIn('FT-heard', 70_000_000)
    await strayIn('FT-lost', 90_000_000)
    expect(await world.callback('vietqr', heard)).toBe(200)
    await compare()
    expect(await openOf('FT-heard')).toEqual([])
    expect(await openOf('FT-lost')).toEqual([['deposits', 'UNKNOWN_HERE']])
    clerk = await desk.hire(admin, 'payments')
    const before = await inSuspense()
    expect((await take('FT-lost')).data).toEqual({ count: 1 })
    expect(await world.callback('vietqr', { ...heard, paymentId: 'FT-lost', amount: '900000' })).toBe(200)
    expect((await inSuspense()) - before).toBe(90_000_000n)
    expect((await take('FT-heard')).code).toBe(ERRORS.NOT_FOUND.wire)
    expect(await settledOf('FT-lost')).toEqual(['UNKNOWN_HERE'])
  })
})
