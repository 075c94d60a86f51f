import { createC2cOrder, createDepositOrder, createUsdtOrder } from '@keo/contract/deposit'
import {
  cancelDepositOrder,
  getDepositOrder,
  getDepositStatus,
  listC2cMessages,
  openC2cDispute,
  sendC2cMessage,
  tellDepositPaid,
  uploadDepositProof,
} from '@keo/contract/deposit-order'
import { ERRORS } from '@keo/contract/errors'
import { takeBreak } from '@keo/contract/safer-play'
import { badInputProblems } from '@keo/dev-world/bad-input'
import { newKey, startDepositWorld, type DepositWorld } from '@keo/dev-world/deposit-world'
import { minutes } from '@keo/units/instants'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: DepositWorld

beforeAll(async () => {
  world = await startDepositWorld('attacks')
})
afterAll(() => world.end())

/** Everything that a refused callback could have left behind. */
const traces = (orderNo: string) =>
  world.testDatabase.asOwner(
    `select (select count(*) from platform.deposit_receipt) as receipts,
      (select count(*) from kit.audit_entry) as audits, (select count(*) from platform.ledger_transaction) as movements,
      (select xmin::text from platform.deposit_order where order_no = $1) as written`,
    [orderNo],
  )

const NO_FILE = 'fil_01JSEEDMA10000000000000000'

test('[CBK-01] a forged, old, early, misdirected or broken callback, or one from elsewhere, writes nothing', async () => {
  const how = await world.player()
  const { orderNo } = await world.order(how)
  const right = { orderNo, amount: '5000000' }
  const now = Math.trunc(world.worldClock.now())
  const refused = ERRORS.NOT_ALLOWED.wire
  const before = await traces(orderNo)
  expect(await world.callback('vietqr', right, { address: '203.0.113.9' })).toBe(refused)
  expect(await world.callback('vietqr', right, { signature: 'a'.repeat(64) })).toBe(refused)
  expect(await world.callback('vietqr', right, { key: 'another key' })).toBe(refused)
  expect(await world.callback('vietqr', right, { timestamp: now - minutes(6) })).toBe(refused)
  expect(await world.callback('vietqr', right, { timestamp: now + minutes(6) })).toBe(refused)
  expect(await world.callback('vietqr', right, { signedAs: 'fastbank' })).toBe(refused)
  expect(await world.callback('fastbank', right)).toBe(refused)
  expect(await world.callback('vietqr', { ...right, orderNo: `D${'0'.repeat(26)}` })).toBe(
    ERRORS.NOT_FOUND.wire,
  )
  expect(await world.callback('vietqr', right, { text: '{"kind":"paid"' })).toBe(ERRORS.BROKEN_BODY.wire)
  expect(await traces(orderNo)).toEqual(before)
  expect(await world.orderOf(how, orderNo)).toMatchObject({ status: 0, received: '' })
  expect(await world.balance(how)).toBe('0.00')
})

test.each(['-1', '0', '1e3', 'NaN', '1.005', '0x10', '9'.repeat(400)])(
  '[MON-03] a callback about %s dong moves nothing',
  async (amount) => {
    const how = await world.player()
    const { orderNo } = await world.order(how)
    expect(await world.callback('vietqr', { orderNo, amount })).not.toBe(200)
    expect(await world.callback('vietqr', { orderNo, amount: '5000000', currency: 'USDT' })).not.toBe(200)
    expect((await world.orderOf(how, orderNo))?.status).toBe(0)
    expect(await world.balance(how)).toBe('0.00')
  },
)

test('[LED-13] callbacks in three orders, three times each, end in the same books', async () => {
  const orders = [
    ['paid', 'seen', 'refused'],
    ['refused', 'paid', 'seen'],
    ['seen', 'refused', 'paid'],
  ] as const
  for (const kinds of orders) {
    const how = await world.player()
    const { orderNo } = await world.order(how, { channelId: 'fastbank', amount: '100000' })
    for (let round = 0; round < 3; round += 1)
      for (const kind of kinds) await world.callback('fastbank', { orderNo, kind, amount: '100000' })
    await world.pass(180)
    expect(await world.balance(how)).toBe('100000.00')
    expect(await world.house('house:suspense')).toBe(0n)
  }
})

test('one payment told with two amounts is refused and alarmed', async () => {
  const how = await world.player()
  const { orderNo } = await world.order(how)
  const paymentId = 'vietqr:bank-ref-1'
  expect(await world.callback('vietqr', { orderNo, paymentId, amount: '5000000' })).toBe(200)
  expect(await world.callback('vietqr', { orderNo, paymentId, amount: '500000000' })).toBe(
    ERRORS.NOT_ALLOWED.wire,
  )
  expect(await world.balance(how)).toBe('5075000.00')
  const metrics = await fetch(`${world.url}/metrics`)
  expect(await metrics.text()).toMatch(/deposit_conflicts_total 1/)
})

test("another member's order is not there", async () => {
  const owner = await world.player()
  const thief = await world.player()
  const { orderNo } = await world.order(owner, { channelId: 'fastbank', amount: '50000' })
  const code = async (call: Parameters<typeof world.call>[0], body: object) =>
    (await world.call(call, body as never, thief)).code
  expect((await world.call(getDepositOrder, { orderNo }, thief)).data).toBeNull()
  const notThere = ERRORS.NOT_FOUND.wire
  expect(await code(getDepositStatus, { orderNo })).toBe(notThere)
  expect(await code(cancelDepositOrder, { orderNo })).toBe(notThere)
  expect(await code(tellDepositPaid, { orderNo })).toBe(notThere)
  expect(await code(uploadDepositProof, { orderNo, fileId: NO_FILE })).toBe(notThere)
  expect(await code(listC2cMessages, { orderNo })).toBe(notThere)
  expect(await code(sendC2cMessage, { orderNo, text: 'hi' })).toBe(notThere)
  expect(await code(openC2cDispute, { orderNo })).toBe(notThere)
  expect((await world.orderOf(owner, orderNo))?.status).toBe(0)
})

