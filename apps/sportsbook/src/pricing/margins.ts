import type { MarginClass } from './template.ts'

/** What the shares of a market's prices sum to, by the tier of the league (architecture, section 5). */
const MARGIN: Readonly<Record<MarginClass, readonly [number, number, number, number]>> = {
  asian: [1.032, 1.036, 1.041, 1.045],
  threeWay: [1.052, 1.056, 1.06, 1.064],
  sides: [1.065, 1.068, 1.07, 1.072],
  special: [1.09, 1.1, 1.11, 1.12],
  score: [1.19, 1.205, 1.22, 1.24],
}
const MORE_IN_PLAY = 0.014

/** What the shares of a market's prices sum to, before anything is taken for a rare outcome or moved by a trader. */
export function statedMargin(margin: MarginClass, tier: number, isLive: boolean): number {
  return (MARGIN[margin][tier - 1] ?? MARGIN[margin][3]) + (isLive ? MORE_IN_PLAY : 0)
}

/** A rare outcome is the one a small error of the book costs most, so it bears more of the margin. */
const MORE_PER_HALVING = 0.012
const RARE = 0.25

/** At or below this an option is locked: it would pay next to nothing. */
const LEAST_ODDS = 1010
/** Odds beyond a thousand do not fit what clients read. */
const MOST_ODDS = 1_000_000

/** The offered price in thousandths, cut to a hundredth; null when the option is locked. */
export function offeredOdds(
  share: number,
  margin: MarginClass,
  tier: number,
  isLive: boolean,
  /** What traders took more or less. */
  more = 0,
): number | null {
  if (!(share > 0)) return null
  const base = statedMargin(margin, tier, isLive) + more
  const rarity = share < RARE ? 1 + MORE_PER_HALVING * Math.log2(RARE / share) : 1
  const odds = Math.floor(100 / (share * base * rarity)) * 10
  return odds > LEAST_ODDS && odds <= MOST_ODDS ? odds : null
}
