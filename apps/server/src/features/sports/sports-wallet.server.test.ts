import { freshDatabase, type TestDatabase } from '@keo/dev-world/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commandsOf, dong, newBettor, testLedger } from '../ledger/test-ledger.ts'
import { pushed, testSportsWallet } from './test-sports-wallet.ts'

type Sports = ReturnType<typeof testSportsWallet>

let storage: TestDatabase
let books: ReturnType<typeof testLedger>
let wallet: Sports['wallet']
let orders: Sports['orders']
let bettor: Sports['bettor']
let state: Sports['state']

beforeAll(async () => {
  storage = await freshDatabase()
  books = testLedger(storage)
  ;({ wallet, orders, bettor, state } = testSportsWallet(books, () => newBettor(storage, books)))
})
afterAll(() => storage.close())

test('[CBK-03] a stake is held once, however often it is asked for', async () => {
  const { transactionOf, balance } = await bettor()
  const bet = transactionOf('BET', 4_000)
  const answers = await Promise.all([wallet.charge(bet), wallet.charge(bet), wallet.charge(bet)])
  expect(answers.map(({ code }) => code)).toEqual([0, 0, 0])
  expect(await balance()).toEqual([6_000, 4_000, 0])
})

test.each([
  ['amount', { amount: dong(4_001) }],
  ['order', { orderId: 'another-order' }],
  ['type', { transferType: 'WIN' as const, isDebit: false }],
])('[CBK-03] the same id with another %s is refused and moves nothing', async (_, other) => {
  const { transactionOf, balance } = await bettor()
  const bet = transactionOf('BET', 4_000)
  await wallet.charge(bet)
  expect((await wallet.book({ ...bet, ...other })).code).toBe(1)
  expect(await balance()).toEqual([6_000, 4_000, 0])
})

test('[BET-08] more than there is answers 9 and holds nothing', async () => {
  const { transactionOf, balance } = await bettor()
  expect((await wallet.charge(transactionOf('BET', 10_001))).code).toBe(9)
  expect(await balance()).toEqual([10_000, 0, 0])
})

test('[CBK-08] who may not play is not charged, and is still paid for what was bet before', async () => {
  const { memberId, transactionOf, balance } = await bettor()
  await wallet.charge(transactionOf('BET', 4_000))
  state.barred = memberId
  const late = { ...transactionOf('BET', 1_000), orderId: 'late-order', transactionId: 'late-stake' }
  expect(await wallet.charge(late)).toEqual({ code: 1, cause: 'ON_BREAK' })
  expect((await wallet.book(transactionOf('WIN', 7_600))).code).toBe(0)
  state.barred = null
  expect(await balance()).toEqual([13_600, 0, 0])
})

test('[BET-08] while the database has no time for a charge its answer is unknown, never no', async () => {
  const { memberId, transactionOf, balance } = await bettor()
  state.barred = memberId
  state.cause = 'BUSY'
  expect(await wallet.charge(transactionOf('BET', 4_000))).toEqual({ code: 6, cause: 'BUSY' })
  Object.assign(state, { barred: null, cause: 'ON_BREAK' })
  expect(await balance()).toEqual([10_000, 0, 0])
})

test('[CBK-04] an undo gives the stake back once; one that comes first forbids the charge for ever', async () => {
  const { transactionOf, balance } = await bettor()
  const bet = transactionOf('BET', 4_000)
  const undo = { ...bet, isUndo: true }
  await wallet.charge(bet)
  for (let time = 0; time < 3; time++) expect((await wallet.book(undo)).code).toBe(0)
  expect(await balance()).toEqual([10_000, 0, 0])

  const other = await bettor()
  expect((await wallet.book({ ...other.transactionOf('BET', 4_000), isUndo: true })).code).toBe(0)
  expect((await wallet.charge(other.transactionOf('BET', 4_000))).code).toBe(1)
  expect(await other.balance()).toEqual([10_000, 0, 0])
})

test('[CBK-04] a credit without a charged bet is answered failed, kept for a review and credits nothing', async () => {
  const { transactionOf, balance } = await bettor()
  const win = transactionOf('WIN', 7_600)
  expect((await wallet.book(win)).code).toBe(1)
  expect(await balance()).toEqual([10_000, 0, 0])
  const reviews = 'select cause from platform.sports_review where transaction_id = $1'
  expect(await storage.asOwner(reviews, [win.transactionId])).toHaveLength(1)
  await wallet.charge(transactionOf('BET', 4_000))
  expect((await wallet.book(transactionOf('WIN', 7_600))).code).toBe(0)
  expect(await balance()).toEqual([13_600, 0, 0])
})

test('[CBK-04] check_order_pay says yes only for a charge that stands', async () => {
  const { transactionOf } = await bettor()
  const bet = transactionOf('BET', 4_000)
  expect((await wallet.wasCharged(bet)).code).toBe(1)
  await wallet.charge(bet)
  expect((await wallet.wasCharged(bet)).code).toBe(0)
  await wallet.book({ ...bet, isUndo: true })
  expect((await wallet.wasCharged(bet)).code).toBe(1)
})

test('[CBK-06] a finished order is not paid a second time under another id', async () => {
  const { transactionOf, balance } = await bettor()
  await wallet.charge(transactionOf('BET', 4_000))
  await wallet.book(transactionOf('WIN', 7_600))
  expect((await wallet.book({ ...transactionOf('WIN', 9_000), transactionId: 'another-win' })).code).toBe(1)
  expect(await balance()).toEqual([13_600, 0, 0])
})

