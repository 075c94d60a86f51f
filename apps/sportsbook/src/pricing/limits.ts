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

export type Limits = { readonly least: number; readonly most: number }

/**
 * Most that may be staked on an option, in thousands of dong. Above evens it is what may be won that is limited.
 * `exposure` is what the book stands to lose on the option already.
 */
export function stakeLimits(
  tier: number,
  { isMain, margin }: { isMain: boolean; margin: MarginClass },
  odds: number | null,
  exposure: number,
): Limits {
  const full = (MOST_BY_TIER[tier - 1] ?? MOST_BY_TIER[3]) * (isMain ? 1 : SHARE[margin])
  const byOdds = odds !== null && odds > 2000 ? full / (odds / 1000 - 1) : full
  const room = Math.max(0, 1 - exposure / (full * FULL_STAKES))
  return { least: LEAST, most: Math.max(LEAST, Math.floor((byOdds * room) / LEAST) * LEAST) }
}
