import { pageScroll } from '../../../shell/page-scroll.ts'
import { type Cancel, clock } from '../../../shared/time.ts'
import type { ListRow } from '../rules/list-rows.ts'

type DrawnRow = { readonly row: ListRow; readonly start: number; readonly height: number }
export type RowView = {
  readonly drawn: readonly DrawnRow[]
  readonly height: number
  readonly isAtEnd: boolean
}

type Shown = {
  readonly rows: readonly ListRow[]
  /** Where the list begins on its page. */
  readonly top: number
  /** Rows are as high as this says, so none is ever measured. */
  heightOf(row: ListRow): number
}

/** Rows beyond those in view: where the page is going, and where it comes from. */
const OVERSCAN = { ahead: 4, behind: 2 } as const
/** What is in view comes alone; the rest once a page that slides in stands, a row at a time so that none delays a touch. */
const REST_AFTER_MS = 400
const REST_EVERY_MS = 50

/** Which rows are drawn: those in view and a few around them. The page scrolls, not the list. */
export function createRowWindow() {
  const listeners = new Set<() => void>()
  let shown: Shown = { rows: [], top: 0, heightOf: () => 0 }
  /** Of each row, and at the end that of the whole. */
  let starts: number[] = [0]
  let reach = 0
  let cancelRest: Cancel | null = null
  let lastScroll = 0
  let isGoingUp = false
  let view: RowView = { drawn: [], height: 0, isAtEnd: false }

  /** The last row that begins at or above a height of the list. */
  function rowAt(height: number): number {
    let [low, high] = [0, shown.rows.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((starts[middle] ?? 0) <= height) low = middle
      else high = middle - 1
    }
    return Math.max(0, low)
  }

  function place(row: ListRow, at: number): DrawnRow {
    const start = starts[at] ?? 0
    return { row, start, height: (starts[at + 1] ?? start) - start }
  }

  /** How many rows more are drawn above and below. */
  function around(): readonly [above: number, below: number] {
    const scroll = pageScroll.current()
    if (scroll !== lastScroll) isGoingUp = scroll < lastScroll
    lastScroll = scroll
    const [ahead, behind] = [Math.min(reach, OVERSCAN.ahead), Math.min(reach, OVERSCAN.behind)]
    return isGoingUp ? [ahead, behind] : [behind, ahead]
  }

  function publish(): void {
    const { rows, top } = shown
    const [above, below] = around()
    const from = lastScroll - top
    const first = Math.max(0, rowAt(from) - above)
    const end = Math.min(rows.length, rowAt(from + innerHeight) + 1 + below)
    const drawn = rows.slice(first, end).map((row, at) => place(row, first + at))
    const next = { drawn, height: starts.at(-1) ?? 0, isAtEnd: rows.length > 0 && end === rows.length }
    if (isSame(view, next)) return
    view = next
    for (const run of listeners) run()
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
    const { drawn } = view
    const at = pageScroll.current() - shown.top
    const [first, last] = [drawn[0], drawn.at(-1)]
    if (first && last && (at > last.start + last.height || at + innerHeight < first.start)) leap()
    publish()
  }

  return {
    subscribe(run: () => void): Cancel {
      listeners.add(run)
      return () => void listeners.delete(run)
    },
    view: (): RowView => view,
    /** Follows the page until cancelled. */
    open(): Cancel {
      // A page in motion is placed after it is drawn.
      const frame = requestAnimationFrame(publish)
      cancelRest = clock.after(REST_AFTER_MS, widen)
      addEventListener('scroll', follow, { passive: true })
      addEventListener('resize', publish)
      return () => {
        cancelAnimationFrame(frame)
        cancelRest?.()
        cancelRest = null
        removeEventListener('scroll', follow)
        removeEventListener('resize', publish)
      }
    },
    show(next: Shown): void {
      shown = next
      starts = startsOf(next)
      publish()
    },
  }
}

function startsOf({ rows, heightOf }: Shown): number[] {
  const starts = [0]
  for (const [at, row] of rows.entries()) starts.push((starts[at] ?? 0) + heightOf(row))
  return starts
}

function isSame(one: RowView, other: RowView): boolean {
  return (
    one.height === other.height &&
    one.isAtEnd === other.isAtEnd &&
    one.drawn.length === other.drawn.length &&
    one.drawn.every(({ row, start }, at) => row === other.drawn[at]?.row && start === other.drawn[at].start)
  )
}
