import { Button } from '@keo/ui/primitives/button'
import { EmptyState } from '@keo/ui/primitives/empty-state'
import { ListRowSkeleton } from '@keo/ui/primitives/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../language/messages.ts'
import { paths, type patterns } from '../../navigation/paths.ts'
import { useGo, useHere } from '../../navigation/use-go.ts'
import { LoadFailed } from '../../page-kit/load-failed.tsx'
import { Screen } from '../../page-kit/screen.tsx'
import { HelpList } from './help-list.tsx'
import { helpQueries } from './help-queries.ts'

/** The articles of one group: by its name (`/helpsub?group=`) or its place, counted from 0 (`/service-question/{idx}`). */
export default function HelpTopicScreen() {
  const say = useMessages()
  const { query, params } = useHere<typeof patterns.serviceQuestion>()
  const { data, isError, isFetching, refetch } = useQuery(helpQueries.groups)
  const named = params.idx ?? query.get('group')
  const shown = data?.groups.find(({ id }, place) =>
    named === null ? place === 0 : named === (params.idx === undefined ? id : String(place)),
  )
  return (
    <Screen title={shown?.name ?? say('service.help')} right="support" gutter>
      <div className="flex flex-col gap-3 pt-1 pb-6">
        {shown ? <HelpList filter={{ groupId: shown.id }} /> : null}
        {data && !shown ? <Unknown /> : null}
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

/** An old link, or a slip in it. */
function Unknown() {
  const say = useMessages()
  const go = useGo()
  return (
    <EmptyState
      title={say('helpCentre.noGroup')}
      action={
        <Button kind="primary" size="s" onClick={() => go.replace(paths.help())}>
          {say('helpCentre.toGroups')}
        </Button>
      }
    />
  )
}
