import type { ReactNode } from 'react'
import { Empty, Loaded, More } from './states.tsx'
import { Table, type TableProps } from './table.tsx'

type Paged = Parameters<typeof More>[0]['of'] & {
  data: unknown
  error: unknown
  dataUpdatedAt: number
  refetch: () => unknown
}
type Props<T> = TableProps<T> & { of: Paged; empty: ReactNode }

/** A list page by page as a table: loading, an error, nothing, or its rows and the way to more. */
export function PagedTable<T>({ of, empty, ...table }: Props<T>) {
  return (
    <>
      <Loaded of={of}>
        {() =>
          table.rows.length > 0 ? (
            <Table {...table} />
          ) : typeof empty === 'string' ? (
            <Empty>{empty}</Empty>
          ) : (
            empty
          )
        }
      </Loaded>
      <More of={of} />
    </>
  )
}
