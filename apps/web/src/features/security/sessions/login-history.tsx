import type { LoginRecord } from '@keo/contract/account-sessions'
import { Badge } from '@keo/ui/primitives/badge'
import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import { ListRow } from '@keo/ui/primitives/list-row'
import { ListRowSkeleton } from '@keo/ui/primitives/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { LoadFailed } from '../../../page-kit/load-failed.tsx'
import { sessionQueries } from './session-queries.ts'
import { RESULT_TEXTS, WAY_TEXTS } from './session-words.ts'
import { DeviceIcon, useDeviceName, Whereabouts } from './whereabouts.tsx'

export function LoginHistory() {
  return (
    <Card>
      <HistoryPage page={1} />
    </Card>
  )
}

/** A page of it, and the next one below once it is asked for. */
function HistoryPage({ page }: { page: number }) {
  const { data, isError, isFetching, refetch } = useQuery(sessionQueries.history(page))
  if (!data)
    return isError ? <LoadFailed busy={isFetching} onRetry={() => void refetch()} /> : <WaitingPage />
  return (
    <>
      {data.records.map((record) => (
        <HistoryRow key={record.id} record={record} />
      ))}
      {data.hasMore ? <NextPage page={page + 1} /> : <HistoryEnd />}
    </>
  )
}

function NextPage({ page }: { page: number }) {
  const say = useMessages()
  const [isWanted, setWanted] = useState(false)
  if (isWanted) return <HistoryPage page={page} />
  return (
    <div className="flex justify-center border-t border-line py-3">
      <Button kind="soft" size="s" onClick={() => setWanted(true)}>
        {say('sessions.historyMore')}
      </Button>
    </div>
  )
}

function HistoryEnd() {
  const say = useMessages()
  return (
    <p className="border-t border-line py-3.5 text-center text-caption text-text-3">
      {say('sessions.historyEnd')}
    </p>
  )
}

function WaitingPage() {
  const say = useMessages()
  return (
    <div role="status" aria-label={say('page.loading')}>
      <ListRowSkeleton />
      <ListRowSkeleton />
    </div>
  )
}

function HistoryRow({ record }: { record: LoginRecord }) {
  const say = useMessages()
  const nameOf = useDeviceName()
  const { text, tone } = RESULT_TEXTS[record.result]
  return (
    <ListRow
      icon={<DeviceIcon device={record.device} />}
      tile
      title={
        <span className="flex items-center gap-2">
          <span className="ell">{nameOf(record)}</span>
          <Badge tone={tone} className="flex-none">
            {say(text)}
          </Badge>
        </span>
      }
      note={<Whereabouts of={record} time={record.time} way={say(WAY_TEXTS[record.way])} />}
    />
  )
}