test('[MON-03] [MON-04] amounts below, above, broken or fractional are refused; the limits themselves are not', async () => {
  const how = await world.player()
  const order = (amount: string) =>
    world.call(createDepositOrder, { channelId: 'vietqr', optionId: '', amount, key: newKey() }, how)
  for (const amount of ['0', '99999', '500000001', '999999999999999'])
    expect((await order(amount)).code).toBe(ERRORS.DEPOSIT_AMOUNT.wire)
  for (const amount of ['-1', '1e6', '100000.5', '100000.005', '１０００００', '100,000', ' 100000', 'NaN'])
    expect((await order(amount)).code).toBe(ERRORS.INVALID_INPUT.wire)
  const least = await order('100000')
  expect(least.code).toBe(200)
  await world.byHand(least.data.orderNo, 'refuse')
  expect((await order('500000000')).code).toBe(200)
})

test('every field of an order refuses what strangers put into it', async () => {
  const how = await world.player()
  const right = { channelId: 'nothing', optionId: '', amount: '100000', key: newKey() }
  expect(await badInputProblems(world, createDepositOrder, right, how)).toEqual([])
  expect(await badInputProblems(world, createC2cOrder, right, how)).toEqual([])
  expect(await badInputProblems(world, createUsdtOrder, { ...right, quoteId: '' }, how)).toEqual([])
})

test('[WAL-06b] a double tap makes one order, however close; the key for something else is refused', async () => {
  const how = await world.player()
  const request = { channelId: 'vietqr', optionId: '', amount: '100000', key: newKey() }
  const taps = await Promise.all(
    Array.from({ length: 5 }, () => world.call(createDepositOrder, request, how)),
  )
  expect(new Set(taps.map(({ data }) => data.orderNo)).size).toBe(1)
  const other = await world.call(createDepositOrder, { ...request, amount: '200000' }, how)
  expect(other.code).toBe(ERRORS.KEY_REUSED.wire)
  const tabs = await Promise.all(
    Array.from({ length: 4 }, () => world.call(createDepositOrder, { ...request, key: newKey() }, how)),
  )
  expect(tabs.map(({ code }) => code)).toEqual(Array(4).fill(ERRORS.DEPOSIT_OPEN.wire))
})

test('[ACS-10] [WAL-04a] a lock set after the page was opened refuses the order; money on its way goes back', async () => {
  const how = await world.player()
  const { orderNo } = await world.order(how)
  await world.testDatabase.asOwner(`update platform.member set status = '2' where id = $1`, [how.memberId])
  await world.byHand(orderNo, 'pay')
  expect((await world.orderOf(how, orderNo))?.status).toBe(6)
  await world.pass(180)
  expect(await world.orderOf(how, orderNo)).toMatchObject({ status: 3, cause: 'returned' })
  expect(await world.balance(how)).toBe('0.00')
  expect(await world.house('house:suspense')).toBe(0n)
  const again = { channelId: 'vietqr', optionId: '', amount: '100000', key: newKey() }
  expect((await world.call(createDepositOrder, again, how)).code).toBe(ERRORS.DEPOSIT_LOCKED.wire)
})

test('[RSP-15] nobody deposits before the identity check, nor during a break', async () => {
  const how = await world.player()
  const request = () => ({ channelId: 'vietqr', optionId: '', amount: '100000', key: newKey() })
  await world.testDatabase.asOwner('update platform.member set identity_verified_at = null where id = $1', [
    how.memberId,
  ])
  expect((await world.call(createDepositOrder, request(), how)).code).toBe(ERRORS.IDENTITY_NEEDED.wire)
  const resting = await world.player()
  await world.call(takeBreak, { days: 1 }, resting)
  expect((await world.call(createDepositOrder, request(), resting)).code).toBe(ERRORS.ON_BREAK.wire)
})

test('a paid order is not cancelled, and a dispute needs a paid order of a merchant', async () => {
  const how = await world.player()
  const request = { channelId: 'c2c', optionId: 'anhduong', amount: '200000', key: newKey() }
  const { orderNo } = (await world.call(createC2cOrder, request, how)).data
  expect((await world.call(openC2cDispute, { orderNo }, how)).code).toBe(ERRORS.DEPOSIT_STATE.wire)
  await world.tellPaid(how, orderNo)
  expect((await world.call(cancelDepositOrder, { orderNo }, how)).code).toBe(ERRORS.DEPOSIT_STATE.wire)
  expect((await world.call(openC2cDispute, { orderNo }, how)).code).toBe(200)
  // Told again it is the same dispute.
  expect((await world.call(openC2cDispute, { orderNo }, how)).code).toBe(200)
  for (let step = 0; step < 10; step += 1) await world.pass(40)
  // The gift of 3 percent on top, once.
  expect(await world.balance(how)).toBe('206000.00')
  expect((await world.call(openC2cDispute, { orderNo }, how)).code).toBe(ERRORS.DEPOSIT_STATE.wire)
})
