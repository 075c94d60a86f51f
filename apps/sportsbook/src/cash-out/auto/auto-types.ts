import type { Instant } from '@keo/service-kit/clock'
import type { AUTO_CASH_OUT_STATES, AutoCashOutEvent } from '@keo/sportsbook-contract/auto-cash-out'

export type AutoCashOutState = (typeof AUTO_CASH_OUT_STATES)[number]

/** Amounts are what all that was open when it was set would bring. */
export type Condition =
  | { readonly kind: 'return' | 'loss'; readonly amount: bigint }
  | { readonly kind: 'minute'; readonly matchId: number; readonly minute: number }
  | {
      readonly kind: 'event'
      readonly matchId: number
      readonly event: AutoCashOutEvent
      /** How many stood when it was set: one more must stand, so what is taken back before it fires never was. */
      readonly stood: number
    }

/** What made one fire. */
export type Cause = {
  readonly condition: Condition
  /** What all that was open brought then. */
  readonly worth: bigint
  /** Of the match that the condition is about. */
  readonly minute: number | null
}

/** A cash-out that is made by itself once one of its conditions is met. */
export type AutoCashOut = {
  readonly id: string
  readonly orderId: string
  readonly userId: string
  readonly relatedId: string
  /** The part that ends; null for all that is open by then. */
  readonly stake: bigint | null
  /** What was open when it was set. */
  readonly openStake: bigint
  readonly conditions: readonly Condition[]
  readonly state: AutoCashOutState
  readonly cause: Cause | null
  readonly cashOutId: string | null
  readonly firedAt: Instant | null
  /** Each cash-out that it makes is a try of its own. */
  readonly tries: number
  readonly madeAt: Instant
  readonly version: number
  readonly device: string
  readonly address: string
}
