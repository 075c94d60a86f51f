import type { MarginClass } from './template.ts'

/** Thousands of dong. */
const LEAST = 10
const MOST_BY_TIER = [300_000, 100_000, 30_000, 10_000] as const

/** Of what a main line takes, what the others take. */
const SHARE: Readonly<Record<MarginClass, number>> = {
  asian: 0.2,
  threeWay: 0.2,
  sides: 0.15,
  special: 0.12,
  score: 0.1,
}

/** An option that has taken so many full stakes takes no more than the least. */
const FULL_STAKES = 5

/** How many full stakes of one player are borne: on a market, on all markets of a match, and to be won on a match. */
const OF_PLAYER = { market: 2, match: 4, matchWin: 5 } as const

/** What one player may stake within a day at +08:00: five thousand million dong. */
export const DAY_STAKE_MOST = 5_000_000

/** All in thousands of dong. */
export type Limits = {
  readonly least: number
  readonly most: number
  /** What `most` comes from, for everybody: the market of such a league, and that at the price of now. */
  readonly full: number
  readonly byPrice: number
  /** What the book bears to lose on the option. */
  readonly bears: number
  /** What one player may have at stake on the market and on the match, and stand to win on the match. */
  readonly marketStake: number
  readonly matchStake: number
  readonly matchWin: number
}

/**
 * Most that may be staked on an option, in thousands of dong. Above evens it is what may be won that is limited.
 * `exposure` is what the book stands to lose on the option already.
 */
export function stakeLimits(
  tier: number,
  { isMain, margin, stakes = 1 }: { isMain: boolean; margin: MarginClass; stakes?: number },
  odds: number | null,
  exposure: number,
): Limits {
  const main = (MOST_BY_TIER[tier - 1] ?? MOST_BY_TIER[3]) * stakes
  const full = main * (isMain ? 1 : SHARE[margin])
  const bears = full * FULL_STAKES
  const byPrice = odds !== null && odds > 2000 ? full / (odds / 1000 - 1) : full
  const room = Math.max(0, 1 - exposure / bears)
  return {
    least: LEAST,
    most: roundStake(byPrice * room),
    full: roundStake(full),
    byPrice: roundStake(byPrice),
    bears,
    marketStake: full * OF_PLAYER.market,
    matchStake: main * OF_PLAYER.match,
    matchWin: main * OF_PLAYER.matchWin,
  }
}

/** In whole steps of the least, and never below it. */
const roundStake = (stake: number): number => Math.max(LEAST, Math.floor(stake / LEAST) * LEAST)

/** What one player may stake, where that is another part of what everybody may. The book bears what it bears. */
export function limitsBy(factor: number, limits: Limits): Limits {
  const part = (most: number) => Math.floor(most * factor)
  return {
    ...limits,
    most: roundStake(part(limits.most)),
    marketStake: part(limits.marketStake),
    matchStake: part(limits.matchStake),
    matchWin: part(limits.matchWin),
  }
}
