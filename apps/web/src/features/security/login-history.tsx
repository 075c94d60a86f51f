import type { LoginRecord } from '@keo/contract/account-sessions'
import { PageList, type PageListState } from '@keo/ui/patterns/page-list'
import { Badge } from '@keo/ui/primitives/badge'
import { Card } from '@keo/ui/primitives/card'
import { ListRow } from '@keo/ui/primitives/list-row'
import { ListRowSkeleton } from '@keo/ui/primitives/skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMessages } from '../../shared/messages.ts'
import { sessionQueries } from './session-queries.ts'
import { RESULT_TEXTS, WAY_TEXTS } from './session-words.ts'
import { DeviceIcon, useDeviceName, Whereabouts } from './whereabouts.tsx'

export function LoginHistory() {
  const say = useMessages()
  const history = useInfiniteQuery(sessionQueries.history)
  const { hasNextPage, fetchNextPage, refetch, isFetchNextPageError } = history
  return (
    <Card>
      <PageList
        items={history.data?.pages.flatMap(({ records }) => records) ?? []}
        keyOf={({ id }) => id}
        render={(record) => <HistoryRow record={record} />}
        state={stateOf(history)}
        hasMore={hasNextPage}
        onLoadMore={() => void fetchNextPage()}
        onRetry={() => void (isFetchNextPageError ? fetchNextPage() : refetch())}
        texts={{
          empty: say('sessions.historyEmpty'),
          error: say('failed.title'),
          retry: say('site.retry'),
          loading: say('page.loading'),
          end: say('sessions.historyEnd'),
        }}
        skeleton={[0, 1, 2].map((place) => (
          <ListRowSkeleton key={place} />
        ))}
      />
    </Card>
  )
}

type Standing = { isPending: boolean; isError: boolean; isFetchingNextPage: boolean }

function stateOf({ isPending, isError, isFetchingNextPage }: Standing): PageListState {
  if (isPending) return 'loading'
  if (isFetchingNextPage) return 'loading-more'
  return isError ? 'error' : 'ready'
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
