import { slipReturn } from '@keo/betting/payout'
import type { LegResult, PickKind, PlanResult } from '@keo/contract/experts'
import { OPTION } from '@keo/sportsbook-contract/option-types'
import type { Odds } from '@keo/units/odds'
import type { Fixture } from '../../gateways/sportsbook/sportsbook-gateway.ts'
import { outcomeOf } from '../fixtures/index.ts'

/** What a plan stakes, so that its return is exact: millionths. */
export const UNIT = 1_000_000n

export type Picked = {
  readonly kind: PickKind
  readonly optionType: number
  /** Of the picked side, in quarters. */
  readonly line: number | null
}

const OUTCOME_OPTIONS = { '1': OPTION.home, X: OPTION.draw, '2': OPTION.away } as const
const QUARTERS = 4

/** How a pick ended by the provider's result; null while nobody knows. */
export function legResult(
  pick: Picked,
  fixture: Pick<Fixture, 'sportId' | 'state' | 'score'>,
): LegResult | null {
  const { state, score } = fixture
  if (state === 'void') return 'void'
  if (state === 'open') return null
  // Over without a score that decides: nobody can be right.
  if (score === null) return 'void'
  if (pick.kind === 'winner') {
    const outcome = outcomeOf(fixture)
    if (outcome === null) return 'void'
    return OUTCOME_OPTIONS[outcome] === pick.optionType ? 'won' : 'lost'
  }
  const { home, away } = score
  const line = pick.line ?? 0
  if (pick.kind === 'total') {
    const above = QUARTERS * (home + away) - line
    return byDistance(pick.optionType === OPTION.over ? above : -above)
  }
  const ahead = pick.optionType === OPTION.home ? home - away : away - home
  return byDistance(QUARTERS * ahead + line)
}

/** So many quarters ahead of the line: a quarter line is half a stake on each neighbour. */
function byDistance(ahead: number): LegResult {
  if (ahead === 0) return 'push'
  if (Math.abs(ahead) === 1) return ahead > 0 ? 'halfWon' : 'halfLost'
  return ahead > 0 ? 'won' : 'lost'
}

type EndedLeg = { readonly price: number; readonly result: LegResult | null }
export type PlanEnd = { readonly result: PlanResult; readonly returned: bigint }

/** How a plan ended; null while a leg is open. A match that is void makes its plan void: nothing was foretold. */
export function planEnd(legs: readonly EndedLeg[]): PlanEnd | null {
  if (legs.some(({ result }) => result === 'void')) return { result: 'void', returned: UNIT }
  const ended = legs.flatMap(({ price, result }) =>
    result === null ? [] : [{ odds: BigInt(price) as Odds, result: { kind: result } }],
  )
  if (ended.length < legs.length) return null
  const returned = slipReturn({ unitStake: UNIT, legsEach: legs.length, legs: ended, cap: null })
  return { result: returned > UNIT ? 'won' : returned < UNIT ? 'lost' : 'push', returned }
}

/** Decimal odds of all legs together, in thousandths, rounded down. */
export function totalPrice(prices: readonly number[]): bigint {
  const product = prices.reduce((total, price) => total * BigInt(price), 1n)
  return product / 1000n ** BigInt(prices.length - 1)
}
