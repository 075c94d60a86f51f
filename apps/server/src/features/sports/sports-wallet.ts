import type { MemberId } from '@keo/contract/ids'
import { AppError } from '@keo/contract/errors'
import type { Clock } from '@keo/service-kit/clock'
import type { Tx } from '@keo/service-kit/db/database'
import type { Log } from '@keo/service-kit/log'
import { CALLBACK_CODES } from '@keo/sportsbook-contract/callbacks'
import type { Money } from '@keo/units/money'
import type { Ledger, Post } from '../ledger/index.ts'
import { sqlSportsStore, type KnownOrder } from './sports-store.ts'
import { forReview, holdOf, isSame, known, orderOf, problemOf, saidOf } from './told-movements.ts'
import type { ToldTransaction } from './told-transaction.ts'

export type SportsWalletNeeds = {
  readonly ledger: Ledger
  readonly clock: Clock
  readonly log: Log
  readonly tenantId: string
  /** Throws the refusal of a member who may not play: excluded, on a break, locked. */
  mayPlay(memberId: MemberId, tx: Tx): Promise<void>
  /** True while the provider's clock and ours disagree: then nobody knows what a bet in play knew. */
  isClockOff(): boolean
  /** True while the site is closed. */
  isClosed(): Promise<boolean>
  /** An answer that comes later is none to the provider: what cannot be said in time is not done. */
  readonly answerWithinMs: number
}

/** 0 booked, 1 failed, 9 too little there; with the cause where a person should read one. */
export type Booked = { readonly code: number; readonly cause: string | null }

const { done, failed, balanceTooLow, maintenance } = CALLBACK_CODES
const DONE: Booked = { code: done, cause: null }
const refusedFor = (cause: string): Booked => ({ code: failed, cause })

/** Undoes a charge that took too long. */
class TooLate extends Error {}

export type SportsWallet = ReturnType<typeof createSportsWallet>

/**
 * The provider's money on our books. Whatever comes, in whatever order and however often: a stake is held once, given
 * back once or settled once, and only a charged order is ever paid.
 */
