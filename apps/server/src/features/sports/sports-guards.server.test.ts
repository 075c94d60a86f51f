import type { ErrorCode } from '@keo/contract/errors'
import { freshDatabase, type TestDatabase } from '@keo/dev-world/test-database'
import { manualClock } from '@keo/service-kit/clock'
import { keptLog } from '@keo/dev-world/kept-log'
import { createMetrics } from '@keo/service-kit/metrics'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newBettor, testLedger } from '../ledger/test-ledger.ts'
import { createProviderClock } from './provider-clock.ts'
import { settledSportsStakes } from './settled-sports-stakes.ts'
import { leg, pushed, testSportsWallet } from './test-sports-wallet.ts'

let storage: TestDatabase
let books: ReturnType<typeof testLedger>
let sports: ReturnType<typeof testSportsWallet>

beforeAll(async () => {
  storage = await freshDatabase()
  books = testLedger(storage)
  sports = testSportsWallet(books, () => newBettor(storage, books))
})
afterAll(() => storage.close())

test('[MON-14] a return that does not add up is posted as told, kept for a person and counted', async () => {
  const { orders, wallet, state } = sports
  const { memberId, orderId, transactionOf, balance } = await sports.bettor()
  await wallet.charge(transactionOf('BET', 4_000))
  await wallet.book(transactionOf('WIN', 8_000))
  const won = { settleAmount: '0.08', betList: [leg({ settleResult: 4 })] }
  await orders.handle(pushed(orderId, memberId, won))
  expect(await balance()).toEqual([14_000, 0, 0])
  expect(state.differences).toBe(1)
  const reviews = await storage.asOwner(
    "select cause, told from platform.sports_review where transaction_id like $1 || ':%'",
    [orderId],
  )
  expect(reviews).toEqual([{ cause: 'RETURN_DIFFERS', told: { pushed: '8', reckoned: '7' } }])
})

test.each([
  ['won', 4, '0.04', 4_000],
  ['lost', 3, '0.04', 4_000],
  ['half won', 5, '0.02', 2_000],
  ['half lost', 6, '0.02', 2_000],
  ['pushed', 2, '0.00', 0],
  ['void', 7, '0.00', 0],
])(
  '[SET-10] a slip that was %s counts with its share, and is taken back with its result',
  async (_, settleResult, valid, counted) => {
    const { orders } = sports
    const { memberId, orderId } = await sports.bettor()
    const settledSince = async (since: number) =>
      (await settledSportsStakes(books.tenantId)(books.database.db, [{ memberId, since }]))[0]
    const settledAt = 1_770_000_000_000
    const ended = { betList: [leg({ settleResult })], validSettleStakeAmount: valid, version: 3 }
    await orders.handle(pushed(orderId, memberId, ended))
    expect(await settledSince(settledAt)).toBe(BigInt(counted))
    expect(await settledSince(settledAt + 1)).toBe(0n)
    // Void after all: nothing of it was ever a bet.
    const taken = {
      betList: [leg({ settleResult: 7 })],
      settleAmount: '0.04',
      validSettleStakeAmount: '0.00',
    }
    await orders.handle(
      pushed(orderId, memberId, { ...taken, version: 4, settleTime: String(settledAt + 60_000) }),
    )
    expect(await settledSince(settledAt)).toBe(0n)
    // And won after all: it counts again from when it was settled first.
    await orders.handle(
      pushed(orderId, memberId, { ...ended, version: 5, settleTime: String(settledAt + 90_000) }),
    )
    expect(await settledSince(settledAt + 1)).toBe(0n)
    expect(await settledSince(settledAt)).toBe(BigInt(counted))
  },
)

test.each([
  'SELF_EXCLUDED',
  'ON_BREAK',
  'ACCOUNT_DISABLED',
  'IDENTITY_NEEDED',
  'REALITY_CHECK_DUE',
  'LIMIT_REACHED',
] satisfies ErrorCode[])(
  '[BET-12] whoever refuses with %s is named to the provider, and nothing is held',
  async (cause) => {
    const { wallet, state } = sports
    const { memberId, transactionOf, balance } = await sports.bettor()
    Object.assign(state, { barred: memberId, cause })
    expect(await wallet.charge(transactionOf('BET', 4_000))).toEqual({ code: 1, cause })
    state.barred = null
    expect(await balance()).toEqual([10_000, 0, 0])
  },
)

test('[BET-12] a closed site and a short balance are refusals of their own', async () => {
  const { wallet, state } = sports
  const { transactionOf } = await sports.bettor()
  state.isClosed = true
  expect(await wallet.charge(transactionOf('BET', 4_000))).toEqual({ code: 12, cause: 'MAINTENANCE' })
  state.isClosed = false
  expect(await wallet.charge(transactionOf('BET', 10_001))).toEqual({ code: 9, cause: 'BALANCE_SHORT' })
})

