import type { MemberId } from '@keo/contract/ids'
import type { Audit } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Tx } from '@keo/service-kit/db/database'
import type { Log } from '@keo/service-kit/log'
import type { Ledger } from '../ledger/index.ts'
import { type Booked, DONE, refusedFor } from './booked.ts'
import { createCharges } from './charges.ts'
import { createMovements } from './movements.ts'
import { roundsOf } from './rounds.ts'
import { sqlSportsStore } from './sports-store.ts'
import { isSame } from './told-movements.ts'
import type { ToldTransaction } from './told-transaction.ts'

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
