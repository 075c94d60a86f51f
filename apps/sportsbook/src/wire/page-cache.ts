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
  readonly writtenMs: number
  readonly goodUntilMs: number
  readonly list: readonly Match[]
  readonly ids: ReadonlySet<number>
  readonly body: Prepared
}

/** No page is kept longer, see match-texts. */
const LONGEST_MS = 4_000
const PAGES_MAX = 256

export function createPageCache({ stage, clock }: { stage: Stage; clock: Clock }): PageCache {
  const pages = new Map<string, Page>()
  const happened = new Map<number, number>()
  const cancel = stage.listen(({ matchId }) => void happened.set(matchId, clock.monotonicMs()))

  function isGood({ writtenMs, goodUntilMs, ids }: Page, nowMs: number): boolean {
    if (nowMs >= goodUntilMs) return false
    for (const [matchId, atMs] of happened) {
      if (atMs < nowMs - LONGEST_MS) happened.delete(matchId)
      else if (atMs >= writtenMs && ids.has(matchId)) return false
    }
    return true
  }

  return {
    read(name, list, write) {
      const nowMs = clock.monotonicMs()
      const known = pages.get(name)
      if (known && known.list === list && isGood(known, nowMs)) return known.body
      const { shown, body } = write()
      const now = clock.now()
      const goodMs = shown.reduce((least, match) => Math.min(least, goodForMs(match, now)), LONGEST_MS)
      const page = {
        writtenMs: nowMs,
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
