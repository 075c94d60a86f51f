import type { TextField, TextPlace } from '@keo/contract/console-texts'
import type { Written } from './site-text-store.ts'

/** A text as it came with the product. */
export type ShippedText = {
  readonly key: string
  readonly name: string
  readonly fields: readonly (Pick<TextField, 'name' | 'kind'> & { readonly shipped: Written })[]
}

/** Where a place of the site has its texts from. */
export type TextSource = {
  list(): Promise<readonly ShippedText[]> | readonly ShippedText[]
  /** Whether a text could be shown there. */
  fits?(text: string): boolean
}
export type TextSources = Readonly<Record<TextPlace, TextSource>>
