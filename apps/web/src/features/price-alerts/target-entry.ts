import { type Odds, oddsText, ODDS_FORMAT, parseOdds } from '@keo/units/odds'

/** Prices are told in hundredths, and a nudge is five of them. */
const STEP = 50n
const LEAST = 1010n
const MOST = 1_000_000n
const THOUSAND = 1000

/** Decimal odds, other than the present ones; null for anything else. */
export function readTarget(text: string, odds: number): number | null {
  const read = parseOdds(text)
  return read === undefined || Number(read) === Math.round(odds * THOUSAND) ? null : Number(read) / THOUSAND
}

/** From what stands there, or from the present price where nothing readable does. */
export function stepTarget(text: string, steps: -1 | 1, odds: number): string {
  const from = parseOdds(text) ?? BigInt(Math.round(Math.max(odds, 1) * THOUSAND))
  const wanted = from + STEP * BigInt(steps)
  return oddsText((wanted < LEAST ? LEAST : wanted > MOST ? MOST : wanted) as Odds, ODDS_FORMAT.decimal)
}
