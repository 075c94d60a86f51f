import type { Cancel, Clock } from '@keo/service-kit/clock'
import type { Stage } from '../stage/stage.ts'
import type { Match } from '../world/match.ts'
import type { Board } from './board.ts'
import type { ListRequest } from './list-query.ts'
import { type MatchTexts, type Standing, stands } from './match-texts.ts'
import type { Prepared } from './prepared.ts'

/** Whole pages, for the many who look at the same list at the same time. */
export type PageCache = {
  /** The page that this very request was answered with before, while it is still good. */
  again(asked: ListRequest): Prepared | null
  /** The page under this name, while its list is still this one and nothing happened in the matches it shows. */
  read(name: string, wish: Wish): Prepared
  close: Cancel
}

type Wish = {
  readonly asked: ListRequest
  readonly list: readonly Match[]
  write(): Written
}

type Written = { readonly shown: readonly Match[]; readonly body: Prepared }

type Page = {
  standing: Standing | null
  readonly list: readonly Match[]
  /** The edition of the board that the list is of. */
  readonly edition: number
  readonly ids: ReadonlySet<number>
  readonly body: Prepared
}

const PAGES_MAX = 256

type Needs = {
  readonly stage: Stage
  readonly clock: Clock
  readonly board: Board
  readonly texts: MatchTexts
}

export function createPageCache({ stage, clock, board, texts }: Needs): PageCache {
  const pages = new Map<string, Page>()
  // A request that comes in the same words as before is the same object.
  const answered = new WeakMap<ListRequest, Page>()
  // Something happens some hundred times a second at most, and a page is read thousands of times.
  const cancel = stage.listen(({ matchId }) => {
    for (const page of pages.values()) if (page.ids.has(matchId)) page.standing = null
  })
  const isGood = ({ standing }: Page) => standing !== null && stands(standing, clock)

  function writtenAnew({ list, write }: Wish): Page {
    const edition = board.edition()
    const { shown, body } = write()
    return {
      standing: shown.map(texts.standing).reduce(shorter, LONGEST),
      list,
      edition,
      ids: new Set(shown.map(({ id }) => id)),
      body: remembering(body),
    }
  }

  return {
    again(asked) {
      const page = answered.get(asked)
      return page && page.edition === board.edition() && isGood(page) ? page.body : null
    },
    read(name, wish) {
      const known = pages.get(name)
      const isStill = known && known.list === wish.list && isGood(known)
      const page = isStill ? known : writtenAnew(wish)
      if (!isStill && pages.size >= PAGES_MAX) pages.clear()
      pages.set(name, page)
      answered.set(wish.asked, page)
      return page.body
    },
    close: cancel,
  }
}

const LONGEST: Standing = { untilMs: Number.POSITIVE_INFINITY, until: Number.POSITIVE_INFINITY }

function shorter(one: Standing, other: Standing): Standing {
  return { untilMs: Math.min(one.untilMs, other.untilMs), until: Math.min(one.until, other.until) }
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
