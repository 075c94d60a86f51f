import { money, type Money } from '@keo/units/money'
import type { CartItem } from '../cart/cart-item.ts'
import { saleProblem } from '../cart/series-rules.ts'
import { costOf, type StakeLine, stakeProblem } from '../cart/stake-lines.ts'

/** The one reason why the bet cannot be placed as it stands. */
export type Obstacle =
  | { readonly kind: 'offline' | 'loading' | 'tooFewLegs' | 'noStake' | 'signedOut' | 'identity' }
  | { readonly kind: 'closed' | 'suspended'; readonly item: CartItem }
  | { readonly kind: 'low' | 'high' | 'step'; readonly line: StakeLine; readonly bound: Money }
  | { readonly kind: 'short'; readonly missing: Money }

export type Standing = {
  readonly lines: readonly StakeLine[]
  readonly items: readonly CartItem[]
  readonly isSeries: boolean
  readonly isOnline: boolean
  readonly isSignedIn: boolean
  /** Undefined until it is known; the server decides anyway. */
  readonly balance: Money | undefined
  readonly isIdentified: boolean | undefined
}

/** In the order in which a player can do something about it: the bet itself, then the stake, then the account. */
export function obstacleOf(standing: Standing): Obstacle | null {
  const { lines, isSeries, isOnline, isSignedIn, isIdentified } = standing
  if (!isOnline) return { kind: 'offline' }
  const staked = lines.filter(({ stake }) => stake)
  return (
    deadOne(isSeries ? standing.items : staked.flatMap(({ legs }) => legs)) ??
    (isSeries && (lines[0]?.legs.length ?? 0) < 2 ? { kind: 'tooFewLegs' } : null) ??
    wrongStake(staked) ??
    (isSignedIn ? null : { kind: 'signedOut' as const }) ??
    (isIdentified === false ? { kind: 'identity' as const } : null) ??
    shortOf(staked, standing.balance)
  )
}

function deadOne(items: readonly CartItem[]): Obstacle | null {
  for (const item of items) {
    const kind = saleProblem(item)
    if (kind) return { kind, item }
  }
  return null
}

function wrongStake(staked: readonly StakeLine[]): Obstacle | null {
  if (staked.length === 0) return { kind: 'noStake' }
  for (const line of staked) {
    const problem = stakeProblem(line)
    if (problem?.kind === 'unknown') return { kind: 'loading' }
    if (problem) return { ...problem, line }
  }
  return null
}

function shortOf(staked: readonly StakeLine[], balance: Money | undefined): Obstacle | null {
  const cost = staked.reduce((sum, line) => sum + costOf(line), 0n)
  if (!balance || cost <= balance.minor) return null
  return { kind: 'short', missing: money(cost - balance.minor, balance.currency) }
}
