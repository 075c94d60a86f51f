import { createHash } from 'node:crypto'
import type { TextPlace } from '@keo/contract/console-texts'
import type { Db } from '@keo/service-kit/db/database'
import { isAdded } from './added-texts.ts'
import { shownNow } from './live-texts.ts'
import { sqlSiteTexts, type Facts, type HeldText, type Written } from './site-text-store.ts'
import type { OwnTexts, ShippedText, TextSource } from './text-sources.ts'
import { sqlTextStandings, type Standing } from './text-standing-store.ts'

export const NOTHING: Written = { vi: '', en: '', 'zh-CN': '', th: '' }

/** A text of a place for the staff, whether players see it or not. */
export type PlaceText = ShippedText & {
  readonly isAdded: boolean
  /** Newest first. */
  readonly history: readonly HeldText[]
  readonly standing: Standing | null
  /** Keys of the row it stands in, in their order. */
  readonly keys: readonly string[]
  readonly row: Written
}

type From = {
  readonly db: Db
  readonly tenantId: string
  readonly place: TextPlace
  readonly source: TextSource
}

/** Every text of a place in the order of its rows, what was added behind what came with the product. */
export async function textsOfPlace({ db, tenantId, place, source }: From): Promise<PlaceText[]> {
  const [shipped, held, standings] = await Promise.all([
    source.list(),
    sqlSiteTexts(db, tenantId).ofPlace(place),
    sqlTextStandings(db, tenantId).ofPlace(place),
  ])
  const histories = new Map<string, readonly HeldText[]>()
  for (const text of held) histories.set(text.key, [...(histories.get(text.key) ?? []), text])
  const { own } = source
  const added = own ? [...histories.values()].filter(hasAdded).map((history) => addedText(own, history)) : []
  const standingOf = (key: string) => standings.find((one) => one.key === key) ?? null
  const texts = [...shipped, ...added].map((text) =>
    heldText(text, histories.get(text.key) ?? [], standingOf(text.key)),
  )
  return rowsOf(own, texts)
}

type Unplaced = Omit<PlaceText, 'keys' | 'row'>

const heldText = (text: ShippedText, history: readonly HeldText[], standing: Standing | null): Unplaced => ({
  ...text,
  facts: factsOf(text, history[0]),
  isAdded: isAdded(text),
  history,
  standing,
})

const hasAdded = ([newest]: readonly HeldText[]) => newest !== undefined && isAdded(newest)
const factsOf = ({ facts }: ShippedText, newest: HeldText | undefined): Facts => ({
  ...facts,
  ...newest?.facts,
})

function addedText(own: OwnTexts, [newest]: readonly HeldText[]): ShippedText {
  const { key = '', fields = {} } = newest ?? {}
  return { ...blankText(own), key, name: own.nameOf(fields) }
}

/** One that nobody has written yet. */
export const blankText = ({ fields, facts }: OwnTexts): ShippedText => ({
  key: '',
  name: '',
  fields: fields.map((field) => ({ ...field, shipped: NOTHING })),
  facts: Object.fromEntries(facts.map(({ name, options }) => [name, options[0]?.value ?? ''])),
})

const inPlace = (text: Unplaced, keys: readonly string[], row: Written): PlaceText => ({ ...text, keys, row })

function rowsOf(own: OwnTexts | undefined, texts: readonly Unplaced[]): PlaceText[] {
  const rows = own?.facts.find(({ name }) => name === own.rowBy)?.options
  const inRow = (row: readonly Unplaced[], name: Written): PlaceText[] => {
    const positions = new Map(
      row.flatMap(({ key, standing }) => (standing?.position ? [[key, standing.position]] : [])),
    )
    const ordered = shownNow({ hidden: new Set(), positions }, row, ({ key }) => key)
    const keys = ordered.map(({ key }) => key)
    return ordered.map((text) => inPlace(text, keys, name))
  }
  if (!own?.rowBy || !rows) return inRow(texts, NOTHING)
  const { rowBy } = own
  const known = new Set(rows.map(({ value }) => value))
  const lost = texts.filter(({ facts }) => !known.has(facts?.[rowBy] ?? ''))
  return [
    ...rows.flatMap(({ value, name }) =>
      inRow(
        texts.filter(({ facts }) => facts?.[rowBy] === value),
        name,
      ),
    ),
    // Whose row is gone: they are kept, and can be put into another.
    ...inRow(lost, NOTHING),
  ]
}

export const orderVersion = (keys: readonly string[]): string =>
  createHash('sha256').update(keys.join(' ')).digest('hex').slice(0, 16)
