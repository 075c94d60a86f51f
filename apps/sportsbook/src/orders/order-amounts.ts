import { type Leg, restReturn, slipReturn } from '@keo/betting/payout'
import { roundingOf } from '@keo/betting/rounding'
import type { Order } from './order-types.ts'

/** What an order returns when everything wins, its stake included. */
export function mostReturned({ unitStake, legsEach, cap, legs }: Order): bigint {
  return slipReturn({ unitStake, legsEach, cap, legs: legs.map(won) })
}

/** What the part that was not cashed out wins when everything does, without its stake. */
export function stillWon({ stake, closedStake, cap, closedReturn, subBets, legsEach, legs }: Order): bigint {
  const rest = stake - closedStake
  return restReturn({ rest, subBets, legsEach, legs: legs.map(won), cap: cap - closedReturn }) - rest
}

function won({ odds, marketType }: Order['legs'][number]): Leg {
  return { odds, result: { kind: 'won' }, rounding: roundingOf(marketType) }
}

/** `legs x combinations * sub-bets`: "1x1*1" for a single, "4x11*11" for every combination of four. */
export function betTypeText({ legsEach, subBets, legs }: Order): string {
  return legsEach === 0 ? `${legs.length}x${subBets}*${subBets}` : `${legsEach}x1*${subBets}`
}

export function isSeries({ legs }: Order): boolean {
  return legs.length > 1
}

/** A snapshot for the reports of the provider, in its own base currency; nothing is computed from it. */
const EXCHANGE_RATES: Readonly<Record<number, string>> = {
  1000: '0.28',
  10: '0.00028',
  1: '1',
  2: '7.1',
  200: '7.1',
}

export function exchangeRate(currencyId: number): string {
  return EXCHANGE_RATES[currencyId] ?? '1'
}
