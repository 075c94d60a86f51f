import type { Clock } from '@keo/service-kit/clock'

/** Every open page asks for content again and again; the database answers at most once in this time. */
const FRESH_MS = 2_000

export type ContentCache<Content> = {
  read(): Promise<Content>
  /** The content changed: the next read goes to the database. */
  forget(): void
}

/** Concurrent readers share one query. A failed one is not kept. */
export function createContentCache<Content>(
  clock: Clock,
  load: () => Promise<Content>,
): ContentCache<Content> {
  let held: { content: Promise<Content>; readMs: number } | null = null

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
