import type { Cancel, Clock } from '@keo/service-kit/clock'
import type { Stage } from '../stage/stage.ts'
import type { Match } from '../world/match.ts'
import type { Board } from './board.ts'
import { type MatchTexts, type Standing, stands } from './match-texts.ts'
import type { Prepared } from '../wire/prepared.ts'

/** Whole pages, for the many who look at the same list at the same time. */
export type PageCache = {
  /** The page under this name, while it shows what it showed and nothing happened in these matches. */
  read(name: string, part: ListPart, write: () => Prepared): Prepared
  /** Whether it has not to be written. */
  isKept(name: string, part: ListPart): boolean
  close: Cancel
}

/** What a page shows of a list, and how long the whole list is. */
export type ListPart = { readonly shown: readonly Match[]; readonly total: number }

type Page = {
  standing: Standing | null
  /** It need not be looked at again before then. */
  lookedUntilMs: number
  readonly part: ListPart
  /** The last edition of the board that was seen to have the list like that. */
  edition: number
  readonly ids: ReadonlySet<number>
  readonly body: Prepared
}

const PAGES_MAX = 256
/** A page is read thousands of times a second, and grows old by the clock some times a minute. */
const LOOK_MS = 250

type Needs = {
  readonly stage: Stage
  readonly clock: Clock
  readonly board: Board
  readonly texts: MatchTexts
}

export function createPageCache({ stage, clock, board, texts }: Needs): PageCache {
  const pages = new Map<string, Page>()
  const cancels = [
    // Something happens some hundred times a second at most.
    stage.listen(({ matchId }) => {
      for (const page of pages.values()) if (page.ids.has(matchId)) fell(page)
    }),
    // Most pages show what they showed when a match elsewhere begins or ends: they are looked at again, not written.
    board.listen(() => pages.forEach(lookAgain)),
  ]

  /** Looks at the page's age now and then only; changes of its matches or of its list are notified at once. */
  function isStill(page: Page): boolean {
    const nowMs = clock.monotonicMs()
    if (nowMs < page.lookedUntilMs) return true
    const isGood = page.standing !== null && page.edition === board.edition() && stands(page.standing, clock)
    if (isGood) page.lookedUntilMs = nowMs + LOOK_MS
    return isGood
  }

  function writtenAnew(part: ListPart, write: () => Prepared): Page {
    const edition = board.edition()
    const body = write()
    const page: Page = {
      standing: part.shown.map(texts.standing).reduce(shorter, LONGEST),
      lookedUntilMs: clock.monotonicMs() + LOOK_MS,
      part,
      edition,
      ids: new Set(part.shown.map(({ id }) => id)),
      body: remembering(body, () => isStill(page)),
    }
    return page
  }

  /** A caller may still hold a dropped page; it must not count as current any more. */
  function drop(name: string): void {
    const page = pages.get(name)
    if (page) fell(page)
    pages.delete(name)
  }

  function keep(name: string, page: Page): void {
    const isNew = !pages.has(name)
    const [oldest] = pages.keys()
    if (isNew && pages.size >= PAGES_MAX && oldest !== undefined) drop(oldest)
    drop(name)
    pages.set(name, page)
  }

  /** `part` is of the board's edition of now: a page that shows the same is of that edition, too. */
  function keptPage(name: string, part: ListPart): Page | null {
    const known = pages.get(name)
    if (!known || !isSame(known.part, part)) return null
    known.edition = board.edition()
    return isStill(known) ? known : null
  }

  return {
    isKept: (name, part) => keptPage(name, part) !== null,
    read(name, part, write) {
      const known = keptPage(name, part)
      if (known) return known.body
      const page = writtenAnew(part, write)
      keep(name, page)
      return page.body
    },
    close() {
      for (const cancel of cancels) cancel()
    },
  }
}

function fell(page: Page): void {
  page.standing = null
  lookAgain(page)
}

function lookAgain(page: Page): void {
  page.lookedUntilMs = Number.NEGATIVE_INFINITY
}

function isSame(one: ListPart, other: ListPart): boolean {
  return (
    one.total === other.total &&
    one.shown.length === other.shown.length &&
    one.shown.every(({ id }, at) => id === other.shown[at]?.id)
  )
}

const LONGEST: Standing = { untilMs: Number.POSITIVE_INFINITY, until: Number.POSITIVE_INFINITY }

function shorter(one: Standing, other: Standing): Standing {
  return { untilMs: Math.min(one.untilMs, other.untilMs), until: Math.min(one.until, other.until) }
}

/** Puts each form of the body together once. */
function remembering(prepared: Prepared, isStill: () => boolean): Prepared {
  let packed: Buffer | null = null
  let plain: Buffer | null = null
  return {
    isPrepared: true,
    body: (encoding) =>
      encoding === 'gzip' ? (packed ??= prepared.body('gzip')) : (plain ??= prepared.body(null)),
    isStill,
  }
}
