import { WIRE } from '@keo/contract/wire-codes'
import { EmptyState } from '@keo/ui/primitives/empty-state'
import { Skeleton } from '@keo/ui/primitives/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { ApiRefusal } from '../../api/api-outcome.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { usePage } from '../../navigation/page-context.ts'
import { useHere } from '../../navigation/use-go.ts'
import { LoadFailed } from '../../page-kit/load-failed.tsx'
import { Screen } from '../../page-kit/screen.tsx'
import { KIND_PAGES } from './campaign-kinds.ts'
import { campaignOf } from './campaign-routes.ts'
import { campaignQueries } from './campaign-queries.ts'
import { Waiting } from './waiting.tsx'
import './campaign-rows.css'

/** One campaign: what is shown while it loads, when it fails and where nothing may be offered; then the page of its kind. */
export default function CampaignScreen() {
  const say = useMessages()
  const page = usePage()
  const query = useQuery(campaignQueries.one(campaignOf(useHere()), useLanguage()))
  const { data: campaign, error, isError, isFetching, refetch } = query
  const title = say(page?.entry.route.title ?? 'page.activityDetail')
  const waiting = (
    <Screen title={title}>
      <PageSkeleton />
    </Screen>
  )
  if (isError && !campaign)
    return (
      <Screen title={title}>
        <Failed error={error} busy={isFetching} onRetry={() => void refetch()} />
      </Screen>
    )
  if (!campaign) return waiting
  const Page = KIND_PAGES[campaign.kind]
  return (
    <Suspense fallback={waiting}>
      <Page campaign={campaign} />
    </Suspense>
  )
}

type FailedProps = { error: Error; busy: boolean; onRetry: () => void }

function Failed({ error, busy, onRetry }: FailedProps) {
  const say = useMessages()
  if (!(error instanceof ApiRefusal)) return <LoadFailed busy={busy} onRetry={onRetry} />
  if (error.code === WIRE.NOT_FOUND)
    return <EmptyState title={say('campaigns.gone')} note={say('campaigns.goneNote')} />
  // Its own words say why nothing is offered (RSP-17).
  return <EmptyState title={say('campaigns.closed')} note={error.message} />
}

function PageSkeleton() {
  return (
    <Waiting>
      <Skeleton shape="card" height={220} />
      <Skeleton shape="card" height={140} />
      <Skeleton shape="card" height={180} />
    </Waiting>
  )
}
