import { observeWindowRect, type VirtualItem, Virtualizer, windowScroll } from '@tanstack/react-virtual'
import { pageScroll } from '../../../shell/page-scroll.ts'
import type { Cancel } from '../../../shared/time.ts'
import type { ListRow } from '../rules/list-rows.ts'

export type RowView = {
  readonly rows: readonly ListRow[]
  readonly items: readonly VirtualItem[]
  readonly height: number
}

type Shown = {
  readonly rows: readonly ListRow[]
  /** Where the list begins on its page. */
  readonly top: number
  heightOf(row: ListRow | undefined): number
}

const OVERSCAN = 5

/** Which rows are drawn: those in view and a few around them. The page scrolls, not the list. */
export function createRowWindow() {
  const listeners = new Set<() => void>()
  let rows: readonly ListRow[] = []
  let view: RowView = { rows, items: [], height: 0 }

  const virtualizer = new Virtualizer<Window, HTMLElement>({
    count: 0,
    getScrollElement: () => window,
    estimateSize: () => 0,
    overscan: OVERSCAN,
    observeElementRect: observeWindowRect,
    observeElementOffset: followPage,
    scrollToFn: windowScroll,
    onChange: publish,
  })

  // What the library's own hook calls once drawn, and after each drawing.
  const { _didMount: open, _willUpdate: settle } = virtualizer

  function publish(): void {
    const [items, height] = [virtualizer.getVirtualItems(), virtualizer.getTotalSize()]
    if (view.rows === rows && view.items === items && view.height === height) return
    view = { rows, items, height }
    for (const run of listeners) run()
  }

  return {
    subscribe(run: () => void): Cancel {
      listeners.add(run)
      return () => void listeners.delete(run)
    },
    view: (): RowView => view,
    open,
    show({ rows: next, top, heightOf }: Shown): void {
      rows = next
      virtualizer.setOptions({
        ...virtualizer.options,
        count: rows.length,
        estimateSize: (at) => heightOf(rows[at]),
        getItemKey: (at) => rows[at]?.key ?? at,
        scrollMargin: top,
      })
      settle()
      publish()
    },
    measure: (element: HTMLElement | null): void => virtualizer.measureElement(element),
  }
}

type Observe = NonNullable<Virtualizer<Window, HTMLElement>['options']['observeElementOffset']>

/** A page in motion is held in a frame that scrolls instead of the window. */
const followPage: Observe = (_, tell) => {
  const read = () => tell(pageScroll.current(), false)
  read()
  // The frame is placed after its page is drawn.
  const frame = requestAnimationFrame(read)
  addEventListener('scroll', read, { passive: true })
  return () => {
    cancelAnimationFrame(frame)
    removeEventListener('scroll', read)
  }
}
