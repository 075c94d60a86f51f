import { type ReactNode, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { pageScroll } from '../../../shell/page-scroll.ts'
import { useIsDesktop } from '../../../shell/use-is-desktop.ts'
import type { ListRow } from '../rules/list-rows.ts'
import { createRowWindow } from './row-window.ts'

/** As high as they are drawn, so that nothing has to be measured. */
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
  const view = useSyncExternalStore(rowWindow.subscribe, rowWindow.view)

  useLayoutEffect(() => {
    const league = isDesktop ? 'leagueCard' : 'league'
    rowWindow.show({
      rows,
      top: list.current ? list.current.getBoundingClientRect().top + pageScroll.current() : 0,
      heightOf: ({ kind }) => HEIGHTS[kind === 'league' ? league : matchHeight],
    })
  }, [rowWindow, rows, matchHeight, isDesktop])
  useLayoutEffect(() => rowWindow.open(), [rowWindow])
  useLayoutEffect(() => {
    const ids = view.drawn.flatMap(({ row }) => (row.kind === 'match' ? [row.matchId] : []))
    onShown(ids, view.isAtEnd)
  }, [view, onShown])

  return (
    <div ref={list} className="sports-rows" role="region" aria-label={label} style={{ height: view.height }}>
      {view.drawn.map(({ row, start, height }) => (
        <div
          key={row.key}
          className="sports-row"
          data-kind={row.kind}
          data-last={(row.kind === 'match' ? row.isLast : row.isFolded) || undefined}
          style={{ height, top: start }}
        >
          {children(row)}
        </div>
      ))}
    </div>
  )
}
