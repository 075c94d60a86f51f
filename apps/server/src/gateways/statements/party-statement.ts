import type { Instant } from '@keo/units/instants'
import type { Money } from '@keo/units/money'

/** A finished time: what happens in it from now on is told in no statement of it. */
export type StatementPeriod = { readonly from: Instant; readonly until: Instant }

/** One payment as the party's own book has it. */
export type StatementEntry = {
  /** Ours, as the party was given it. */
  readonly orderNo: string
  /** The party's own, another one for each payment. */
  readonly reference: string
  readonly amount: Money
  readonly at: Instant
}

/** Everything that the party took or paid for us in that time; null when it does not answer. */
export type AskStatement = (period: StatementPeriod) => Promise<readonly StatementEntry[] | null>
