import type { Audit } from '@keo/service-kit/audit'
import { AppError } from '@keo/contract/errors'
import type { Clock } from '@keo/service-kit/clock'
import type { Tx } from '@keo/service-kit/db/database'
import type { Log } from '@keo/service-kit/log'
import type { Ledger, PostAll } from '../ledger/index.ts'
import { type Booked, refusalOf, refusedFor } from './booked.ts'
import type { FreeBetDesk } from './free-stakes.ts'
import { type Plan, planMovement } from './plan-movement.ts'
import { sqlSportsArrays } from './sports-arrays.ts'
import { sqlSportsStore } from './sports-store.ts'
import { forReview, known, orderOf } from './provider-movements.ts'
import type { ProviderTransaction } from './provider-transaction.ts'

type Needs = {
  readonly ledger: Ledger
  readonly clock: Clock
  readonly log: Log
  readonly tenantId: string
  readonly audit: Pick<Audit, 'write'>
  readonly freeBets: Pick<FreeBetDesk, 'giveBack'>
  /** One for each movement that does not fit: above 0 somebody has to look. */
  countMisfit(): void
}

const BY_PROVIDER = {
  actor: 'sports-provider',
  session: null,
  address: null,
  device: null,
  action: 'sports.movement-refused',
  before: null,
  requestId: null,
} as const

/** Everything but stakes, many movements in one transaction. No two may be of one order or under one id. */
export function createMovements(needs: Needs) {
  const { ledger, clock, log, tenantId, audit, countMisfit } = needs

  /** Nothing moves by it. It waits for a person, who hears of it once however often it is sent. */
  async function review(tx: Tx, { transaction, problem }: Plan): Promise<void> {
    if (problem === undefined) return
    const { transactionId } = transaction
    const reviewed = forReview(transaction)
    const waiting = { transactionId, cause: problem, told: reviewed, at: clock.now() }
    if (!(await sqlSportsStore(tx, tenantId).addReview(waiting))) return
    log.error({ transactionId, problem }, 'a sports movement waits for a review')
    countMisfit()
    await audit.write(tx, { ...BY_PROVIDER, object: transactionId, after: { ...reviewed, problem } })
  }

  async function moveIn(tx: Tx, postAll: PostAll, list: readonly ProviderTransaction[]): Promise<Booked[]> {
    const arrays = sqlSportsArrays(tx, tenantId)
    const orders = await arrays.ordersForChange(list.map(orderOf))
    const earlier = await arrays.findTransactions(list.map(({ transactionId }) => transactionId))
    const plans = list.map((transaction) => {
      const order = orders.get(transaction.orderId)
      if (!order) throw new Error(`The order ${transaction.orderId} is not there although it was made.`)
      return planMovement(transaction, { order, before: earlier.get(transaction.transactionId) })
    })
    for (const plan of plans) await review(tx, plan)
    await needs.freeBets.giveBack(
      tx,
      plans.flatMap(({ freeBetBack }) => freeBetBack ?? []),
    )
    await postAll(plans.flatMap(({ command, freeCommand }) => [command ?? [], freeCommand ?? []].flat()))
    await arrays.addTransactions(
      plans.flatMap(({ transaction, keep }) =>
        keep === 'booked' || keep === 'undone' ? known(transaction, keep) : [],
      ),
      clock.now(),
    )
    await arrays.markUndone(
      plans.filter(({ keep }) => keep === 'nowUndone').map(({ transaction }) => transaction.transactionId),
    )
    await arrays.changeOrders(plans.flatMap(({ order }) => order ?? []))
    return plans.map(({ answer }) => answer)
  }

  /** All of them, or each alone: one that is refused or broken undoes nothing of the others. */
  return async function moveAll(list: readonly ProviderTransaction[]): Promise<Booked[]> {
    const [first] = list
    if (!first) return []
    try {
      return await ledger.write((tx, _, postAll) => moveIn(tx, postAll, list))
    } catch (error) {
      if (list.length === 1) return [refusalOf(error, first.transactionId, log)]
      if (error instanceof AppError && error.code === 'BUSY') return list.map(() => refusedFor(error.code))
      const answers: Booked[] = []
      for (const transaction of list) answers.push(...(await moveAll([transaction])))
      return answers
    }
  }
}
