import { pageScroll } from '../../../shell/page-scroll.ts'
import type { Cancel } from '../../../shared/time.ts'
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

/** Beyond those in view: while the list opens, and once it has been seen. */
const OVERSCAN = { first: 0, later: 5 } as const

/** Which rows are drawn: those in view and a few around them. The page scrolls, not the list. */
export function createRowWindow() {
  const listeners = new Set<() => void>()
  let shown: Shown = { rows: [], top: 0, heightOf: () => 0 }
  /** Of each row, and at the end that of the whole. */
  let starts: number[] = [0]
  let overscan: number = OVERSCAN.first
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

  function publish(): void {
    const { rows, top } = shown
    const from = pageScroll.current() - top
    const first = Math.max(0, rowAt(from) - overscan)
    const end = Math.min(rows.length, rowAt(from + innerHeight) + 1 + overscan)
    const drawn = rows.slice(first, end).map((row, at) => place(row, first + at))
    const next = { drawn, height: starts.at(-1) ?? 0, isAtEnd: rows.length > 0 && end === rows.length }
    if (isSame(view, next)) return
    view = next
    for (const run of listeners) run()
  }

  /** The frame that opened the list showed what matters; this one may take longer. */
  function widen(): void {
    overscan = OVERSCAN.later
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
      let frame = requestAnimationFrame(() => {
        publish()
        frame = requestAnimationFrame(widen)
      })
      addEventListener('scroll', publish, { passive: true })
      addEventListener('resize', publish)
      return () => {
        cancelAnimationFrame(frame)
        removeEventListener('scroll', publish)
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
