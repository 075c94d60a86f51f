import type { Clock } from '@keo/service-kit/clock'
import type { SiteContent } from './site-content.ts'

/** Every open page asks for content again and again; the database answers at most once in this time. */
const FRESH_MS = 2_000

export type ContentCache = {
  read(): Promise<SiteContent>
  /** The content changed: the next read goes to the database. */
  forget(): void
}

/** Concurrent readers share one query. A failed one is not kept. */
export function createContentCache(clock: Clock, load: () => Promise<SiteContent>): ContentCache {
  let held: { content: Promise<SiteContent>; readMs: number } | null = null

  return {
    read() {
      if (held && clock.monotonicMs() - held.readMs < FRESH_MS) return held.content
      const content = load()
      const reading = { content, readMs: clock.monotonicMs() }
      held = reading
      content.catch(() => {
        if (held === reading) held = null
      })
      return content
    },
    forget() {
      held = null
    },
  }
}
