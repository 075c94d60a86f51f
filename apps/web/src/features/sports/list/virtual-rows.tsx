import { type ReactNode, useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { pageScroll } from '../../../navigation/page-scroll.ts'
import { useIsDesktop } from '../../../page-kit/use-is-desktop.ts'
import { usePageStart } from '../../../navigation/use-page-start.ts'
import type { ListRow } from '../rules/list-rows.ts'
import { createRowWindow, type DrawnRow } from './row-window.ts'

/** As high as they are drawn, so that nothing has to be measured. */
const HEIGHTS = { match: 132, champion: 60, league: 38, leagueCard: 50, day: 28 } as const

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
  const pageStart = usePageStart()
  const league = useIsDesktop() ? 'leagueCard' : 'league'
  const heightOf = useCallback(
    ({ kind }: ListRow) => HEIGHTS[kind === 'day' ? kind : kind === 'league' ? league : matchHeight],
    [league, matchHeight],
  )
  const [rowWindow] = useState(() => createRowWindow({ rows, heightOf }, pageStart))
  const view = useSyncExternalStore(rowWindow.subscribe, rowWindow.view)

  useLayoutEffect(() => rowWindow.show({ rows, heightOf }), [rowWindow, rows, heightOf])
  useLayoutEffect(() => rowWindow.open(() => topOf(list.current)), [rowWindow])
  useLayoutEffect(() => {
    const ids = view.drawn.flatMap(({ row }) => (row.kind === 'match' ? [row.matchId] : []))
    onShown(ids, view.isAtEnd)
  }, [view, onShown])

  return (
    <div ref={list} className="sports-rows" role="region" aria-label={label} style={{ height: view.height }}>
      {view.drawn.map((drawn) =>
        drawn.row.kind === 'league' ? (
          <LeagueHead key={drawn.row.key} drawn={drawn}>
            {children(drawn.row)}
          </LeagueHead>
        ) : (
          <div
            key={drawn.row.key}
            className="sports-row"
            data-kind={drawn.row.kind}
            data-last={isLast(drawn.row) || undefined}
            style={{ height: drawn.height, top: drawn.start }}
          >
            {children(drawn.row)}
          </div>
        ),
      )}
    </div>
  )
}

/** As long as the rows of its league, so that the browser itself keeps the head in view and lets the next one push it. */
function LeagueHead({ drawn: { row, start, height, extent }, children }: LeagueHeadProps) {
  return (
    <div className="sports-league" style={{ top: start, height: extent }}>
      <div
        className="sports-row"
        data-kind="league"
        data-last={isLast(row) || undefined}
        style={{ height }}
        onClickCapture={(event) => returnTo(event.currentTarget)}
      >
        {children}
      </div>
    </div>
  )
}

type LeagueHeadProps = { drawn: DrawnRow; children: ReactNode }

/** A head that stays while its rows scroll is folded where it belongs: else the page would show another league. */
function returnTo(head: HTMLElement): void {
  const home = head.parentElement?.getBoundingClientRect().top ?? 0
  const away = home - head.getBoundingClientRect().top
  if (away < 0) scrollBy(0, away)
}

/** Where a card ends. */
function isLast(row: ListRow): boolean {
  if (row.kind === 'day') return false
  return row.kind === 'match' ? row.isLast : row.isFolded
}

const topOf = (list: HTMLElement | null): number =>
  list ? list.getBoundingClientRect().top + pageScroll.current() : 0
