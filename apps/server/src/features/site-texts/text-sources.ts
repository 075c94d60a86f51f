import type { TextFact, TextField, TextPlace } from '@keo/contract/console-texts'
import type { Facts, Written, WrittenFields } from './site-text-store.ts'

/** A part of a text; without a word about it, it is needed. */
type Field = Pick<TextField, 'name' | 'kind'> & { readonly isNeeded?: boolean }

/** A text as it came with the product. */
export type ShippedText = {
  readonly key: string
  readonly name: string
  readonly fields: readonly (Field & { readonly shipped: Written })[]
  readonly facts?: Facts
}

/** What a text has besides words: one of the options, or where they are only offered, whatever fits. */
export type FactKind = Pick<TextFact, 'name' | 'kind'> & {
  readonly options: readonly { readonly value: string; readonly name: Written }[]
  fits?(value: string): boolean
}

/** Where people may add texts to those of the product, take one off and move it. */
export type OwnTexts = {
  /** What a new one is made of. */
  readonly fields: readonly Field[]
  readonly facts: readonly FactKind[]
  /** The fact by which texts stand in rows of their own; without it the place is one row. */
  readonly rowBy?: string
  /** As its Vietnamese readers know it. */
  nameOf(fields: WrittenFields): string
}

/** Where a place of the site has its texts from. */
export type TextSource = {
  list(): Promise<readonly ShippedText[]> | readonly ShippedText[]
  /** Whether a text could be shown there. */
  fits?(text: string, field: string): boolean
  readonly own?: OwnTexts
}
export type TextSources = Readonly<Record<TextPlace, TextSource>>