export function createSportsWallet(needs: SportsWalletNeeds) {
  const { ledger, clock, log, tenantId } = needs

  /** All of it in one transaction; a refusal undoes everything and becomes an answer. */
  async function inOne(told: ToldTransaction, run: (tx: Tx, post: Post) => Promise<Booked>): Promise<Booked> {
    try {
      return await ledger.write(run)
    } catch (error) {
      if (error instanceof TooLate) return refusedFor('TOO_LATE')
      if (!(error instanceof AppError)) throw error
      if (error.code === 'BALANCE_SHORT') return { code: balanceTooLow, cause: error.code }
      log.info({ transactionId: told.transactionId, refusal: error.code }, 'a sports movement was refused')
      return refusedFor(error.code)
    }
  }

  async function charge(told: ToldTransaction): Promise<Booked> {
    if (told.transferType !== 'BET' || told.isUndo) return refusedFor('NOT_A_STAKE')
    const lastMs = clock.monotonicMs() + needs.answerWithinMs
    // Asked with no connection in hand: many who hold one and wait for another would wait for each other.
    const isClosed = await needs.isClosed()
    return inOne(told, async (tx, post) => {
      const store = sqlSportsStore(tx, tenantId)
      const order = await store.orderForChange(orderOf(told))
      const before = await store.findTransaction(told.transactionId)
      if (before) return isSame(before, told) && before.state === 'booked' ? DONE : refusedFor('USED_BEFORE')
      if (order.stakeState !== 'none' || order.memberId !== told.memberId) return refusedFor('CHARGED_BEFORE')
      if (isClosed) return { code: maintenance, cause: 'MAINTENANCE' }
      if (needs.isClockOff() && !(await store.isBeforeMatches(told.orderId))) return refusedFor('CLOCK_OFF')
      await needs.mayPlay(told.memberId, tx)
      await post({ ...saidOf(told, 'bet.stake'), op: 'hold', holdId: holdOf(told), purpose: 'stake' })
      await store.addTransaction(known(told, 'booked'), clock.now())
      await store.changeOrder(told.orderId, { stake: told.amount.minor, stakeState: 'held' })
      if (clock.monotonicMs() > lastMs) throw new TooLate()
      return DONE
    })
  }

  /** Gives the stake back once. An id that was never charged is remembered, so that it never will be. */
  function undo(told: ToldTransaction): Promise<Booked> {
    return inOne(told, async (tx, post) => {
      const store = sqlSportsStore(tx, tenantId)
      const order = await store.orderForChange(orderOf(told))
      const before = await store.findTransaction(told.transactionId)
      if (!before) {
        await store.addTransaction(known(told, 'undone'), clock.now())
        return DONE
      }
      if (!isSame(before, told)) return refusedFor('USED_BEFORE')
      if (before.state === 'undone') return DONE
      if (order.stakeState !== 'held') return refusedFor('SETTLED_BEFORE')
      const said = saidOf(told, 'bet.refund')
      await post({ ...said, key: `${said.key}:undo`, op: 'release', holdId: holdOf(told) })
      await store.markUndone(told.transactionId)
      await store.changeOrder(told.orderId, { stakeState: 'returned' })
      return DONE
    })
  }

  function book(told: ToldTransaction): Promise<Booked> {
    if (told.isUndo) return undo(told)
    if (told.transferType === 'BET') return charge(told)
    return inOne(told, async (tx, post) => {
      const store = sqlSportsStore(tx, tenantId)
      const order = await store.orderForChange(orderOf(told))
      const before = await store.findTransaction(told.transactionId)
      if (before) return isSame(before, told) ? DONE : refusedFor('USED_BEFORE')
      const problem = problemOf(told, order)
      if (problem) {
        log.error({ transactionId: told.transactionId, problem }, 'a sports movement waits for a review')
        const review = {
          transactionId: told.transactionId,
          cause: problem,
          told: forReview(told),
          at: clock.now(),
        }
        await store.addReview(review)
        return refusedFor(problem)
      }
      await move(told, order, { post, store })
      await store.addTransaction(known(told, 'booked'), clock.now())
      return DONE
    })
  }

  type Hands = { post: Post; store: ReturnType<typeof sqlSportsStore> }

  async function move(told: ToldTransaction, order: KnownOrder, { post, store }: Hands): Promise<void> {
    const { amount } = told
    if (told.transferType === 'CASHOUT') {
      // The stake stays held until the order is settled; the price of the part that was closed is paid now. It is not
      // in `paid`: results never touch it, and a second payment for results is known by what results paid.
      await post({ ...saidOf(told, 'bet.cashout'), op: 'move', from: 'house:sports', to: 'available' })
      return
    }
    if (told.isDebit) {
      await post({ ...saidOf(told, 'bet.correction'), op: 'force', to: 'house:sports' })
      if (told.transferType === 'CASHOUT_CANCEL_DEDUCT') return
      return store.changeOrder(told.orderId, { paid: order.paid - amount.minor })
    }
    if (order.stakeState !== 'held') {
      await post({ ...saidOf(told, 'bet.correction'), op: 'move', from: 'house:sports', to: 'available' })
      return store.changeOrder(told.orderId, { paid: order.paid + amount.minor })
    }
    if (told.transferType === 'REFUND' && amount.minor === order.stake) {
      await post({ ...saidOf(told, 'bet.refund'), op: 'release', holdId: holdOf(told) })
      return store.changeOrder(told.orderId, { stakeState: 'returned' })
    }
    const stake = { minor: order.stake ?? 0n, currency: amount.currency } as Money
    const settled = { ...saidOf(told, 'bet.settled'), amount: stake, payout: amount.minor }
    await post({ ...settled, op: 'post', holdId: holdOf(told), to: 'house:sports' })
    await store.changeOrder(told.orderId, { stakeState: 'settled', paid: order.paid + amount.minor })
  }

  /** A lost order moves no money over there; here its stake goes to the house. */
  async function closeLost(tx: Tx, post: Post, order: KnownOrder): Promise<void> {
    if (order.stakeState !== 'held' || order.stake === null) return
    await post({
      op: 'post',
      memberId: order.memberId as MemberId,
      key: `sports:${order.orderId}:lost`,
      kind: 'bet.settled',
      reference: order.orderId,
      amount: { minor: order.stake, currency: order.currency } as Money,
      holdId: holdOf(order),
      to: 'house:sports',
    })
    await sqlSportsStore(tx, tenantId).changeOrder(order.orderId, { stakeState: 'settled' })
  }

  /** 0 only for a charge that stands. */
  async function wasCharged(told: ToldTransaction): Promise<Booked> {
    return ledger.write(async (tx) => {
      const before = await sqlSportsStore(tx, tenantId).findTransaction(told.transactionId)
      return before?.state === 'booked' && isSame(before, told) ? DONE : refusedFor('NOT_CHARGED')
    })
  }

  return { charge, book, wasCharged, closeLost }
}
