import { createHash } from 'node:crypto'
import type { Instant } from '@keo/service-kit/clock'
import type { Verdict } from '../pricing/quote.ts'
import type { Order, OrderLeg } from '../orders/order-types.ts'
import { type ResultKey, resultName } from './result-store.ts'
import { settle } from './settle.ts'

/** A result that is to be put in place of whatever was applied. */
export type Forced = {
  readonly key: ResultKey
  readonly verdict: Verdict
  /** Entered by a person; else it follows for a combination from what was. */
  readonly isSaid: boolean
}

export type TicketChange = { readonly before: Order; readonly after: Order }

export type Preview = {
  /** Changes with every order and every result that it was reckoned from. */
  readonly digest: string
  readonly forced: readonly Forced[]
  readonly changes: readonly TicketChange[]
}

/** What results would do to these orders: reckoned as the settlement itself reckons it. */
export function previewOf(forced: readonly Forced[], orders: readonly Order[], now: Instant): Preview {
  const verdicts = new Map(forced.map(({ key, verdict }) => [resultName(key), verdict]))
  const verdictOf = (leg: OrderLeg) => verdicts.get(resultName(leg)) ?? null
  const once = new Map(orders.map((order) => [order.id, order]))
  const changes = [...once.values()]
    .map((before) => ({ before, after: settle(before, verdictOf, now) }))
    .filter(({ before, after }) => before !== after)
    .toSorted((a, b) => (a.before.id < b.before.id ? -1 : 1))
  return { digest: digestOf(forced, changes), forced, changes }
}

function digestOf(forced: readonly Forced[], changes: readonly TicketChange[]): string {
  const results = forced.map(({ key, verdict }) => [resultName(key), verdict.outcome, verdict.version])
  const tickets = changes.map(({ before, after }) => [
    before.id,
    before.version,
    after.status,
    String(after.returned),
  ])
  return createHash('sha256')
    .update(JSON.stringify([results, tickets]))
    .digest('hex')
}
