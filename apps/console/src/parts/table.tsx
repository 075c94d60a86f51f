import {
  flexRender,
  getCoreRowModel,
  getSortedRowModel,
  useReactTable,
  type ColumnDef,
  type Row,
  type SortingState,
} from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'

export type Column<T> = {
  readonly id: string
  readonly head: ReactNode
  readonly cell: (row: T) => ReactNode
  /** Figures stand right, in the type of figures. */
  readonly isFigure?: boolean
  /** What the column is sorted by; a column without it cannot be. */
  readonly sortBy?: (row: T) => string | number
  /** Third-rank columns are left out on narrow screens. */
  readonly isThirdRank?: boolean
  /** Second-rank columns are left out on a phone, too. */
  readonly isSecondRank?: boolean
  /** Words of any length: the column gives way to the others, and what does not fit is in the title and in what opens. */
  readonly givesWay?: boolean
}

export type TableProps<T> = {
  label: string
  columns: readonly Column<T>[]
  rows: readonly T[]
  idOf: (row: T) => string
  /** The row that is open beside the table. */
  current?: string
  onOpen?: (row: T) => void
  /** Two lines a row by design; any other table keeps to one. */
  hasTallRows?: boolean
}

/** Below this a table is drawn whole; above it only the rows in sight are. */
const DRAWN_WHOLE = 100
const ROW_HEIGHT = 34
const TALL_ROW_HEIGHT = 50

/** Every list of the console: sorted by its heads, and of many rows only those in sight are drawn. */
export function Table<T>({
  label,
  columns,
  rows,
  idOf,
  current,
  onOpen,
  hasTallRows = false,
}: TableProps<T>) {
  const [sorting, setSorting] = useState<SortingState>([])
  const scrolled = useRef<HTMLDivElement>(null)
  const defined = useMemo(() => columns.map((column) => defineColumn(column)), [columns])
  const table = useReactTable<T>({
    data: rows as T[],
    columns: defined,
    state: { sorting },
    onSortingChange: setSorting,
    getRowId: idOf,
    getCoreRowModel: getCoreRowModel(),
    getSortedRowModel: getSortedRowModel(),
  })
  const all = table.getRowModel().rows
  const isVirtual = all.length > DRAWN_WHOLE
  const virtual = useVirtualizer({
    count: all.length,
    getScrollElement: () => scrolled.current,
    estimateSize: () => (hasTallRows ? TALL_ROW_HEIGHT : ROW_HEIGHT),
    overscan: 12,
    enabled: isVirtual,
  })
  const currentAt = isVirtual ? all.findIndex(({ id }) => id === current) : -1
  useEffect(() => {
    if (currentAt >= 0) virtual.scrollToIndex(currentAt)
  }, [currentAt, virtual])
  const seen = virtual.getVirtualItems()
  const drawn = isVirtual ? seen.flatMap(({ index }) => all[index] ?? []) : all
  const before = isVirtual ? (seen[0]?.start ?? 0) : 0
  const after = isVirtual ? virtual.getTotalSize() - (seen.at(-1)?.end ?? 0) : 0
  return (
    <div
      className="table-box"
      ref={scrolled}
      data-virtual={isVirtual || undefined}
      data-tall={hasTallRows || undefined}
    >
      <table aria-label={label} aria-rowcount={all.length + 1}>
        <Heads table={table} columns={columns} />
        <tbody>
          <Gap height={before} />
          {drawn.map((row, at) => (
            <Line
              key={row.id}
              row={row}
              {...(isVirtual ? { at: seen[at]?.index ?? 0, measure: virtual.measureElement } : {})}
              columns={columns}
              isCurrent={row.id === current}
              {...(onOpen ? { onOpen } : {})}
            />
          ))}
          <Gap height={after} />
        </tbody>
      </table>
    </div>
  )
}

function defineColumn<T>({ id, cell, sortBy }: Column<T>): ColumnDef<T> {
  return {
    id,
    ...(sortBy ? { accessorFn: sortBy } : {}),
    enableSorting: sortBy !== undefined,
    cell: ({ row }) => cell(row.original),
  }
}

const classOf = <T,>(column: Column<T> | undefined) =>
  [
    column?.isFigure ? 'end num' : '',
    column?.isThirdRank ? 'third' : '',
    column?.isSecondRank ? 'second' : '',
    column?.givesWay ? 'gives' : '',
  ]
    .join(' ')
    .trim() || undefined

type HeadsProps<T> = { table: ReturnType<typeof useReactTable<T>>; columns: readonly Column<T>[] }

function Heads<T>({ table, columns }: HeadsProps<T>) {
  const SIGN = { asc: '↑', desc: '↓' }
  return (
    <thead>
      <tr>
        {table.getFlatHeaders().map(({ id, column }, at) => {
          const sorted = column.getIsSorted()
          const head = columns[at]?.head
          return (
            <th
              key={id}
              className={classOf(columns[at])}
              aria-sort={sorted === 'asc' ? 'ascending' : sorted === 'desc' ? 'descending' : undefined}
            >
              {column.getCanSort() ? (
                <button type="button" onClick={column.getToggleSortingHandler()}>
                  {head} {sorted ? SIGN[sorted] : ''}
                </button>
              ) : (
                head
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

type LineProps<T> = {
  row: Row<T>
  columns: readonly Column<T>[]
  isCurrent: boolean
  onOpen?: (row: T) => void
  /** Of a long table: which row it is, and who wants to know how high it became. */
  at?: number
  measure?: (line: Element | null) => void
}

function Line<T>({ row, columns, isCurrent, onOpen, at, measure }: LineProps<T>) {
  return (
    <tr
      ref={measure}
      data-index={at}
      aria-current={isCurrent || undefined}
      data-opens={onOpen ? true : undefined}
      onClick={onOpen ? () => onOpen(row.original) : undefined}
    >
      {row.getVisibleCells().map((cell, place) => (
        <td key={cell.id} className={classOf(columns[place])}>
          {columns[place]?.givesWay ? (
            <Cut>{flexRender(cell.column.columnDef.cell, cell.getContext())}</Cut>
          ) : (
            flexRender(cell.column.columnDef.cell, cell.getContext())
          )}
        </td>
      ))}
    </tr>
  )
}

/** Its end goes where the room ends; the title has all of it as soon as somebody points there. */
const Cut = ({ children }: { children: ReactNode }) => (
  <span className="cut">
    <span onPointerEnter={({ currentTarget: it }) => (it.title ||= it.textContent)}>{children}</span>
  </span>
)

const Gap = ({ height }: { height: number }) => (height > 0 ? <tr aria-hidden style={{ height }} /> : null)
