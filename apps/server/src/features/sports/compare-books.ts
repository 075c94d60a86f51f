import type { KnownTransaction } from './sports-store.ts'
import { isSame } from './provider-movements.ts'
import type { ProviderTransaction } from './provider-transaction.ts'

/** An order as one of the two sides knows it. */
export type OrderState = { readonly orderId: string; readonly version: number }

export type Books<Transaction> = {
  readonly orders: readonly OrderState[]
  readonly transactions: readonly Transaction[]
}

export type Difference = {
  /** `missing` here, `extra` here, or `different` from what stands over there. */
  readonly kind: 'missing' | 'extra' | 'different'
  readonly what: 'transaction' | 'order'
  readonly id: string
  readonly orderId: string
}

/** Holds our rows against the provider's, by id. Both sides are about the same orders. */
export function compareBooks(
  theirs: Books<ProviderTransaction>,
  ours: Books<KnownTransaction>,
): readonly Difference[] {
  return [...compareTransactions(theirs, ours), ...compareOrders(theirs.orders, ours.orders)]
}

function compareTransactions(
  theirs: Books<ProviderTransaction>,
  ours: Books<KnownTransaction>,
): readonly Difference[] {
  const known = new Map(ours.transactions.map((each) => [each.transactionId, each]))
  const theirIds = new Set(theirs.transactions.map(({ transactionId }) => transactionId))
  const found = theirs.transactions.flatMap((each) => {
    const kind = kindOf(each, known.get(each.transactionId))
    return kind ? [difference(kind, 'transaction', each.transactionId, each.orderId)] : []
  })
  const extra = ours.transactions.filter(({ transactionId }) => !theirIds.has(transactionId))
  return [
    ...found,
    ...extra.map((each) => difference('extra', 'transaction', each.transactionId, each.orderId)),
  ]
}

function kindOf(
  theirs: ProviderTransaction,
  known: KnownTransaction | undefined,
): 'missing' | 'different' | null {
  if (!known) return 'missing'
  const isInSameState = known.state === (theirs.isUndo ? 'undone' : 'booked')
  return isSame(known, theirs) && isInSameState ? null : 'different'
}

/** A newer version over there was not heard here. */
function compareOrders(theirs: readonly OrderState[], ours: readonly OrderState[]): readonly Difference[] {
  const known = new Map(ours.map((each) => [each.orderId, each]))
  const theirIds = new Set(theirs.map(({ orderId }) => orderId))
  const found = theirs.flatMap(({ orderId, version }) => {
    const kept = known.get(orderId)
    if (kept?.version === version) return []
    return [difference(kept ? 'different' : 'missing', 'order', orderId, orderId)]
  })
  const extra = ours.filter(({ orderId }) => !theirIds.has(orderId))
  return [...found, ...extra.map(({ orderId }) => difference('extra', 'order', orderId, orderId))]
}

function difference(
  kind: Difference['kind'],
  what: Difference['what'],
  id: string,
  orderId: string,
): Difference {
  return { kind, what, id, orderId }
}
