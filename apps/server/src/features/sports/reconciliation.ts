import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { Log } from '@keo/service-kit/log'
import { type Instant, hours, minutes } from '@keo/units/instants'
import type { SportsbookGateway } from '../../gateways/sportsbook/sportsbook-gateway.ts'
import { type Books, compareBooks, type Difference } from './compare-books.ts'
import { sqlReconciliationStore } from './reconciliation-store.ts'
import { readTransaction, type ProviderTransaction } from './provider-transaction.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly tenantId: string
  readonly gateway: Pick<SportsbookGateway, 'orderFiles' | 'orderFile'>
  /** One for each difference: above 0 somebody has to look. */
  countDifference(): void
}

/** What is on its way is no difference yet. */
const GRACE_MS = minutes(10)
/** Overlaps the run before, so that nothing falls between two. */
const LOOKS_BACK_MS = hours(3)

export type Reconciled = {
  /** False when the provider did not answer: then nothing is known. */
  readonly isComplete: boolean
  readonly orders: number
  readonly differences: readonly Difference[]
}

/** Holds our books of sports bets against the provider's, and reports what is missing, extra or different. */
export function createReconciliation(needs: Needs) {
  const { clock, log, gateway } = needs
  const store = sqlReconciliationStore(needs.database.db, needs.tenantId)

  /** Orders that last changed in a time; ours that the provider names nowhere are extra. */
  async function compareOnce(from: Instant, until: Instant): Promise<Reconciled> {
    // An order that changed since then stands in a later file: it is known, and compared another time.
    const fileIds = await gateway.orderFiles(from, Math.max(until, clock.now()))
    if (!fileIds) return { isComplete: false, orders: 0, differences: [] }
    const seen = new Set<string>()
    const differences: Difference[] = []
    for (const fileId of fileIds) {
      const file = await gateway.orderFile(fileId)
      if (!file) return { isComplete: false, orders: seen.size, differences }
      for (const { orderId } of file.orders) seen.add(orderId)
      const orders = file.orders.filter(({ changedAt, isBeingPaid }) => changedAt < until && !isBeingPaid)
      differences.push(...compareBooks(theirBooks(orders, file.transactions), await store.booksOf(orders)))
    }
    differences.push(...(await store.movedBetween(from, until)).filter(({ orderId }) => !seen.has(orderId)))
    return { isComplete: true, orders: seen.size, differences }
  }

  /** An order that changes while its file is read differs for that moment: what is found twice stands. */
  async function compare(from: Instant, until: Instant): Promise<Reconciled> {
    const first = await compareOnce(from, until)
    if (!first.isComplete || first.differences.length === 0) return first
    const second = await compareOnce(from, until)
    const again = new Set(second.differences.map(nameOf))
    return { ...second, differences: first.differences.filter((each) => again.has(nameOf(each))) }
  }

  async function run(): Promise<void> {
    // Where nobody ever bet there is nothing to compare, and no provider to wake.
    if (!(await store.hasOrders())) return
    const until = clock.now() - GRACE_MS
    const { isComplete, orders, differences } = await compare(until - LOOKS_BACK_MS, until)
    if (!isComplete) log.warn('the sports books were not compared: the provider does not answer')
    const fresh = await store.keep(differences, clock.now())
    for (const difference of fresh) {
      needs.countDifference()
      log.error({ difference }, 'the sports books differ')
    }
    if (isComplete) log.info({ orders, differences: differences.length }, 'the sports books were compared')
  }

  return { compare, run }
}

const nameOf = ({ kind, what, id }: Difference): string => `${kind} ${what} ${id}`

type FileOrder = { readonly orderId: string; readonly version: number }
type WireTransaction = Parameters<typeof readTransaction>[0]

function theirBooks(
  orders: readonly FileOrder[],
  wire: readonly WireTransaction[],
): Books<ProviderTransaction> {
  const ids = new Set(orders.map(({ orderId }) => orderId))
  const transactions = wire.flatMap((each) => readTransaction(each) ?? [])
  return { orders, transactions: transactions.filter(({ orderId }) => ids.has(orderId)) }
}
