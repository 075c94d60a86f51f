import type { Outcome, OddsType } from '@keo/sportsbook-contract/match-enums'
import type { OddsChange } from '@keo/betting/odds-change'
import type { Instant } from '@keo/service-kit/clock'
import type { OrderStatus, RejectReason } from '@keo/sportsbook-contract/order-enums'
import type { Odds } from '@keo/units/odds'
import type { CombinedPick } from '../pricing/quote.ts'
import type { Suspension } from '../play/sport-model.ts'

/**
 * Where the stake is. `unknown`: the payment request got no answer, so it is checked before anything else
 * happens to the order.
 */
export type Payment = 'due' | 'unknown' | 'paid' | 'refused' | 'returned'

export type OrderLeg = {
  readonly number: number
  readonly matchId: number
  readonly sportId: number
  readonly leagueId: number
  readonly marketId: number
  readonly marketType: number
  readonly period: number
  readonly line: number | null
  readonly optionType: number
  /** What a combination consists of; null for an ordinary option. */
  readonly picks: readonly CombinedPick[] | null
  /** What the player saw. */
  readonly requestedOdds: Odds
  /** What was given: the book's own price when it accepted. */
  readonly odds: Odds
  /** How odds were shown where it was bet. */
  readonly oddsFormat: OddsType
  readonly isLive: boolean
  /** Live handicaps count from here. */
  readonly scoreAtBet: readonly [number, number] | null
  /** What stood when it was bet in play, as the wire writes it (`bsc`). */
  readonly scoresText: string | null
  readonly outcome: Outcome | null
  readonly resultText: string | null
  /** How many share a win in a dead heat. */
  readonly sharers: number | null
  /** Of the result that was applied; 0 before the first. */
  readonly resultVersion: number
}

export type Order = {
  readonly id: string
  readonly userId: string
  /** The same person as the operator knows them. */
  readonly merchantUserId: string
  readonly currencyId: number
  readonly relatedId: string | null
  /** By which the same slip, sent again, is known. */
  readonly slipKey: string | null
  /** Of the request, so that the same id with another slip is noticed. */
  readonly requestHash: string
  readonly remark: string | null
  /** 1 for a single, 0 for the full combination. */
  readonly legsEach: number
  readonly subBets: number
  /** Hundredths of the currency, as every amount here. */
  readonly unitStake: bigint
  readonly stake: bigint
  readonly cap: bigint
  readonly oddsChange: OddsChange
  readonly status: OrderStatus
  readonly payment: Payment
  readonly rejection: RejectReason | null
  /** What disturbed the wait, when something did. */
  readonly delayCause: Suspension | null
  readonly receivedAt: Instant
  /** When the desk must look at it again. */
  readonly dueAt: Instant | null
  readonly decidedAt: Instant | null
  readonly settledAt: Instant | null
  readonly modifiedAt: Instant
  /** What the settlement paid: on the part that was not cashed out. */
  readonly returned: bigint | null
  /** How often part of it was ended early, how much stake that was and what it brought. */
  readonly cashOuts: number
  readonly closedStake: bigint
  readonly closedReturn: bigint
  /** The reservation that became this order. */
  readonly reservationId: string | null
  readonly settlements: number
  readonly version: number
  readonly device: string
  readonly address: string
  /** That it came with, where somebody watches; what happens to it later belongs there too. */
  readonly trace: string | null
  readonly legs: readonly OrderLeg[]
}

const ARROWS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  0: [1, 2, 3, 4],
  1: [2, 3, 4],
  2: [],
  3: [],
  4: [3, 5],
  5: [4, 5],
}

/**
 * A status moves along its arrows only. A corrected result settles again, or opens again what it had lost; either
 * raises the version.
 */
export function mayMove(from: OrderStatus, to: OrderStatus): boolean {
  return ARROWS[from].includes(to)
}
