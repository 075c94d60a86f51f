import type { SeriesRow } from '../../sportsbook/index.ts'
import type { CartItem } from './cart-item.ts'

export type BetKind = 'single' | 'series'

export type CartState = {
  readonly items: readonly CartItem[]
  readonly isOpen: boolean
  /** Null until the player chose: one selection is a single, several are a series. */
  readonly chosenKind: BetKind | null
  /** Whole units as digits, by the id of a selection or of a row of series. */
  readonly stakes: Readonly<Record<string, string>>
  /** Which of them the keypad types into. */
  readonly activeStake: string | null
  /** The rows that the provider offers for these selections together. */
  readonly rows: readonly SeriesRow[]
}

/** Selections of one match cannot be combined: until the player asks for a series, each has its own stake. */
export function kindOf({ chosenKind, items }: Pick<CartState, 'chosenKind' | 'items'>): BetKind {
  if (items.length < 2) return 'single'
  return chosenKind ?? (new Set(items.map(({ matchId }) => matchId)).size > 1 ? 'series' : 'single')
}
