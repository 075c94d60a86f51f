import type { AutoCashOutEvent } from '@keo/sportsbook-contract/auto-cash-out'
import type { ProviderCode } from '@keo/sportsbook-contract/provider-codes'
import type { Order } from '../../orders/order-types.ts'
import { openStake, stakeRefusal } from '../rules.ts'
import type { Cause, Condition } from './auto-types.ts'

/** How a match that is still played for stands. */
export type MatchView = {
  /** Minutes played; 0 before the start, null where nobody counts them. */
  readonly minute: number | null
  readonly minuteMost: number
  /** What is counted in its sport. */
  readonly stood: Readonly<Partial<Record<AutoCashOutEvent, number>>>
}

/** A bet as conditions see it. */
export type BetView = {
  readonly open: bigint
  /** What all that is open brings now, and the most that it could ever bring. */
  readonly worth: bigint
  readonly most: bigint
  /** Of matches whose minutes and events can be waited for, by their ids. */
  readonly matches: ReadonlyMap<number, MatchView>
}

/** What a part that was ended by hand meanwhile leaves of an amount. */
export function scaled(amount: bigint, open: bigint, openAtSetting: bigint): bigint {
  return (amount * open) / openAtSetting
}

/** The same conditions for what is open now. */
export function conditionsFor(
  {
    conditions,
    openStake: before,
  }: { readonly conditions: readonly Condition[]; readonly openStake: bigint },
  open: bigint,
): readonly Condition[] {
  return conditions.map((condition) =>
    'amount' in condition ? { ...condition, amount: scaled(condition.amount, open, before) } : condition,
  )
}

export function isMet(condition: Condition, { worth, matches }: Pick<BetView, 'worth' | 'matches'>): boolean {
  if ('amount' in condition)
    return condition.kind === 'return' ? worth >= condition.amount : worth <= condition.amount
  const match = matches.get(condition.matchId)
  if (!match) return false
  if (condition.kind === 'minute') return match.minute !== null && match.minute >= condition.minute
  return (match.stood[condition.event] ?? 0) > condition.stood
}

/** The first condition that is met, with how things stood then. */
export function causeOf(conditions: readonly Condition[], view: BetView): Cause | null {
  const condition = conditions.find((each) => isMet(each, view))
  if (!condition) return null
  const match = 'matchId' in condition ? view.matches.get(condition.matchId) : undefined
  return { condition, worth: view.worth, minute: match?.minute ?? null }
}

/** Why conditions cannot be waited for: each once, none met already, none that never will be. */
export function conditionsRefusal(conditions: readonly Condition[], view: BetView): ProviderCode | null {
  if (new Set(conditions.map(keyOf)).size < conditions.length) return 'ILLEGAL_PARAMETER'
  for (const condition of conditions) {
    const refusal = refusalOf(condition, view)
    if (refusal) return refusal
  }
  return null
}

function refusalOf(condition: Condition, view: BetView): ProviderCode | null {
  if ('amount' in condition) {
    if (condition.amount <= 0n) return 'ILLEGAL_PARAMETER'
    if (condition.kind === 'return' && condition.amount > view.most) return 'RESERVED_RETURN_TOO_HIGH'
  } else {
    const match = view.matches.get(condition.matchId)
    if (!match) return 'AUTO_CASH_OUT_IMPOSSIBLE'
    if (condition.kind === 'minute') {
      if (condition.minute < 1) return 'ILLEGAL_PARAMETER'
      if (match.minute === null || condition.minute > match.minuteMost) return 'AUTO_CASH_OUT_IMPOSSIBLE'
    } else if (match.stood[condition.event] === undefined) return 'AUTO_CASH_OUT_IMPOSSIBLE'
  }
  return isMet(condition, view) ? 'AUTO_CASH_OUT_MET' : null
}

/** Two with one key are the same wish with two values. */
function keyOf(condition: Condition): string {
  if ('amount' in condition) return condition.kind
  return `${condition.kind} ${condition.matchId} ${condition.kind === 'event' ? condition.event : ''}`
}

/** What ends when it fires: the part that was wanted, or all where it or what it leaves would be too small by now. */
export function stakeThen(order: Order, wanted: bigint | null): bigint {
  return wanted === null || stakeRefusal(order, wanted) !== null ? openStake(order) : wanted
}
