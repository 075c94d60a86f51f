import { createPartyBooks } from '../features/party-books/index.ts'
import type { MoneyParties } from './money-parties.ts'
import type { OwnParts } from './parts.ts'

/** Our books against the statements of whoever takes and pays money for us. */
export function partyBooksOf(own: OwnParts, { payments, payouts }: MoneyParties) {
  const { database, clock, machineClock, log, tenantId, metrics } = own
  return createPartyBooks({
    database,
    clock,
    machineClock,
    log,
    tenantId,
    payments,
    payouts,
    countDifference: metrics.counter(
      'party_books_differ_total',
      'Orders that differ between our books and the statement of a payment party; alarm above 0',
    ),
  })
}
