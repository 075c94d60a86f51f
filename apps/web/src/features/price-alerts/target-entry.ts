import type { Price } from '@keo/units/price'
import { type Odds, oddsText, ODDS_FORMAT, parseOdds } from '@keo/units/odds'

/** Prices are told in hundredths, and a nudge is five of them. */
const STEP = 50n
const LEAST = 1010n
const MOST = 1_000_000n
const ONE = 1000

/** A price other than the present one; null for anything else. */
export function readTarget(text: string, odds: Price): Price | null {
  const read = parseOdds(text)
  return read === undefined || Number(read) === odds ? null : (Number(read) as Price)
}

/** From what stands there, or from the present price where nothing readable does. */
export function stepTarget(text: string, steps: -1 | 1, odds: Price): string {
  const from = parseOdds(text) ?? BigInt(Math.max(odds, ONE))
  const wanted = from + STEP * BigInt(steps)
  return oddsText((wanted < LEAST ? LEAST : wanted > MOST ? MOST : wanted) as Odds, ODDS_FORMAT.decimal)
}
