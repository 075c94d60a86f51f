import { Button } from '@keo/ui/primitives/button'
import { ListRowSkeleton } from '@keo/ui/primitives/skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useMessages } from '../../language/messages.ts'

type PanelQueryProps<Data> = { query: UseQueryResult<Data>; children: (data: Data) => ReactNode }

/** Waiting, failed or there: the three faces of everything the panel shows. */
export function PanelQuery<Data>({ query, children }: PanelQueryProps<Data>) {
  const say = useMessages()
  if (query.data !== undefined) return children(query.data)
  if (query.isPending) return <ListRowSkeleton />
  return (
    <div className="flex items-center justify-between py-2 text-callout text-text-2">
      {say('panel.failed')}
      <Button size="s" onClick={() => void query.refetch()}>
        {say('panel.retry')}
      </Button>
    </div>
  )
}
