import type { Fraction } from '@keo/betting/fraction'
import { legFactor, type LegResult } from '@keo/betting/leg'
import { restReturn } from '@keo/betting/payout'
import { rowFactor } from '@keo/betting/series'
import type { BetLeg, BetOutcome, BetRecord } from '@keo/contract/bet-records'
import { type Currency, money, type Money, parseMoney } from '@keo/units/money'
import { parseOdds } from '@keo/units/odds'
import { SPORTS_UNITS } from '@keo/units/sports-currency'

const RESULTS: Readonly<Record<BetOutcome, Exclude<LegResult['kind'], 'deadHeat'>>> = {
  won: 'won',
  lost: 'lost',
  push: 'push',
  halfWon: 'halfWon',
  halfLost: 'halfLost',
  cancelled: 'void',
}

/** What a leg multiplies its stake by; null while it is open. */
export function factorOf({ odds, outcome }: Pick<BetLeg, 'odds' | 'outcome'>): Fraction | null {
  const exact = parseOdds(odds)
  return exact && outcome ? legFactor({ kind: RESULTS[outcome] }, exact) : null
}

const DECIMALS = 4

/** As plain decimals: whole where it can be, up to four, and an ellipsis where they go on. */
export function factorText({ top, bottom }: Fraction): string {
  const scale = 10n ** BigInt(DECIMALS)
  const cut = (top * scale) / bottom
  const isExact = cut * bottom === top * scale
  const digits = cut.toString().padStart(DECIMALS + 1, '0')
  const text = `${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`
  return isExact ? text.replace(/\.?0+$/, '') : `${text}…`
}

export type Arithmetic = {
  /** What was in play to the end. */
  readonly stake: Money
  /** One for each leg where all of them are multiplied; else the sum over the sub-bets alone. */
  readonly factors: readonly string[]
  readonly subBets: { readonly count: number; readonly each: Money } | null
  readonly returned: Money
  readonly isCapped: boolean
}

/** How a settled ticket came to its return. Null where it cannot be said exactly: a shared place, for one. */
export function arithmeticOf(bet: BetRecord, currency: Currency): Arithmetic | null {
  const read = (text: string) => parseMoney(text, currency)?.minor ?? 0n
  const legs = bet.legs.flatMap((leg) => {
    const odds = parseOdds(leg.odds)
    return odds && leg.outcome ? [{ odds, result: { kind: RESULTS[leg.outcome] } }] : []
  })
  if (bet.returned === undefined || legs.length !== bet.legs.length || legs.length === 0) return null
  // The book counts in its own steps, and cuts there.
  const { minorPerStep } = SPORTS_UNITS[currency]
  const rest = read(bet.stake) - read(bet.cashedStake)
  const { legsEach, subBets } = bet
  const exact = restReturn({ rest: rest / minorPerStep, subBets, legsEach, legs, cap: null }) * minorPerStep
  const returned = read(bet.returned)
  if (returned > exact) return null
  const factors = legs.map(({ odds, result }) => legFactor(result, odds))
  const isProduct = legsEach === legs.length
  return {
    stake: money(rest, currency),
    factors: (isProduct ? factors : [rowFactor(factors, legsEach)]).map(factorText),
    subBets: isProduct ? null : { count: subBets, each: money(rest / BigInt(subBets), currency) },
    returned: money(returned, currency),
    isCapped: returned < exact,
  }
}