test('[SET-04] [SET-07] a rollback takes what is there, books the rest as a debt, and the new win repays it', async () => {
  const { memberId, transactionOf, balance } = await bettor()
  await wallet.charge(transactionOf('BET', 4_000))
  await wallet.book(transactionOf('WIN', 7_600))
  await books.ledger.submit(commandsOf(memberId).debit(dong(10_000)))
  expect(await balance()).toEqual([3_600, 0, 0])
  expect((await wallet.book(transactionOf('SETTLEMENT_ROLLBACK_DEDUCT', 7_600))).code).toBe(0)
  expect(await balance()).toEqual([0, 0, 4_000])
  expect((await wallet.book({ ...transactionOf('WIN', 5_800), transactionId: 'win-2' })).code).toBe(0)
  expect(await balance()).toEqual([1_800, 0, 0])
})

test('a lost order gives its stake to the house when the provider tells of it, once', async () => {
  const { memberId, orderId, transactionOf, balance } = await bettor()
  await wallet.charge(transactionOf('BET', 4_000))
  const lost = pushed(orderId, memberId, {})
  for (let time = 0; time < 3; time++) expect(await orders.handle(lost)).toBe(true)
  expect(await balance()).toEqual([6_000, 0, 0])
})

test('[CBK-04] an older version of an order is ignored', async () => {
  const { memberId, orderId, transactionOf, balance } = await bettor()
  await wallet.charge(transactionOf('BET', 4_000))
  await orders.handle(pushed(orderId, memberId, { version: 9, orderStatus: 4 }))
  await orders.handle(pushed(orderId, memberId, { version: 8 }))
  expect(await balance()).toEqual([6_000, 4_000, 0])
})

test('[CBK-05] in eight orders in which everything after the charge comes three times, the balances end the same', async () => {
  const ends = new Set<string>()
  for (let round = 0; round < 8; round++) {
    const { memberId, orderId, transactionOf, balance } = await bettor()
    await wallet.charge(transactionOf('BET', 4_000))
    const lastly = [
      () => wallet.charge(transactionOf('BET', 4_000)),
      () => wallet.book(transactionOf('WIN', 7_600)),
      () => orders.handle(pushed(orderId, memberId, { version: 3, settleAmount: '0.08' })),
      () => orders.handle(pushed(orderId, memberId, { version: 2, orderStatus: 4 })),
    ]
    const sequence = [...lastly, ...lastly, ...lastly]
    // A different rotation and direction each round.
    const turned = [...sequence.slice(round), ...sequence.slice(0, round)]
    for (const step of round % 2 ? turned.toReversed() : turned) await step()
    ends.add(JSON.stringify(await balance()))
  }
  expect([...ends]).toEqual(['[13600,0,0]'])
})

test('[SPT-12a] a cashed-out part is paid at once and the rest is settled by its result', async () => {
  const { transactionOf, balance } = await bettor()
  await wallet.charge(transactionOf('BET', 4_000))
  for (let time = 0; time < 3; time++)
    expect((await wallet.book(transactionOf('CASHOUT', 1_100))).code).toBe(0)
  expect(await balance()).toEqual([7_100, 4_000, 0])
  expect((await wallet.book(transactionOf('WIN', 5_700))).code).toBe(0)
  expect(await balance()).toEqual([12_800, 0, 0])
})

test('[MON-33] a bet that was cashed out whole ends the same whichever word of it comes first', async () => {
  for (const isMoneyFirst of [true, false]) {
    const { memberId, orderId, transactionOf, balance } = await bettor()
    await wallet.charge(transactionOf('BET', 4_000))
    const steps = [
      async () => expect((await wallet.book(transactionOf('CASHOUT', 3_600))).code).toBe(0),
      async () => expect(await orders.handle(pushed(orderId, memberId, {}))).toBe(true),
    ]
    for (const step of isMoneyFirst ? steps : steps.toReversed()) await step()
    expect(await balance()).toEqual([9_600, 0, 0])
  }
})

test('[SET-04] a result that changes after a part was cashed out moves the rest alone', async () => {
  const { transactionOf, balance } = await bettor()
  await wallet.charge(transactionOf('BET', 4_000))
  await wallet.book(transactionOf('CASHOUT', 1_100))
  await wallet.book(transactionOf('WIN', 5_700))
  expect((await wallet.book(transactionOf('SETTLEMENT_ROLLBACK_DEDUCT', 5_700))).code).toBe(0)
  expect((await wallet.book({ ...transactionOf('WIN', 3_000), transactionId: 'changed-win' })).code).toBe(0)
  expect(await balance()).toEqual([10_100, 0, 0])
})

test('a cash-out that is taken back leaves the bet as if it had never been', async () => {
  const { transactionOf, balance } = await bettor()
  await wallet.charge(transactionOf('BET', 4_000))
  await wallet.book(transactionOf('CASHOUT', 1_100))
  for (let time = 0; time < 2; time++)
    expect((await wallet.book(transactionOf('CASHOUT_CANCEL_DEDUCT', 1_100))).code).toBe(0)
  expect(await balance()).toEqual([6_000, 4_000, 0])
  expect((await wallet.book(transactionOf('WIN', 7_600))).code).toBe(0)
  expect((await wallet.book({ ...transactionOf('WIN', 7_600), transactionId: 'second-win' })).code).toBe(1)
  expect(await balance()).toEqual([13_600, 0, 0])
})
