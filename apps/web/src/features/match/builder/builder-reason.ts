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
export function reasonOf({ odds, product, lift, tie }: BuilderQuote): Reason | null {
  if (odds === null || product === null || lift === null) return null
  if (!tie) return { kind: 'alike' }
  const { first, second } = tie
  if (odds < product && lift > 1 + ALIKE && tie.lift > 1) return { kind: 'lower', first, second }
  if (odds > product && lift < 1 - ALIKE && tie.lift < 1) return { kind: 'higher', first, second }
  return { kind: 'alike' }
}
