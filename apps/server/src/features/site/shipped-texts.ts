import { written, type ShippedText, type WrittenFields } from '../site-texts/index.ts'
import { everywhere } from './localised.ts'
import type { HeldBanner, SiteContent } from './site-content.ts'

/** The default line has no name of its own in the database. */
export const MAIN_LINE = 'main'

export const bannerTexts = ({ banners }: SiteContent): ShippedText[] =>
  banners.map(({ id, tag, title, text }) => ({
    key: id,
    name: title.vi,
    fields: [
      { name: 'tag', kind: 'line', shipped: tag },
      { name: 'title', kind: 'line', shipped: title },
      { name: 'text', kind: 'long', shipped: text },
    ],
  }))

export const lineTexts = ({ lines }: SiteContent): ShippedText[] =>
  lines.map(({ line, name }) => ({
    key: line || MAIN_LINE,
    name,
    fields: [{ name: 'name', kind: 'line', shipped: everywhere(name) }],
  }))

export const withWritten = (banner: HeldBanner, fields: WrittenFields): HeldBanner => ({
  ...banner,
  tag: written(fields, 'tag', banner.tag),
  title: written(fields, 'title', banner.title),
  text: written(fields, 'text', banner.text),
})
