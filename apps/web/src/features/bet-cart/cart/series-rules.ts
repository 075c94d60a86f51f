import { MARKET_SALE } from '@keo/sportsbook-contract/match-enums'
import type { CartItem } from './cart-item.ts'

/** Why a selection cannot be part of the bet as it stands. The first two keep the whole bet back. */
export type Exclusion = 'closed' | 'suspended' | 'notCombinable' | 'sameMatch'

export function saleProblem({ ss, betMatchMarket }: CartItem): 'closed' | 'suspended' | null {
  if (ss === MARKET_SALE.closed) return 'closed'
  return ss !== MARKET_SALE.open || betMatchMarket.odds <= 0 ? 'suspended' : null
}

/** Specification section 5: one selection per match, au 1, ss 1, odds above 0. */
export function seriesExclusion(items: readonly CartItem[], item: CartItem): Exclusion | null {
  const problem = saleProblem(item)
  if (problem) return problem
  if (item.au !== 1) return 'notCombinable'
  const first = items.find((each) => each.matchId === item.matchId && each.au === 1 && !saleProblem(each))
  return first === item ? null : 'sameMatch'
}

export function seriesCandidates(items: readonly CartItem[]): CartItem[] {
  return items.filter((item) => seriesExclusion(items, item) === null)
}
