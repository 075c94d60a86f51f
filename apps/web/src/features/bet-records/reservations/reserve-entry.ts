import { type Currency, money, type Money, parseMoney } from '@keo/units/money'
import { type Odds, parseOdds } from '@keo/units/odds'
import type { Price } from '@keo/units/price'
import { SPORTS_UNITS } from '@keo/units/sports-currency'
import type { ReserveLimits } from '../../sportsbook/index.ts'
import { fromUnits, stakeText } from '../cash-out/cash-out-price.ts'

const HUNDREDTH = 10n

export const oddsNow = ({ odds }: ReserveLimits): Odds => BigInt(odds) as Odds
export const oddsMost = (limits: ReserveLimits): Odds => BigInt(limits.oddsMost) as Odds
/** Odds that are there already need no reservation. */
export const oddsLeast = (limits: ReserveLimits): Odds => (oddsNow(limits) + HUNDREDTH) as Odds

/** Decimal text, two places. */
export function oddsEntry(odds: Odds): string {
  const digits = (odds / HUNDREDTH).toString().padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

export function stepOdds(text: string, steps: number, limits: ReserveLimits): string {
  const wanted = (parseOdds(text) ?? oddsLeast(limits)) + HUNDREDTH * BigInt(steps)
  const [least, most] = [oddsLeast(limits), oddsMost(limits)]
  return oddsEntry((wanted < least ? least : wanted > most ? most : wanted) as Odds)
}

export const stakeLeast = (limits: ReserveLimits, currency: Currency): Money =>
  fromUnits(limits.stakeLeast, currency)

/** The least of what may be staked and what may be won (2.15), cut to whole units of the currency. */
export function stakeMost(limits: ReserveLimits, odds: Odds, currency: Currency): Money {
  const liability = fromUnits(limits.liabilityMost, currency).minor
  const byWin = odds > 1000n ? (liability * 1000n) / (odds - 1000n) : liability
  const bounds = [
    liability,
    byWin,
    ...(limits.stakeMost === undefined ? [] : [fromUnits(limits.stakeMost, currency).minor]),
  ]
  const most = bounds.reduce((one, other) => (one < other ? one : other))
  const { minorPerStep } = SPORTS_UNITS[currency]
  return money((most / minorPerStep) * minorPerStep, currency)
}

export type ReserveEntry = { readonly odds: string; readonly digits: string }
export type ReserveVerdict =
  | { readonly kind: 'fine'; readonly stake: string; readonly odds: Price }
  | { readonly kind: 'odds' | 'stake' | 'empty' }

/** Whether it can be sent, and in the book's own numbers if so. */
export function judgeEntry(
  { odds: oddsText, digits }: ReserveEntry,
  limits: ReserveLimits,
  currency: Currency,
): ReserveVerdict {
  const odds = parseOdds(oddsText)
  if (!odds || odds < oddsLeast(limits) || odds > oddsMost(limits)) return { kind: 'odds' }
  if (digits === '') return { kind: 'empty' }
  const stake = parseMoney(digits, currency)
  if (!stake) return { kind: 'stake' }
  const isStep = stake.minor % SPORTS_UNITS[currency].minorPerStep === 0n
  const isIn =
    stake.minor >= stakeLeast(limits, currency).minor &&
    stake.minor <= stakeMost(limits, odds, currency).minor
  return isStep && isIn
    ? { kind: 'fine', stake: stakeText(stake), odds: Number(odds) as Price }
    : { kind: 'stake' }
}
