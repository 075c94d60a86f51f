import type { Cancel, Clock } from '@keo/service-kit/clock'
import type { Stage } from '../stage/stage.ts'
import type { Match } from '../world/match.ts'
import { goodForMs } from './match-texts.ts'
import type { Prepared } from './prepared.ts'

/** Whole pages, for the many who look at the same list at the same time. */
export type PageCache = {
  /** The page under this name, while its list is still this one and nothing happened in the matches it shows. */
  read(name: string, list: readonly Match[], write: () => Written): Prepared
  close: Cancel
}

type Written = { readonly shown: readonly Match[]; readonly body: Prepared }

type Page = {
  goodUntilMs: number
  readonly list: readonly Match[]
  readonly ids: ReadonlySet<number>
  readonly body: Prepared
}

/** No page is kept longer, see match-texts. */
const LONGEST_MS = 4_000
const PAGES_MAX = 256

export function createPageCache({ stage, clock }: { stage: Stage; clock: Clock }): PageCache {
  const pages = new Map<string, Page>()
  // Something happens some hundred times a second at most, and a page is read thousands of times.
  const cancel = stage.listen(({ matchId }) => {
    for (const page of pages.values()) if (page.ids.has(matchId)) page.goodUntilMs = Number.NEGATIVE_INFINITY
  })

  return {
    read(name, list, write) {
      const nowMs = clock.monotonicMs()
      const known = pages.get(name)
      if (known && known.list === list && nowMs < known.goodUntilMs) return known.body
      const { shown, body } = write()
      const now = clock.now()
      const goodMs = shown.reduce((least, match) => Math.min(least, goodForMs(match, now)), LONGEST_MS)
      const page = {
        goodUntilMs: nowMs + goodMs,
        list,
        ids: new Set(shown.map(({ id }) => id)),
        body: remembering(body),
      }
      if (pages.size >= PAGES_MAX) pages.clear()
      pages.set(name, page)
      return page.body
    },
    close: cancel,
  }
}

/** Puts each form of the body together once. */
function remembering(prepared: Prepared): Prepared {
  const bodies = new Map<'gzip' | null, Buffer>()
  return {
    isPrepared: true,
    body(encoding) {
      const known = bodies.get(encoding)
      if (known) return known
      const body = prepared.body(encoding)
      bodies.set(encoding, body)
      return body
    },
  }
}
