import { oddsOf } from '@keo/units/price'
import { fullReturn } from '@keo/betting/payout'
import { seriesRows, subBetsOf } from '@keo/betting/series'
import { type Currency, money, type Money } from '@keo/units/money'
import { fromSportsText, SPORTS_UNITS } from '@keo/units/sports-currency'
import { typedMoney } from '../../../page-kit/amounts/money-entry.ts'
import type { CartItem } from './cart-item.ts'
import { sumOf } from './cart-money.ts'
import { rowKey } from './cart-rules.ts'
import { type CartState, kindOf } from './cart-state.ts'
import { seriesCandidates } from './series-rules.ts'

/** One bet that can be staked on: a single, or a row of series over the same legs. */
export type StakeLine = {
  /** Of the selection, or of the row of series (`rowKey`). */
  readonly key: string
  readonly legsEach: number
  readonly subBets: number
  readonly legs: readonly CartItem[]
  /** For each sub-bet; null until the provider has said them. */
  readonly limits: { readonly least: Money; readonly most: Money } | null
  /** What was typed, for each sub-bet. */
  readonly stake: Money | null
}

type Lines = Pick<CartState, 'items' | 'chosenKind' | 'stakes' | 'rows'>

export function stakeLines(state: Lines, currency: Currency): StakeLine[] {
  return kindOf(state) === 'single' ? singles(state, currency) : series(state, currency)
}

function singles({ items, stakes }: Lines, currency: Currency): StakeLine[] {
  return items.map((item) => ({
    key: item.id,
    legsEach: 1,
    subBets: 1,
    legs: [item],
    limits: item.smax > 0 ? limitsOf(item.smin, item.smax, currency) : null,
    stake: typedMoney(stakes[item.id] ?? '', currency),
  }))
}

/** The rows that the provider offers, the one over all legs first; without an answer yet, that one and those with a stake. */
function series({ items, stakes, rows }: Lines, currency: Currency): StakeLine[] {
  const legs = seriesCandidates(items)
  const offered = rows.filter(({ legsEach, subBets }) => subBetsOf(legs.length, legsEach) === subBets)
  const known = offered.map(({ legsEach, subBets, stakeLeast, stakeMost }) => ({
    legsEach,
    subBets,
    limits: limitsOf(stakeLeast, stakeMost, currency),
  }))
  const shown = known.length > 0 ? known : awaited(legs.length, stakes)
  return shown
    .toSorted((one, other) => Number(other.legsEach === legs.length) - Number(one.legsEach === legs.length))
    .map(({ legsEach, subBets, limits }) => {
      const key = rowKey(legsEach, legs.length)
      return { key, legsEach, subBets, limits, legs, stake: typedMoney(stakes[key] ?? '', currency) }
    })
}

/** What stays in view while the provider has not said its rows: what is staked on is never out of sight. */
function awaited(legs: number, stakes: Lines['stakes']): Omit<StakeLine, 'key' | 'legs' | 'stake'>[] {
  const smaller = seriesRows(legs).filter(
    (row) => row.legsEach !== legs && stakes[rowKey(row.legsEach, legs)],
  )
  return [{ legsEach: legs, subBets: 1 }, ...smaller].map(({ legsEach, subBets }) => ({
    legsEach,
    subBets,
    limits: null,
  }))
}

function limitsOf(least: number, most: number, currency: Currency): StakeLine['limits'] {
  const [low, high] = [fromSportsText(String(least), currency), fromSportsText(String(most), currency)]
  return low && high ? { least: low, most: high } : null
}

/** What a line costs when it is bet. */
export function costOf({ stake, subBets }: StakeLine): bigint {
  return (stake?.minor ?? 0n) * BigInt(subBets)
}

/** What comes back when everything wins, by the provider's own function; null while a leg has no price. */
export function returnOf({ stake, legsEach, legs }: StakeLine): Money | null {
  const odds = legs.flatMap(({ betMatchMarket }) => oddsOf(betMatchMarket.odds) ?? [])
  if (!stake || odds.length < legs.length || legs.length === 0) return null
  const { minorPerStep } = SPORTS_UNITS[stake.currency]
  const unitStake = stake.minor / minorPerStep
  return money(fullReturn({ unitStake, legsEach, odds, cap: null }) * minorPerStep, stake.currency)
}

/** The same for everything that is staked. */
export function mayWin({ staked, currency, freeBet }: Staked): Money {
  const returns = staked.map((line) => returnOf(line)?.minor ?? 0n)
  return sumOf([...returns, -paidByHouse(freeBet)], currency)
}

type Staked = {
  readonly staked: readonly StakeLine[]
  readonly currency: Currency
  readonly freeBet?: { readonly amount: Money } | null
}

/** The stake of a free bet neither costs anything nor comes back. */
const paidByHouse = (freeBet: Staked['freeBet']): bigint => freeBet?.amount.minor ?? 0n

/** All that one tap places: so many bets, what they cost together, and what comes back when everything wins. */
export function dealOf(view: Staked) {
  return {
    bets: view.staked.reduce((sum, { subBets }) => sum + subBets, 0),
    cost: sumOf([...view.staked.map(costOf), -paidByHouse(view.freeBet)], view.currency),
    returns: mayWin(view),
  }
}

export type StakeProblem =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'low' | 'high' | 'step'; readonly bound: Money }

/** Why what was typed cannot be staked; null also when nothing was typed. */
export function stakeProblem({ stake, limits }: StakeLine): StakeProblem | null {
  if (!stake) return null
  if (!limits) return { kind: 'unknown' }
  const { minorPerStep } = SPORTS_UNITS[stake.currency]
  if (stake.minor < limits.least.minor) return { kind: 'low', bound: limits.least }
  if (stake.minor > limits.most.minor) return { kind: 'high', bound: limits.most }
  if (stake.minor % minorPerStep !== 0n) return { kind: 'step', bound: money(minorPerStep, stake.currency) }
  return null
}

/** The most that may be staked on this line: its limit, or what the other lines leave of the balance. */
export function mostFor(
  line: StakeLine,
  lines: readonly StakeLine[],
  balance: Money | undefined,
): Money | null {
  if (!line.limits) return null
  const { most } = line.limits
  if (!balance) return most
  const elsewhere = lines.reduce((sum, each) => sum + (each.key === line.key ? 0n : costOf(each)), 0n)
  const left = balance.minor > elsewhere ? (balance.minor - elsewhere) / BigInt(line.subBets) : 0n
  return left < most.minor ? money(left, most.currency) : most
}