test('[CBK-07] a charge whose answer would come too late is not made, and check_order_pay says so', async () => {
  const { wallet, state } = sports
  const { transactionOf, balance } = await sports.bettor()
  state.slowMs = 2_501
  expect(await wallet.charge(transactionOf('BET', 4_000))).toEqual({ code: 1, cause: 'TOO_LATE' })
  state.slowMs = 0
  expect((await wallet.wasCharged(transactionOf('BET', 4_000))).code).toBe(1)
  expect(await balance()).toEqual([10_000, 0, 0])
  // The same charge again, in time.
  expect((await wallet.charge(transactionOf('BET', 4_000))).code).toBe(0)
  expect((await wallet.wasCharged(transactionOf('BET', 4_000))).code).toBe(0)
})

test('[TIM-05] while the clocks are off no bet in play and none that was not told is charged; what has yet to begin is', async () => {
  const { wallet, orders, state } = sports
  const [inPlay, before, unknown] = [
    await sports.bettor(null),
    await sports.bettor(null),
    await sports.bettor(null),
  ]
  const created = { orderStatus: 0, version: 1 }
  await orders.handle(
    pushed(inPlay.orderId, inPlay.memberId, { ...created, betList: [leg({ isInplay: true })] }),
  )
  await orders.handle(pushed(before.orderId, before.memberId, { ...created, betList: [leg()] }))
  state.isClockOff = true
  expect(await wallet.charge(inPlay.transactionOf('BET', 4_000))).toEqual({ code: 1, cause: 'CLOCK_OFF' })
  expect(await wallet.charge(unknown.transactionOf('BET', 4_000))).toEqual({ code: 1, cause: 'CLOCK_OFF' })
  expect((await wallet.charge(before.transactionOf('BET', 4_000))).code).toBe(0)
  const balances = [inPlay, unknown, before].map(({ balance }) => balance())
  expect(await Promise.all(balances)).toEqual([
    [10_000, 0, 0],
    [10_000, 0, 0],
    [6_000, 4_000, 0],
  ])
  state.isClockOff = false
  expect((await wallet.charge(inPlay.transactionOf('BET', 4_000))).code).toBe(0)
})

test('an array is booked as its movements would be one by one, and one that cannot be undoes none of the others', async () => {
  const { wallet, orders } = sports
  const people = await Promise.all(Array.from({ length: 5 }, () => sports.bettor()))
  const [won, again, never, undone, lost] = people
  if (!won || !again || !never || !undone || !lost) throw new Error('Nobody bets.')
  for (const { transactionOf } of [won, again, undone, lost]) await wallet.charge(transactionOf('BET', 4_000))
  const array = [
    won.transactionOf('WIN', 7_600),
    again.transactionOf('WIN', 7_600),
    never.transactionOf('WIN', 7_600),
    again.transactionOf('SETTLEMENT_ROLLBACK_DEDUCT', 7_600),
    { ...undone.transactionOf('BET', 4_000), isUndo: true },
    again.transactionOf('WIN', 5_800, { transactionId: `${again.orderId}-2` }),
    // Under an id of this very array, but for more.
    won.transactionOf('WIN', 7_700),
  ]
  for (let time = 0; time < 2; time++)
    expect((await wallet.bookAll(array)).map(({ code }) => code)).toEqual([0, 0, 1, 0, 0, 0, 1])
  await Promise.all(
    [lost, won].map(({ orderId, memberId }) => orders.handle(pushed(orderId, memberId, { version: 3 }))),
  )
  expect(await Promise.all(people.map(({ balance }) => balance()))).toEqual([
    [13_600, 0, 0],
    [11_800, 0, 0],
    [10_000, 0, 0],
    [10_000, 0, 0],
    [6_000, 0, 0],
  ])
})

test('[TIM-05] clocks more than two seconds apart are off, and an alarm is written once', () => {
  const machineClock = manualClock(1_770_000_000_000)
  const { log, lines } = keptLog()
  const clock = createProviderClock({ machineClock, log, metrics: createMetrics(), skewMaxMs: 2_000 })
  const now = machineClock.now()
  for (const skew of [0, 2_000, -2_000]) {
    clock.note(now - skew)
    expect(clock.isOff()).toBe(false)
  }
  for (const skew of [2_001, 5_000, -2_001]) {
    clock.note(now - skew)
    expect(clock.isOff()).toBe(true)
  }
  expect(lines.filter((line) => line.includes('clock is off')).length).toBe(1)
  clock.note(now)
  expect(clock.isOff()).toBe(false)
})
