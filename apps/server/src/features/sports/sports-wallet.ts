import type { MemberId } from '@keo/contract/ids'
import type { Clock } from '@keo/service-kit/clock'
import type { Tx } from '@keo/service-kit/db/database'
import type { Log } from '@keo/service-kit/log'
import { CALLBACK_CODES } from '@keo/sportsbook-contract/callbacks'
import type { Ledger, Post } from '../ledger/index.ts'
import { type Booked, DONE, refusalOf, refusedFor } from './booked.ts'
import { createMovements } from './movements.ts'
import { roundsOf } from './rounds.ts'
import { sqlSportsStore } from './sports-store.ts'
import { holdOf, isSame, known, orderOf, saidOf } from './told-movements.ts'
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

const { maintenance } = CALLBACK_CODES

/** Undoes a charge that took too long. */
class TooLate extends Error {}

export type SportsWallet = ReturnType<typeof createSportsWallet>

/**
 * The provider's money on our books. Whatever comes, in whatever order and however often: a stake is held once, given
 * back once or settled once, and only a charged order is ever paid.
 */
export function createSportsWallet(needs: SportsWalletNeeds) {
  const { ledger, clock, log, tenantId } = needs
  const moveAll = createMovements(needs)

  /** All of it in one transaction; a refusal undoes everything and becomes an answer. */
  async function inOne(told: ToldTransaction, run: (tx: Tx, post: Post) => Promise<Booked>): Promise<Booked> {
    try {
      return await ledger.write(run)
    } catch (error) {
      if (error instanceof TooLate) return refusedFor('TOO_LATE')
      return refusalOf(error, told.transactionId, log)
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

  /** The answers come in the order of the list; what is said of one order is done in that order. */
  async function bookAll(list: readonly ToldTransaction[]): Promise<Booked[]> {
    const answers = new Map<ToldTransaction, Booked>()
    for (const round of roundsOf(list, ({ orderId, transactionId }) => [orderId, transactionId])) {
      const isStake = ({ isUndo, transferType }: ToldTransaction) => !isUndo && transferType === 'BET'
      const others = round.filter((told) => !isStake(told))
      const moved = await moveAll(others)
      for (const [at, told] of others.entries()) answers.set(told, moved[at] ?? refusedFor('LOST'))
      for (const told of round.filter(isStake)) answers.set(told, await charge(told))
    }
    return list.map((told) => answers.get(told) ?? refusedFor('LOST'))
  }

  /** 0 only for a charge that stands. */
  async function wasCharged(told: ToldTransaction): Promise<Booked> {
    return ledger.write(async (tx) => {
      const before = await sqlSportsStore(tx, tenantId).findTransaction(told.transactionId)
      return before?.state === 'booked' && isSame(before, told) ? DONE : refusedFor('NOT_CHARGED')
    })
  }

  return { charge, bookAll, wasCharged }
}
