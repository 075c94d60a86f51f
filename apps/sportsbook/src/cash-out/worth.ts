import { OUTCOME, type Outcome } from '@keo/sportsbook-contract/match-enums'
import type { Odds } from '@keo/units/odds'
import type { Order } from '../orders/order-types.ts'
import { expectedReturn, type Shares } from '../pricing/shares.ts'

/** Unit prices are counted in ten-thousandths: 9_200n is 0.92 for each unit of stake. */
export const PRICE_UNIT = 10_000n

/** A leg with the chances of how it ends; one that is decided has a single chance of 1. */
export type LegWorth = { readonly odds: Odds; readonly shares: Shares }

export type UnitPrices = {
  /** What a unit of stake is worth. */
  readonly fair: bigint
  /** What is paid for it. */
  readonly price: bigint
}

type Worthy = Pick<Order, 'legsEach' | 'subBets' | 'stake' | 'cap'>

const NONE: Shares = { won: 0, halfWon: 0, push: 0, halfLost: 0, lost: 0 }
const CERTAIN: Readonly<Record<Outcome, Shares>> = {
  [OUTCOME.won]: { ...NONE, won: 1 },
  [OUTCOME.halfWon]: { ...NONE, halfWon: 1 },
  [OUTCOME.push]: { ...NONE, push: 1 },
  [OUTCOME.cancelled]: { ...NONE, push: 1 },
  [OUTCOME.halfLost]: { ...NONE, halfLost: 1 },
  [OUTCOME.lost]: { ...NONE, lost: 1 },
}

/** A win that several share is that part of a win. */
export function certain(outcome: Outcome, sharers: number | null): Shares {
  const shares = CERTAIN[outcome]
  return sharers === null ? shares : { ...shares, won: shares.won / sharers }
}

/**
 * Legs are of different matches, so the expected return of a row is the row of the expected returns. A slip whose full
 * return the cap would cut is worth that much less, so that no price ever adds up to more than the cap. Null for
 * nothing.
 */
export function unitPrices(order: Worthy, legs: readonly LegWorth[], feePercent: number): UnitPrices | null {
  const subBets = Number(order.subBets)
  const row = (factorOf: (leg: LegWorth) => number) => rowSum(legs.map(factorOf), order.legsEach) / subBets
  const expected = row(({ odds, shares }) => expectedReturn(shares, Number(odds) / 1000))
  const full = row(mostOf) * Number(order.stake)
  const uncut = Math.min(1, Number(order.cap) / full)
  const fair = BigInt(Math.floor(expected * uncut * Number(PRICE_UNIT)))
  const price = (fair * BigInt(100 - feePercent)) / 100n
  return price > 0n ? { fair, price } : null
}

export function payoutOf(stake: bigint, unitPrice: bigint): bigint {
  return (stake * unitPrice) / PRICE_UNIT
}

/** The most that can still come of a leg. */
function mostOf({ odds, shares }: LegWorth): number {
  if (shares.won > 0) return Number(odds) / 1000
  if (shares.halfWon > 0) return (Number(odds) / 1000 + 1) / 2
  if (shares.push > 0) return 1
  return shares.halfLost > 0 ? 0.5 : 0
}

/** As the row of exact factors, on chances: sums of products of so many each, or of two and more. */
function rowSum(factors: readonly number[], legsEach: number): number {
  const sums = [1, ...factors.map(() => 0)]
  factors.forEach((factor, index) => {
    for (let size = index + 1; size >= 1; size--)
      sums[size] = (sums[size] ?? 0) + (sums[size - 1] ?? 0) * factor
  })
  if (legsEach !== 0) return sums[legsEach] ?? 0
  return sums.slice(2).reduce((all, sum) => all + sum, 0)
}
