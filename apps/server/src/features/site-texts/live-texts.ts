import type { TextPlace } from '@keo/contract/console-texts'
import type { Language } from '@keo/messages/languages'
import type { Bus } from '@keo/service-kit/bus'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import { isAdded } from './added-texts.ts'
import { sqlSiteTexts, type HeldText, type Written, type WrittenFields } from './site-text-store.ts'
import { sqlTextStandings, type Standing } from './text-standing-store.ts'

type Needs = { database: Database; clock: Clock; bus: Bus; tenantId: string }

const CHANGED = 'site-texts.changed'

export type LiveTexts = ReturnType<typeof createLiveTexts>

/** What people made of a place of the site, as it is at this moment. */
export type PlaceNow = {
  /** By key, the newest of those that have begun. */
  readonly written: ReadonlyMap<string, HeldText>
  /** Taken off, or at its end: players see nothing of it. */
  readonly hidden: ReadonlySet<string>
  /** Of those that somebody moved. */
  readonly positions: ReadonlyMap<string, number>
}
export const NOTHING_MADE: PlaceNow = { written: new Map(), hidden: new Set(), positions: new Map() }

/**
 * What players see of the texts that people wrote, at hand without asking: there are few, and every page reads some. Read
 * at the start and again whenever one changes, on every node.
 */
export function createLiveTexts({ database, clock, bus, tenantId }: Needs) {
  let held: readonly HeldText[] = []
  let standings: readonly Standing[] = []

  async function load(): Promise<void> {
    const { db } = database
    const read = await Promise.all([
      sqlSiteTexts(db, tenantId).published(),
      sqlTextStandings(db, tenantId).all(),
    ])
    ;[held, standings] = read
  }

  /** By key, the newest of those that have begun. */
  function inForce(place: TextPlace): ReadonlyMap<string, HeldText> {
    const at = clock.now()
    const found = new Map<string, HeldText>()
    for (const text of held)
      if (text.place === place && !found.has(text.key) && (text.publishedAt ?? 0) <= at)
        found.set(text.key, text)
    return found
  }

  function now(place: TextPlace): PlaceNow {
    const at = clock.now()
    const texts = inForce(place)
    const ended = [...texts.values()].filter(({ endsAt }) => endsAt !== null && endsAt <= at)
    const here = standings.filter((one) => one.place === place)
    const off = here.filter(({ offAt }) => offAt !== null)
    return {
      written: texts,
      hidden: new Set([...ended, ...off].map(({ key }) => key)),
      positions: new Map(here.flatMap(({ key, position }) => (position === null ? [] : [[key, position]]))),
    }
  }

  const unsubscribe = bus.subscribe(CHANGED, () => void load().catch(() => {}))
  return {
    load,
    /** After a change: read here before its writer is answered, and told to the other nodes. */
    async changed(): Promise<void> {
      await load()
      bus.publish(CHANGED, {})
    },
    inForce,
    now,
    of: (place: TextPlace, key: string): WrittenFields => inForce(place).get(key)?.fields ?? {},
    close: unsubscribe,
  }
}

/** A language that nobody wrote is read as it came with the product. */
export function written(fields: WrittenFields, name: string, shipped: Written): Written {
  const text = fields[name]
  if (!text) return shipped
  return Object.fromEntries(
    Object.entries(shipped).map(([language, own]) => [language, text[language as Language] || own]),
  ) as Written
}

/** Of a text that came with no product: who has nothing in their language reads English, or Vietnamese. */
export function readable(fields: WrittenFields, name: string): Written {
  const texts = fields[name]
  const { vi = '' } = texts ?? {}
  const rest = texts?.en || vi
  return { vi, en: rest, 'zh-CN': texts?.['zh-CN'] || rest, th: texts?.th || rest }
}

/** Those that people added and players see or, hidden, do not; the oldest first. */
export const addedNow = ({ written: texts }: PlaceNow): HeldText[] =>
  [...texts.values()].filter(isAdded).toSorted((a, b) => (a.key < b.key ? -1 : 1))

/** Texts of one row as players see them: in the order that somebody gave, those that nobody moved behind it. */
export function shownNow<Text>(
  { hidden, positions }: Pick<PlaceNow, 'hidden' | 'positions'>,
  row: readonly Text[],
  keyOf: (text: Text) => string,
): Text[] {
  const placeOf = (text: Text) => positions.get(keyOf(text)) ?? Number.MAX_SAFE_INTEGER
  return row.filter((text) => !hidden.has(keyOf(text))).toSorted((a, b) => placeOf(a) - placeOf(b))
}
