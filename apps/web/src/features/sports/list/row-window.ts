import { pageScroll } from '../../../navigation/page-scroll.ts'
import { type Cancel, clock } from '../../../platform/time.ts'
import type { ListRow } from '../rules/list-rows.ts'

export type DrawnRow = {
  readonly row: ListRow
  readonly start: number
  readonly height: number
  /** Of a league's head: as far as its rows reach, and its head stays with them. Else its own height. */
  readonly extent: number
}
export type RowView = {
  readonly drawn: readonly DrawnRow[]
  readonly height: number
  readonly isAtEnd: boolean
}

type Shown = {
  readonly rows: readonly ListRow[]
  /** Rows are as high as this says, so none is ever measured. */
  heightOf(row: ListRow): number
}

/** Rows beyond those in view: where the page is going, and where it comes from. */
const OVERSCAN = { ahead: 4, behind: 2 } as const
/** The first frame has the rows in this much of the screen, the next one has them all: each row is time before the first. */
const FIRST_SHARE = 0.7
/** What is in view comes alone; the rest once a page that slides in stands, a row at a time so that none delays a touch. */
const REST_AFTER_MS = 400
const REST_EVERY_MS = 50

/** Where the list that was looked at last begins on its page; before any was, about where it does on a phone. */
let listTop = 236

/**
 * Which rows are drawn: those in view and a few around them. The page scrolls, not the list. The first rows are those that
 * show where the page will be scrolled to, without asking the browser: a page that comes in is laid out once, with them.
 */
export function createRowWindow(shownFirst: Shown, scrolledFirst: number) {
  const listeners = new Set<() => void>()
  let shown = shownFirst
  let places = placesOf(shownFirst)
  /** What of the list is drawn, the head that stays apart. */
  let covered = { from: 0, to: 0 }
  let reach = 0
  let share = FIRST_SHARE
  let cancelRest: Cancel | null = null
  let cancelWhole: Cancel | null = null
  let lastScroll = scrolledFirst
  let isGoingUp = false
  let view = viewOf(0, 0)
  let frame = 0
  let topNow = (): number => listTop

  /** The last row that begins at or above a height of the list. */
  function rowAt(height: number): number {
    let [low, high] = [0, shown.rows.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((places.starts[middle] ?? 0) <= height) low = middle
      else high = middle - 1
    }
    return Math.max(0, low)
  }

  function place(row: ListRow, at: number): DrawnRow {
    const start = places.starts[at] ?? 0
    const height = (places.starts[at + 1] ?? start) - start
    return { row, start, height, extent: (places.ends.get(at) ?? start + height) - start }
  }

  /** The head of the league that the first row belongs to, where it is no longer among the rows itself. */
  function headOver(first: number): DrawnRow[] {
    const at = places.heads[first]
    const head = at === undefined || at === first ? undefined : shown.rows[at]
    return at === undefined || !head ? [] : [place(head, at)]
  }

  /** How many rows more are drawn above and below. */
  function around(): readonly [above: number, below: number] {
    const scroll = pageScroll.current()
    if (scroll !== lastScroll) isGoingUp = scroll < lastScroll
    lastScroll = scroll
    const [ahead, behind] = [Math.min(reach, OVERSCAN.ahead), Math.min(reach, OVERSCAN.behind)]
    return isGoingUp ? [ahead, behind] : [behind, ahead]
  }

  function viewOf(above: number, below: number): RowView {
    const { rows } = shown
    const from = lastScroll - listTop
    const start = Math.max(0, rowAt(from) - above)
    const end = Math.min(rows.length, rowAt(from + innerHeight * share) + 1 + below)
    const drawn = [...headOver(start), ...rows.slice(start, end).map((row, at) => place(row, start + at))]
    covered = { from: places.starts[start] ?? 0, to: places.starts[end] ?? 0 }
    return { drawn, height: places.starts.at(-1) ?? 0, isAtEnd: rows.length > 0 && end === rows.length }
  }

  function publish(): void {
    const next = viewOf(...around())
    if (isSame(view, next)) return
    view = next
    for (const run of listeners) run()
  }

  /** With the next frame, which lays everything out anyway; a page in motion has its place by then. */
  function measureSoon(): void {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      listTop = topNow()
      publish()
      cancelWhole ??= clock.after(0, showWhole)
    })
  }

  function showWhole(): void {
    share = 1
    publish()
  }

  function widen(): void {
    cancelRest = null
    reach += 1
    publish()
    if (reach < OVERSCAN.ahead) cancelRest = clock.after(REST_EVERY_MS, widen)
  }

  /** After a leap everything in view is new: that is enough for one frame. */
  function leap(): void {
    reach = 0
    cancelRest?.()
    cancelRest = clock.after(REST_EVERY_MS, widen)
  }

  function follow(): void {
    const at = pageScroll.current() - listTop
    share = 1
    if (view.drawn.length > 0 && (at > covered.to || at + innerHeight < covered.from)) leap()
    publish()
  }

  return {
    subscribe(run: () => void): Cancel {
      listeners.add(run)
      return () => void listeners.delete(run)
    },
    view: (): RowView => view,
    /** Follows the page until cancelled. */
    open(measureTop: () => number): Cancel {
      topNow = measureTop
      measureSoon()
      cancelRest = clock.after(REST_AFTER_MS, widen)
      addEventListener('scroll', follow, { passive: true })
      addEventListener('resize', publish)
      return () => {
        cancelAnimationFrame(frame)
        cancelWhole?.()
        cancelWhole = null
        cancelRest?.()
        cancelRest = null
        removeEventListener('scroll', follow)
        removeEventListener('resize', publish)
      }
    },
    show(next: Shown): void {
      if (next.rows === shown.rows && next.heightOf === shown.heightOf) return
      shown = next
      places = placesOf(next)
      publish()
      measureSoon()
    },
  }
}

type Places = {
  /** Of each row, and at the end that of the whole. */
  readonly starts: readonly number[]
  /** Of each row, where the head of its league is. */
  readonly heads: readonly (number | undefined)[]
  /** Of each head, where the next one begins. */
  readonly ends: ReadonlyMap<number, number>
}

function placesOf({ rows, heightOf }: Shown): Places {
  const starts = [0]
  const heads: (number | undefined)[] = []
  const ends = new Map<number, number>()
  for (const [at, row] of rows.entries()) {
    const [start = 0, head] = [starts[at], heads[at - 1]]
    const next = start + heightOf(row)
    starts.push(next)
    heads.push(row.kind === 'league' ? at : head)
    const own = heads[at]
    if (own !== undefined) ends.set(own, next)
  }
  return { starts, heads, ends }
}

function isSame(one: RowView, other: RowView): boolean {
  return (
    one.height === other.height &&
    one.isAtEnd === other.isAtEnd &&
    one.drawn.length === other.drawn.length &&
    one.drawn.every((row, at) => isSameRow(row, other.drawn[at]))
  )
}

const isSameRow = (one: DrawnRow, other: DrawnRow | undefined): boolean =>
  one.row === other?.row && one.start === other.start && one.extent === other.extent
