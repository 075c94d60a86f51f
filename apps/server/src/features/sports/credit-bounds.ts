import type { LegResult } from '@keo/betting/leg'
import { type Leg, restReturn } from '@keo/betting/payout'
import type { TransferType } from '@keo/sportsbook-contract/callbacks'
import type { Currency } from '@keo/units/money'
import { fromSportsText, SPORTS_UNITS } from '@keo/units/sports-currency'
import { mayBeShared, openLegsOf, type OrderTerms } from './order-terms.ts'
import type { KnownOrder } from './sports-store.ts'
import type { ProviderTransaction } from './provider-transaction.ts'

/** Why a movement does not fit the order that it names. */
export type BoundProblem =
  | 'NOT_OF_THIS_WALLET'
  | 'TAKES_TOO_MUCH'
  | 'ORDER_NOT_TOLD'
  | 'TERMS_UNREADABLE'
  | 'ABOVE_STAKE'
  | 'ABOVE_RETURN'
  | 'NO_SUCH_OUTCOME'

/** Whatever an order says of itself, it returns no more than this (5,000 million dong, and about as much in others). */
const RETURN_MAX: Readonly<Record<Currency, bigint>> = {
  VND: 500_000_000_000n,
  CNY: 140_000_000n,
  USD: 20_000_000n,
  USDT: 200_000_000_000n,
}

/** All outcomes of more legs than this are too many to go through: the bounds hold them. */
const LEGS_GONE_THROUGH = 4
const OUTCOMES: readonly LegResult[] = [
  { kind: 'won' },
  { kind: 'lost' },
  { kind: 'push' },
  { kind: 'halfWon' },
  { kind: 'halfLost' },
]

const OF_CASH_OUTS: ReadonlySet<TransferType> = new Set([
  'CASHOUT',
  'CASHOUT_CANCEL_DEDUCT',
  'CASHOUT_CANCEL_RETURN',
  'CASHOUT_CANCEL_ROLLBACK_DEDUCT',
  'CASHOUT_CANCEL_ROLLBACK_RETURN',
])
const OF_STAKES: ReadonlySet<TransferType> = new Set(['REFUND', 'CANCEL_RETURN'])
/** Transfer wallets and prepaid reservations: a single wallet has neither. */
const OF_OTHER_WALLETS: ReadonlySet<TransferType> = new Set([
  'IN',
  'OUT',
  'RESERVE_BET',
  'RESERVE_SUCCESS_REFUND',
  'RESERVE_FAIL_REFUND',
  'RESERVE_CANCEL_REFUND',
])

/** Its money is that of parts ended early, which results never touch. */
export function isOfCashOuts({ transferType }: ProviderTransaction): boolean {
  return OF_CASH_OUTS.has(transferType)
}

/**
 * Holds a movement against the order as we hold it: the stake we charged, the terms it was accepted at and what it has
 * brought so far. Whoever has the provider's key can move no more than the order could have by itself.
 */
export function boundProblem(transaction: ProviderTransaction, order: KnownOrder): BoundProblem | null {
  const { minor } = transaction.amount
  if (OF_OTHER_WALLETS.has(transaction.transferType)) return 'NOT_OF_THIS_WALLET'
  if (transaction.isDebit)
    return minor > (isOfCashOuts(transaction) ? order.cashed : order.paid) ? 'TAKES_TOO_MUCH' : null
  if (!order.terms) return 'ORDER_NOT_TOLD'
  const most = mostReturned(order, order.terms)
  if (most === null) return 'TERMS_UNREADABLE'
  const rest = restOf(order)
  const stakeLeft = (rest ?? order.stake ?? 0n) - order.paid
  if (OF_STAKES.has(transaction.transferType) && minor > stakeLeft) return 'ABOVE_STAKE'
  if (order.paid + order.cashed + minor > most + stepOf(order)) return 'ABOVE_RETURN'
  const isOutcome =
    transaction.transferType !== 'WIN' || rest === null || isReturn(minor, order, rest, order.terms)
  return isOutcome ? null : 'NO_SUCH_OUTCOME'
}

/** The provider rounds to its own step, once. */
const stepOf = ({ currency }: KnownOrder): bigint => SPORTS_UNITS[currency].minorPerStep

/** Stake and win, as far as the order's own cap and the house's let it. Null when that cannot be read. */
function capOf({ stake, currency }: KnownOrder, { mostWon }: OrderTerms): bigint | null {
  const won = fromSportsText(mostWon, currency)?.minor
  if (won === undefined || won < 0n) return null
  const cap = (stake ?? 0n) + won
  return cap < RETURN_MAX[currency] ? cap : RETURN_MAX[currency]
}

function mostReturned(order: KnownOrder, terms: OrderTerms): bigint | null {
  const [legs, cap] = [openLegsOf(terms), capOf(order, terms)]
  const { legsEach, subBets } = terms
  if (!legs || cap === null || subBets < 1) return null
  const won = legs.map(({ odds, rounding }): Leg => ({ odds, rounding, result: { kind: 'won' } }))
  return restReturn({ rest: order.stake ?? 0n, legsEach, subBets, legs: won, cap })
}

/** The stake that results decide; null while it was not told which part of it the money of cash-outs has closed. */
function restOf({ stake, cashed, closedStake, closedReturn }: KnownOrder): bigint | null {
  if (cashed === 0n) return stake
  return closedReturn === cashed && closedStake !== null ? (stake ?? 0n) - closedStake : null
}

/** Whether the legs can end so that the rest of the stake returns this, within one rounding. */
function isReturn(minor: bigint, order: KnownOrder, rest: bigint, terms: OrderTerms): boolean {
  const [legs, cap] = [openLegsOf(terms), capOf(order, terms)]
  if (!legs || cap === null) return false
  if (legs.length > LEGS_GONE_THROUGH || mayBeShared(terms)) return true
  const step = stepOf(order)
  const isNear = (decided: readonly Leg[]) => {
    const { legsEach, subBets } = terms
    const returned = restReturn({ rest, legsEach, subBets, legs: decided, cap: cap - order.cashed })
    return returned > 0n && minor <= returned + step && minor >= returned - step
  }
  const isAnyNear = (decided: readonly Leg[]): boolean => {
    const next = legs[decided.length]
    if (!next) return isNear(decided)
    return OUTCOMES.some((result) => isAnyNear([...decided, { ...next, result }]))
  }
  return isAnyNear([])
}
