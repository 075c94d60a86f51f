import { type ReactNode, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { pageScroll } from '../../../shell/page-scroll.ts'
import { useIsDesktop } from '../../../shell/use-is-desktop.ts'
import type { ListRow } from '../rules/list-rows.ts'
import { createRowWindow } from './row-window.ts'

/** As high as they are drawn, so that nothing moves when a row is measured. */
const HEIGHTS = { match: 132, champion: 60, league: 38, leagueCard: 50 } as const

type VirtualRowsProps = {
  rows: readonly ListRow[]
  matchHeight: 'match' | 'champion'
  label: string
  children: (row: ListRow) => ReactNode
  /** The matches that are drawn now, and whether the end of the list is among them. */
  onShown: (matchIds: readonly number[], isAtEnd: boolean) => void
}

export function VirtualRows({ rows, matchHeight, label, children, onShown }: VirtualRowsProps) {
  const list = useRef<HTMLDivElement>(null)
  const isDesktop = useIsDesktop()
  const [rowWindow] = useState(createRowWindow)
  const [top, setTop] = useState(0)
  const view = useSyncExternalStore(rowWindow.subscribe, rowWindow.view)

  useLayoutEffect(() => {
    if (list.current) setTop(list.current.getBoundingClientRect().top + pageScroll.current())
  }, [])
  useLayoutEffect(() => rowWindow.open(), [rowWindow])
  useLayoutEffect(() => {
    const league = isDesktop ? 'leagueCard' : 'league'
    rowWindow.show({
      rows,
      top,
      heightOf: (row) => HEIGHTS[row?.kind === 'league' ? league : matchHeight],
    })
  }, [rowWindow, rows, top, matchHeight, isDesktop])
  useLayoutEffect(() => {
    const drawn = view.items.map(({ index }) => view.rows[index])
    const shown = drawn.flatMap((row) => (row?.kind === 'match' ? [row.matchId] : []))
    onShown(shown, drawn.length > 0 && drawn.at(-1) === view.rows.at(-1))
  }, [view, onShown])

  return (
    <div ref={list} className="sports-rows" role="region" aria-label={label} style={{ height: view.height }}>
      {view.items.map(({ key, index, start }) => {
        const row = view.rows[index]
        return row ? (
          <div
            key={key}
            ref={rowWindow.measure}
            data-index={index}
            className="sports-row"
            data-kind={row.kind}
            data-last={(row.kind === 'match' ? row.isLast : row.isFolded) || undefined}
            style={{ transform: `translateY(${start - top}px)` }}
          >
            {children(row)}
          </div>
        ) : null
      })}
    </div>
  )
}
