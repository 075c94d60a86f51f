import { createBatches } from '@keo/service-kit/batches'
import type { Tx } from '@keo/service-kit/db/database'
import { CALLBACK_CODES } from '@keo/sportsbook-contract/callbacks'
import type { PostAll } from '../ledger/index.ts'
import { type Booked, DONE, refusalOf, refusedFor } from './booked.ts'
import { sqlSportsArrays } from './sports-arrays.ts'
import { type KnownOrder, type KnownTransaction, sqlSportsStore } from './sports-store.ts'
import type { SportsWalletNeeds } from './sports-wallet.ts'
import { holdOf, isSame, known, orderOf, saidOf } from './told-movements.ts'
import type { ToldTransaction } from './told-transaction.ts'

const { maintenance } = CALLBACK_CODES

/** Undoes a charge that took too long. */
class TooLate extends Error {}

type Asked = {
  readonly told: ToldTransaction
  /** Nobody hears an answer that comes after this. */
  readonly lastMs: number
}

/**
 * Stakes. What comes at the same moment shares one transaction, in which all of them are held; when one of them may not
 * be, nothing was done, and each is asked alone.
 */
export function createCharges(needs: SportsWalletNeeds) {
  const { ledger, clock, log, tenantId } = needs

  /** The answer of a charge that moves nothing; null for one that is to be made. */
  function answered(told: ToldTransaction, order: KnownOrder | undefined, before?: KnownTransaction) {
    if (before) return isSame(before, told) && before.state === 'booked' ? DONE : refusedFor('USED_BEFORE')
    const isOurs = order?.stakeState === 'none' && order.memberId === told.memberId
    return isOurs ? null : refusedFor('CHARGED_BEFORE')
  }

  async function holdAll(tx: Tx, postAll: PostAll, fresh: readonly ToldTransaction[]): Promise<void> {
    if (fresh.length === 0) return
    const arrays = sqlSportsArrays(tx, tenantId)
    await needs.mayPlay([...new Set(fresh.map(({ memberId }) => memberId))], tx)
    await postAll(
      fresh.map((told) => ({
        ...saidOf(told, 'bet.stake'),
        op: 'hold',
        holdId: holdOf(told),
        purpose: 'stake',
      })),
    )
    await arrays.addTransactions(
      fresh.map((told) => known(told, 'booked')),
      clock.now(),
    )
    await arrays.holdStakes(fresh.map(({ orderId, amount }) => ({ orderId, minor: amount.minor })))
  }

  /** Why a charge that was never made is not made now, whoever asks. */
  async function stopped(tx: Tx, { orderId }: ToldTransaction, isClosed: boolean): Promise<Booked | null> {
    if (isClosed) return { code: maintenance, cause: 'MAINTENANCE' }
    if (!needs.isClockOff()) return null
    return (await sqlSportsStore(tx, tenantId).isBeforeMatches(orderId)) ? null : refusedFor('CLOCK_OFF')
  }

  async function chargeAll(asked: readonly Asked[]): Promise<Booked[]> {
    // Asked with no connection in hand: many who hold one and wait for another would wait for each other.
    const isClosed = await needs.isClosed()
    return ledger.write(async (tx, _, postAll) => {
      const arrays = sqlSportsArrays(tx, tenantId)
      const list = asked.map(({ told }) => told)
      const orders = await arrays.ordersForChange(list.map(orderOf))
      const earlier = await arrays.findTransactions(list.map(({ transactionId }) => transactionId))
      const answers: (Booked | null)[] = []
      for (const told of list) {
        const answer = answered(told, orders.get(told.orderId), earlier.get(told.transactionId))
        answers.push(answer ?? (await stopped(tx, told, isClosed)))
      }
      await holdAll(
        tx,
        postAll,
        list.filter((_told, at) => answers[at] === null),
      )
      const isLate = asked.some(({ lastMs }, at) => answers[at] === null && clock.monotonicMs() > lastMs)
      if (isLate) throw new TooLate()
      return answers.map((answer) => answer ?? DONE)
    })
  }

  const charges = createBatches({ keyOf: ({ told }: Asked) => told.orderId, apply: chargeAll })

  return async function charge(told: ToldTransaction): Promise<Booked> {
    if (told.transferType !== 'BET' || told.isUndo) return refusedFor('NOT_A_STAKE')
    const lastMs = clock.monotonicMs() + needs.answerWithinMs
    try {
      return await charges.submit({ told, lastMs })
    } catch (error) {
      if (error instanceof TooLate) return refusedFor('TOO_LATE')
      return refusalOf(error, told.transactionId, log)
    }
  }
}
