import type { MemberId } from '@keo/contract/ids'
import type { Audit } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Tx } from '@keo/service-kit/db/database'
import type { Log } from '@keo/service-kit/log'
import type { Ledger } from '../ledger/index.ts'
import { type Booked, DONE, refusedFor } from './booked.ts'
import { createCharges } from './charges.ts'
import type { BetLegs, FreeBetDesk } from './free-stakes.ts'
import { createMovements } from './movements.ts'
import { roundsOf } from './rounds.ts'
import { sqlSportsStore } from './sports-store.ts'
import { isSame } from './provider-movements.ts'
import type { ProviderTransaction } from './provider-transaction.ts'

export type SportsWalletNeeds = {
  readonly ledger: Ledger
  readonly clock: Clock
  readonly log: Log
  readonly tenantId: string
  /** Throws the refusal of one of them who may not play: excluded, on a break, locked. */
  mayPlay(memberIds: readonly MemberId[], tx: Tx): Promise<void>
  /** True while the provider's clock and ours disagree: then nobody knows what a bet in play knew. */
  isClockOff(): boolean
  /** True while the site is closed. */
  isClosed(): Promise<boolean>
  /** An answer that comes later is none to the provider: what cannot be said in time is not done. */
  readonly answerWithinMs: number
  readonly audit: Pick<Audit, 'write'>
  readonly freeBets: FreeBetDesk
  /** Legs of an order that the provider told of; null where it did not. */
  legsTold(orderId: string): Promise<BetLegs | null>
  /** The provider is asked; null where it does not answer or does not know the order. */
  askLegs(orderId: string): Promise<BetLegs | null>
  /** A movement that does not fit its order. */
  countMisfit(): void
}

export type SportsWallet = ReturnType<typeof createSportsWallet>

/**
 * The provider's money on our books. Whatever comes, in whatever order and however often: a stake is held once, given
 * back once or settled once, and only a charged order is ever paid, within what it may return.
 */
export function createSportsWallet(needs: SportsWalletNeeds) {
  const { ledger, tenantId } = needs
  const moveAll = createMovements(needs)

  const charge = createCharges(needs)

  /** The answers come in the order of the list; what is said of one order is done in that order. */
  async function bookAll(list: readonly ProviderTransaction[]): Promise<Booked[]> {
    const answers = new Map<ProviderTransaction, Booked>()
    for (const round of roundsOf(list, ({ orderId, transactionId }) => [orderId, transactionId])) {
      const isStake = ({ isUndo, transferType }: ProviderTransaction) => !isUndo && transferType === 'BET'
      const others = round.filter((transaction) => !isStake(transaction))
      const moved = await moveAll(others)
      for (const [at, transaction] of others.entries())
        answers.set(transaction, moved[at] ?? refusedFor('LOST'))
      for (const transaction of round.filter(isStake)) answers.set(transaction, await charge(transaction))
    }
    return list.map((transaction) => answers.get(transaction) ?? refusedFor('LOST'))
  }

  /** 0 only for a charge that stands. */
  async function wasCharged(transaction: ProviderTransaction): Promise<Booked> {
    return ledger.write(async (tx) => {
      const before = await sqlSportsStore(tx, tenantId).findTransaction(transaction.transactionId)
      return before?.state === 'booked' && isSame(before, transaction) ? DONE : refusedFor('NOT_CHARGED')
    })
  }

  return { charge, bookAll, wasCharged }
}
