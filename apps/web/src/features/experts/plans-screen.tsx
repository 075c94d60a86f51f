import { Card } from '@keo/ui/primitives/card'
import { PageList } from '@keo/ui/patterns/page-list'
import { ListRowSkeleton } from '@keo/ui/primitives/skeleton'
import { WIRE } from '@keo/contract/wire-codes'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ApiRefusal } from '../../api/api-outcome.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import type { patterns } from '../../navigation/paths.ts'
import { useHere } from '../../navigation/use-go.ts'
import { pageListProps, useListTexts } from '../../page-kit/page-list.ts'
import { Screen } from '../../page-kit/screen.tsx'
import { expertQueries } from './expert-queries.ts'
import { LiveSection } from '../live-section/index.ts'
import { LoadState } from './load-state.tsx'
import { PlanRow } from './plan-row.tsx'
import './expert-parts.css'

/** `/planList/{id}`: everything an expert ever wrote, newest first. */
export default function PlansScreen() {
  const say = useMessages()
  return (
    <LiveSection title={say('page.plans')}>
      <Screen title={say('page.plans')} gutter>
        <Plans />
      </Screen>
    </LiveSection>
  )
}

function Plans() {
  const say = useMessages()
  const language = useLanguage()
  const { params } = useHere<typeof patterns.plans>()
  const query = useInfiniteQuery(expertQueries.plans(params.id, language))
  const items = query.data?.pages.flatMap((page) => page.items) ?? []
  const texts = { ...useListTexts(), empty: say('experts.noPlans') }
  const isMissing = query.error instanceof ApiRefusal && query.error.code === WIRE.NOT_FOUND
  if (isMissing) return <LoadState query={query} missing={say('experts.notFound')} />
  return (
    <Card className="expert-list">
      <PageList
        items={items}
        keyOf={({ id }) => id}
        render={(plan) => <PlanRow plan={plan} />}
        {...pageListProps(query, items.length)}
        texts={texts}
        skeleton={<Waiting />}
      />
    </Card>
  )
}

const Waiting = () => (
  <>
    <ListRowSkeleton />
    <ListRowSkeleton />
    <ListRowSkeleton />
  </>
)
