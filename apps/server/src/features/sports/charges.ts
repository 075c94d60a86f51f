import { createBatches } from '@keo/service-kit/batches'
import type { Tx } from '@keo/service-kit/db/database'
import { CALLBACK_CODES } from '@keo/sportsbook-contract/callbacks'
import type { Command, PostAll } from '../ledger/index.ts'
import { type Booked, DONE, refusalOf, refusedFor } from './booked.ts'
import { type BetLegs, freeBetUse, freeStake } from './free-stakes.ts'
import { sqlSportsArrays } from './sports-arrays.ts'
import { type KnownOrder, type KnownTransaction, sqlSportsStore } from './sports-store.ts'
import type { SportsWalletNeeds } from './sports-wallet.ts'
import { holdOf, isSame, known, orderOf, commandHead } from './provider-movements.ts'
import type { ProviderTransaction } from './provider-transaction.ts'

const { maintenance } = CALLBACK_CODES

/** Undoes a charge that took too long. */
class TooLate extends Error {}

type Asked = {
  readonly transaction: ProviderTransaction
  /** Nobody hears an answer that comes after this. */
  readonly lastMs: number
  /** Of a bet that a free bet with terms is to pay; null for every other, and where nobody knows them. */
  readonly legs: BetLegs | null
}

/**
 * Stakes. What comes at the same moment shares one transaction, in which all of them are held; when one of them may not
 * be, nothing was done, and each is asked alone.
 */
export function createCharges(needs: SportsWalletNeeds) {
  const { ledger, clock, log, tenantId } = needs

  /** The answer of a charge that moves nothing; null for one that is to be made. */
  function answered(
    transaction: ProviderTransaction,
    order: KnownOrder | undefined,
    before?: KnownTransaction,
  ) {
    if (before)
      return isSame(before, transaction) && before.state === 'booked' ? DONE : refusedFor('USED_BEFORE')
    const isOurs = order?.stakeState === 'none' && order.memberId === transaction.memberId
    return isOurs ? null : refusedFor('CHARGED_BEFORE')
  }

  async function holdAll(tx: Tx, postAll: PostAll, asked: readonly Asked[]): Promise<void> {
    if (asked.length === 0) return
    const fresh = asked.map(({ transaction }) => transaction)
    const arrays = sqlSportsArrays(tx, tenantId)
    await needs.mayPlay([...new Set(fresh.map(({ memberId }) => memberId))], tx)
    await needs.freeBets.use(
      tx,
      asked.flatMap(({ transaction, legs }) => freeBetUse(transaction, legs)),
    )
    await postAll(
      fresh.flatMap((transaction): Command[] => [
        ...freeStake(transaction),
        {
          ...commandHead(transaction, 'bet.stake'),
          op: 'hold',
          holdId: holdOf(transaction),
          purpose: 'stake',
        },
      ]),
    )
    await arrays.addTransactions(
      fresh.map((transaction) => known(transaction, 'booked')),
      clock.now(),
    )
    await arrays.holdStakes(
      fresh.map(({ orderId, amount, freeBet }) => ({ orderId, minor: amount.minor, freeBet })),
    )
  }

  /** Why a charge that was never made is not made now, whoever asks. */
  async function stopped(
    tx: Tx,
    { orderId }: ProviderTransaction,
    isClosed: boolean,
  ): Promise<Booked | null> {
    if (isClosed) return { code: maintenance, cause: 'MAINTENANCE' }
    if (!needs.isClockOff()) return null
    return (await sqlSportsStore(tx, tenantId).isBeforeMatches(orderId)) ? null : refusedFor('CLOCK_OFF')
  }

  async function chargeAll(asked: readonly Asked[]): Promise<Booked[]> {
    // Asked with no connection in hand: many who hold one and wait for another would wait for each other.
    const isClosed = await needs.isClosed()
    return ledger.write(async (tx, _, postAll) => {
      const arrays = sqlSportsArrays(tx, tenantId)
      const list = asked.map(({ transaction }) => transaction)
      const orders = await arrays.ordersForChange(list.map(orderOf))
      const earlier = await arrays.findTransactions(list.map(({ transactionId }) => transactionId))
      const answers: (Booked | null)[] = []
      for (const transaction of list) {
        const answer = answered(
          transaction,
          orders.get(transaction.orderId),
          earlier.get(transaction.transactionId),
        )
        answers.push(answer ?? (await stopped(tx, transaction, isClosed)))
      }
      await holdAll(
        tx,
        postAll,
        asked.filter((_told, at) => answers[at] === null),
      )
      const isLate = asked.some(({ lastMs }, at) => answers[at] === null && clock.monotonicMs() > lastMs)
      if (isLate) throw new TooLate()
      return answers.map((answer) => answer ?? DONE)
    })
  }

  /** As the provider told the order, or else as it says when it is asked: a stake may come before its order. */
  async function legsFor({ freeBet, orderId }: ProviderTransaction): Promise<BetLegs | null> {
    if (freeBet === null || !(await needs.freeBets.hasTerms(freeBet))) return null
    return (await needs.legsTold(orderId)) ?? needs.askLegs(orderId)
  }

  const charges = createBatches({
    name: 'stakes',
    keyOf: ({ transaction }: Asked) => transaction.orderId,
    apply: chargeAll,
  })

  return async function charge(transaction: ProviderTransaction): Promise<Booked> {
    if (transaction.transferType !== 'BET' || transaction.isUndo) return refusedFor('NOT_A_STAKE')
    const lastMs = clock.monotonicMs() + needs.answerWithinMs
    try {
      return await charges.submit({ transaction, lastMs, legs: await legsFor(transaction) })
    } catch (error) {
      if (error instanceof TooLate) return refusedFor('TOO_LATE')
      return refusalOf(error, transaction.transactionId, log)
    }
  }
}
