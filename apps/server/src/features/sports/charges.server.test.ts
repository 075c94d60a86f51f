import { freshDatabase, type TestDatabase } from '@keo/dev-world/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newBettor, testLedger } from '../ledger/test-ledger.ts'
import { testSportsWallet } from './test-sports-wallet.ts'

let storage: TestDatabase
let sports: ReturnType<typeof testSportsWallet>

beforeAll(async () => {
  storage = await freshDatabase()
  const books = testLedger(storage)
  sports = testSportsWallet(books, () => newBettor(storage, books))
})
afterAll(() => storage.close())

test('[CBK-03] [CBK-08] [BET-08] of stakes at the same moment each is held or refused by itself, whatever becomes of the others', async () => {
  const { wallet, state } = sports
  const bettors = await Promise.all(Array.from({ length: 8 }, () => sports.bettor()))
  const [poor, barred, twice, borrower] = await Promise.all([
    sports.bettor(),
    sports.bettor(),
    sports.bettor(),
    sports.bettor(),
  ])
  state.barred = barred!.memberId
  const usual = bettors.map(({ transactionOf }) => transactionOf('BET', 4_000))
  const [first] = usual
  const answers = await Promise.all(
    [
      ...usual,
      poor!.transactionOf('BET', 10_001),
      barred!.transactionOf('BET', 4_000),
      twice!.transactionOf('BET', 4_000),
      twice!.transactionOf('BET', 4_000),
      // An id that stands for another stake.
      borrower!.transactionOf('BET', 4_000, { transactionId: first!.transactionId }),
    ].map(wallet.charge),
  )
  state.barred = null
  expect(answers.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 9, 1, 0, 0, 1])
  for (const { balance } of [...bettors, twice!]) expect(await balance()).toEqual([6_000, 4_000, 0])
  for (const { balance } of [poor!, barred!, borrower!]) expect(await balance()).toEqual([10_000, 0, 0])
})

test('[BET-10] bets of one member at the same moment hold no more than there is', async () => {
  const { wallet } = sports
  const { transactionOf, balance } = await sports.bettor()
  const stakes = Array.from({ length: 6 }, (_, at) =>
    transactionOf('BET', 4_000, { orderId: `at-once-${at}`, transactionId: `at-once-${at}-stake` }),
  )
  const answers = await Promise.all(stakes.map(wallet.charge))
  expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 0, 9, 9, 9, 9])
  expect(await balance()).toEqual([2_000, 8_000, 0])
  // What was held is known by its id, and what was refused may still be asked for.
  const again = await Promise.all(stakes.map(wallet.charge))
  expect(again).toEqual(answers)
})
