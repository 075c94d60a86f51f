import { ListRowSkeleton } from '@keo/ui/primitives/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../language/messages.ts'
import type { patterns } from '../../navigation/paths.ts'
import { useHere } from '../../navigation/use-go.ts'
import { LoadFailed } from '../../page-kit/load-failed.tsx'
import { Screen } from '../../page-kit/screen.tsx'
import { HelpList } from './help-list.tsx'
import { helpQueries } from './help-queries.ts'

/** The articles of one group: by its name (`/helpsub?group=`) or its place, counted from 0 (`/service-question/{idx}`). */
export default function HelpTopicScreen() {
  const say = useMessages()
  const { query, params } = useHere<typeof patterns.serviceQuestion>()
  const { data, isError, isFetching, refetch } = useQuery(helpQueries.groups)
  const group = data?.groups.find(({ id }, place) =>
    params.idx === undefined ? id === query.get('group') : String(place) === params.idx,
  )
  const shown = group ?? data?.groups[0]
  return (
    <Screen title={shown?.name ?? say('service.help')} right="support" gutter>
      <div className="flex flex-col gap-3 pt-1 pb-6">
        {shown ? <HelpList filter={{ groupId: shown.id }} /> : null}
        {!data && isError ? <LoadFailed busy={isFetching} onRetry={() => void refetch()} /> : null}
        {!data && !isError ? (
          <div role="status" aria-label={say('page.loading')}>
            <ListRowSkeleton />
            <ListRowSkeleton />
          </div>
        ) : null}
      </div>
    </Screen>
  )
}
