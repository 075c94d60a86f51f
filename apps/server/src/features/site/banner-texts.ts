import { isAppPage } from '@keo/contract/app-pages'
import { writtenText } from '@keo/contract/plain-text'
import { ARTS, TONES } from '@keo/contract/site'
import {
  addedNow,
  readable,
  shownNow,
  written,
  type HeldText,
  type OwnTexts,
  type PlaceNow,
  type ShippedText,
} from '../site-texts/index.ts'
import { everywhere } from './localised.ts'
import type { HeldBanner, SiteContent } from './site-content.ts'

const FIELDS = [
  { name: 'tag', kind: 'line', isNeeded: false },
  { name: 'title', kind: 'lines' },
  { name: 'text', kind: 'line' },
] as const

/** So much a phone of 360 points shows of it. */
const MOST = { tag: 24, title: 60, text: 90 }
const WORDS = Object.fromEntries(Object.entries(MOST).map(([name, max]) => [name, writtenText({ max })]))

/** Words alone: nothing that a reader could take for markup. */
export const fitsBanner = (text: string, field: string): boolean =>
  WORDS[field]?.safeParse(text).success === true && !/[<>]/.test(text)

const UNNAMED = everywhere('')
const named = (values: readonly string[]) => values.map((value) => ({ value, name: UNNAMED }))

/** A banner of the operator: what it says, a picture of the product's, and the page that a tap opens. */
export const OWN_BANNERS: OwnTexts = {
  fields: FIELDS,
  facts: [
    { name: 'art', kind: 'art', options: named(ARTS) },
    { name: 'tone', kind: 'tone', options: named(TONES) },
    { name: 'path', kind: 'page', options: [], fits: isAppPage },
  ],
  nameOf: ({ title }) => title?.vi ?? '',
}

export const bannerTexts = ({ banners }: SiteContent): ShippedText[] =>
  banners.map((banner) => ({
    key: banner.id,
    name: banner.title.vi,
    fields: FIELDS.map((field) => Object.assign({ shipped: banner[field.name] }, field)),
    facts: { art: banner.art, tone: banner.tone, path: banner.path },
  }))

/** Those of the product and of the operator as players see them now, in their order. */
export function shownBanners(banners: readonly HeldBanner[], now: PlaceNow): HeldBanner[] {
  const shipped = banners.map((banner) => withWritten(banner, now.written.get(banner.id)))
  return shownNow(now, [...shipped, ...addedNow(now).map(addedBanner)], ({ id }) => id)
}

function withWritten(banner: HeldBanner, text: HeldText | undefined): HeldBanner {
  if (!text) return banner
  const { fields, facts } = text
  return {
    ...banner,
    tag: written(fields, 'tag', banner.tag),
    title: written(fields, 'title', banner.title),
    text: written(fields, 'text', banner.text),
    art: ARTS.find((art) => art === facts.art) ?? banner.art,
    tone: TONES.find((tone) => tone === facts.tone) ?? banner.tone,
    path: facts.path ?? banner.path,
  }
}

function addedBanner(text: HeldText): HeldBanner {
  const words = (name: string) => readable(text.fields, name)
  const [art] = ARTS
  const [tone] = TONES
  const blank = { id: text.key, line: '', art, tone, path: '/' }
  return withWritten({ ...blank, tag: words('tag'), title: words('title'), text: words('text') }, text)
}
