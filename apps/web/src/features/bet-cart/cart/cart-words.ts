import type { PlainMessageKey } from '@keo/messages/keys'
import type { OddsChange } from '@keo/betting/odds-change'
import type { Say } from '@keo/messages/say'
import { type CartItem, optionNameOf } from './cart-item.ts'
import type { Exclusion } from './series-rules.ts'
import type { StakeLine } from './stake-lines.ts'

export const EXCLUSION_TEXTS: Record<Exclusion, PlainMessageKey> = {
  closed: 'cart.closed',
  suspended: 'cart.suspended',
  notCombinable: 'cart.notCombinable',
  sameMatch: 'cart.sameMatch',
}

export const POLICY_TEXTS: Record<OddsChange, PlainMessageKey> = {
  0: 'cart.policyNone',
  1: 'cart.policyBetter',
  2: 'cart.policyAny',
}

/** What stopped betting, by the provider's numbers. */
export const CAUSE_TEXTS: Partial<Record<number, PlainMessageKey>> = {
  1: 'bet.cause.1',
  2: 'bet.cause.2',
  3: 'bet.cause.3',
  4: 'bet.cause.4',
  5: 'bet.cause.5',
  6: 'bet.cause.6',
  7: 'bet.cause.7',
}

type NamedLeg = Pick<CartItem, 'nm'>

/** `Tài 3.5`, `Xiên 3`, `Xiên 2 × 3`, `Tất cả tổ hợp × 4`. */
export function lineName(
  { legsEach, subBets, legs }: Pick<StakeLine, 'legsEach' | 'subBets'> & { legs: readonly NamedLeg[] },
  say: Say,
): string {
  if (legsEach === 1) return legs[0] ? optionNameOf(legs[0]) : ''
  const name = legsEach === 0 ? say('cart.allCombinations') : say('cart.seriesOf', { legs: legsEach })
  return subBets > 1 ? `${name} × ${subBets}` : name
}
