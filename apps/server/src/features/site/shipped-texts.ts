import type { ShippedText } from '../site-texts/index.ts'
import { everywhere } from './localised.ts'
import type { SiteContent } from './site-content.ts'

/** The default line has no name of its own in the database. */
export const MAIN_LINE = 'main'

export const lineTexts = ({ lines }: SiteContent): ShippedText[] =>
  lines.map(({ line, name }) => ({
    key: line || MAIN_LINE,
    name,
    fields: [{ name: 'name', kind: 'line', shipped: everywhere(name) }],
  }))
