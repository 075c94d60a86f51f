import type { TextPlace } from '@keo/contract/console-texts'
import type { Language } from '@keo/messages/languages'
import type { Bus } from '@keo/service-kit/bus'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import { sqlSiteTexts, type HeldText, type Written, type WrittenFields } from './site-text-store.ts'

type Needs = { database: Database; clock: Clock; bus: Bus; tenantId: string }

const CHANGED = 'site-texts.changed'

export type LiveTexts = ReturnType<typeof createLiveTexts>

/**
 * What players see of the texts that people wrote, at hand without asking: there are few, and every page reads some. Read
 * at the start and again whenever one changes, on every node.
 */
export function createLiveTexts({ database, clock, bus, tenantId }: Needs) {
  let held: readonly HeldText[] = []

  async function load(): Promise<void> {
    held = await sqlSiteTexts(database.db, tenantId).published()
  }

  /** By key, the newest of those that have begun. */
  function inForce(place: TextPlace): ReadonlyMap<string, HeldText> {
    const now = clock.now()
    const found = new Map<string, HeldText>()
    for (const text of held)
      if (text.place === place && !found.has(text.key) && (text.publishedAt ?? 0) <= now)
        found.set(text.key, text)
    return found
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
