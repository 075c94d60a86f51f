import type { BuilderQuote } from '@keo/sportsbook-contract/builder'

/** How the joint price stands to the product, and between which picks that comes about. */
export type Reason =
  | { readonly kind: 'lower' | 'higher'; readonly first: number; readonly second: number }
  | { readonly kind: 'alike' }

/** Less than this is not worth a word. */
const ALIKE = 0.01

/**
 * Why the joint price differs from the product: picks that go together lower it, picks that hinder each other raise it.
 * What is left is the margin, taken once.
 */
export function reasonOf({ odds, product, lift, ties: [tie] }: BuilderQuote): Reason | null {
  if (odds === null || product === null || lift === null) return null
  if (!tie) return { kind: 'alike' }
  const { first, second } = tie
  if (odds < product && lift > 1 + ALIKE && tie.lift > 1) return { kind: 'lower', first, second }
  if (odds > product && lift < 1 - ALIKE && tie.lift < 1) return { kind: 'higher', first, second }
  return { kind: 'alike' }
}

/** Most pairs that the bar tells apart. */
const TOLD = 2

/** A pair of picks, and how much of all dependence between picks is theirs, in whole hundredths. */
export type TieShare = { readonly first: number; readonly second: number; readonly percent: number }

/** How the dependence is shared out among the pairs: the strongest by name; with one pair there is nothing to share. */
export function tieShares({ odds, ties }: Pick<BuilderQuote, 'odds' | 'ties'>): readonly TieShare[] {
  const strong = ties.filter(({ lift }) => Math.abs(Math.log(lift)) >= ALIKE)
  if (odds === null || strong.length < 2) return []
  const all = strong.reduce((sum, { lift }) => sum + Math.abs(Math.log(lift)), 0)
  return strong.slice(0, TOLD).map(({ first, second, lift }) => ({
    first,
    second,
    percent: Math.round((100 * Math.abs(Math.log(lift))) / all),
  }))
}
