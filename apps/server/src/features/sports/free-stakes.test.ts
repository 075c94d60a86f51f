import type { MemberId } from '@keo/contract/ids'
import { freeBetGain } from '@keo/contract/free-bets'
import type { TransferType } from '@keo/sportsbook-contract/callbacks'
import { money, type Minor } from '@keo/units/money'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Command } from '../ledger/index.ts'
import { freeStake } from './free-stakes.ts'
import { planMovement } from './plan-movement.ts'
import { commandHead, holdOf, known, lostStake } from './provider-movements.ts'
import type { ProviderTransaction } from './provider-transaction.ts'
import type { KnownOrder, KnownTransaction } from './sports-store.ts'

/** 10,000 dong at 1.90, in minor units. */
const STAKE = 1_000_000n
const RETURNS = { win: 1_900_000n, halfWin: 1_450_000n, push: STAKE, halfLoss: 500_000n } as const
const CHARGED: KnownOrder = {
  orderId: '1',
  memberId: 'm',
  currency: 'VND',
  stake: STAKE,
  stakeState: 'held',
  paid: 0n,
  cashed: 0n,
  version: 1,
  terms: {
    legs: [{ odds: '1.90', marketType: 1005, matchType: 2 }],
    legsEach: 1,
    subBets: 1,
    mostWon: '9.00',
  },
  freeBet: 'rwd_0000000000',
  freeBack: 0n,
  closedStake: null,
  closedReturn: null,
}

type Books = { available: bigint; held: bigint; 'house:sports': bigint; 'house:promotions': bigint }

/** As the ledger does it: out of one account and into another. */
function apply(books: Books, command: Command): Books {
  const next = { ...books }
  const shift = (from: keyof Books, to: keyof Books, minor: bigint) => {
    next[from] -= minor
    next[to] += minor
  }
  const { minor } = command.amount
  if (command.op === 'hold') shift('available', 'held', minor)
  if (command.op === 'release') shift('held', 'available', minor)
  if (command.op === 'move') shift(command.from as keyof Books, command.to as keyof Books, minor)
  if (command.op === 'force') shift('available', command.to as keyof Books, minor)
  if (command.op === 'post') {
    shift('held', 'house:sports', minor)
    shift('house:sports', 'available', command.payout ?? 0n)
  }
  return next
}

type Told = { type: TransferType | 'lost'; minor: bigint; isUndo?: boolean; again?: boolean }

/** A life of a bet as the provider tells it: parts ended early, results, corrections of each, and everything twice at times. */
const told: fc.Arbitrary<Told> = fc.record({
  type: fc.constantFrom<Told['type']>(
    'WIN',
    'WIN',
    'lost',
    'REFUND',
    'CASHOUT',
    'CASHOUT_CANCEL_DEDUCT',
    'SETTLEMENT_ROLLBACK_DEDUCT',
    'SETTLEMENT_ROLLBACK_RETURN',
  ),
  minor: fc.constantFrom(RETURNS.win, RETURNS.halfWin, RETURNS.push, RETURNS.halfLoss, 300_000n, 1_200_000n),
  isUndo: fc.boolean(),
  again: fc.boolean(),
})

const transactionOf = ({ type, minor, isUndo = false }: Told, id: number): ProviderTransaction => ({
  transactionId: String(id),
  memberId: 'm' as MemberId,
  orderId: '1',
  transferType: type as TransferType,
  amount: money(minor as Minor, 'VND'),
  isDebit: type.endsWith('_DEDUCT'),
  isUndo,
  freeBet: type === 'BET' ? CHARGED.freeBet : null,
})

/** The stake is charged: the house pays it in and it is held. */
function charged(): Books {
  const bet = transactionOf({ type: 'BET', minor: STAKE }, 0)
  const hold: Command = {
    ...commandHead(bet, 'bet.stake'),
    op: 'hold',
    holdId: holdOf(bet),
    purpose: 'stake',
  }
  return [...freeStake(bet), hold].reduce(apply, {
    available: 0n,
    held: 0n,
    'house:sports': 0n,
    'house:promotions': 0n,
  })
}

function lifeOf(news: readonly Told[]) {
  let [order, books] = [CHARGED, charged()]
  const before = new Map<string, KnownTransaction>()
  let [done, given, hadSome] = [0, 0, false]
  const tell = (transaction: ProviderTransaction) => {
    const id = transaction.transactionId
    const plan = planMovement(transaction, { order, before: before.get(id) })
    for (const command of [plan.command, plan.freeCommand]) if (command) books = apply(books, command)
    hadSome ||= plan.order?.stakeState === 'returned' && order.stakeState === 'held' && order.cashed > 0n
    given += plan.freeBetBack === undefined ? 0 : 1
    order = { ...order, ...plan.order }
    if (plan.keep) before.set(id, known(transaction, plan.keep === 'booked' ? 'booked' : 'undone'))
    return plan.answer.code
  }
  for (const [at, one] of news.entries()) {
    if (one.type === 'lost') {
      const lost = lostStake(order)
      if (lost) books = apply(books, lost.command)
      if (lost) order = { ...order, ...lost.order }
      continue
    }
    const transaction = transactionOf({ ...one, isUndo: false }, at + 1)
    if (tell(transaction) === 0) done += 1
    if (one.again) tell(transaction)
    if (one.isUndo) tell({ ...transaction, isUndo: true })
  }
  return { order, books, done, given, hadSome }
}

test('[MON-32] [MON-32b] [MON-32c] whatever becomes of a free bet, its member gains what it returned above the stake, and money is conserved', () => {
  let moved = 0
  fc.assert(
    fc.property(fc.array(told, { minLength: 1, maxLength: 8 }), (news) => {
      const { order, books, done, given, hadSome } = lifeOf(news)
      moved += done
      const returned = order.paid + order.cashed
      const total = books.available + books.held + books['house:sports'] + books['house:promotions']
      expect(total).toBe(0n)
      const released = order.stakeState === 'returned' ? STAKE : 0n
      expect(books.available).toBe(freeBetGain(returned + released, STAKE))
      // The free bet itself comes back once, and to nobody who has something of its bet.
      expect(given).toBe(released > 0n && !hadSome ? 1 : 0)
      expect(books.held).toBe(order.stakeState === 'held' ? STAKE : 0n)
      // The house of promotions is out of pocket by what of its stake did not come back, and by no more.
      expect(books['house:promotions']).toBe(order.freeBack - STAKE)
      expect(order.freeBack >= 0n && order.freeBack <= STAKE).toBe(true)
    }),
    { numRuns: 500 },
  )
  expect(moved).toBeGreaterThan(500)
})

test.each([
  ['won', 'WIN', RETURNS.win, 900_000n],
  ['half won', 'WIN', RETURNS.halfWin, 450_000n],
  ['pushed', 'WIN', RETURNS.push, 0n],
  ['half lost', 'WIN', RETURNS.halfLoss, 0n],
  ['lost', 'lost', 0n, 0n],
  ['void', 'REFUND', STAKE, 0n],
  ['ended early above the stake', 'CASHOUT', 1_200_000n, 200_000n],
  ['ended early below the stake', 'CASHOUT', 300_000n, 0n],
] as const)(
  '[MON-32] [MON-32a] [MON-32b] a free bet that is %s brings its winnings alone',
  (_, type, minor, gain) => {
    expect(lifeOf([{ type, minor }]).books.available).toBe(gain)
  },
)
