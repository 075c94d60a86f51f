import { Card } from '@keo/ui/primitives/card'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { ListRowSkeleton } from '@keo/ui/primitives/skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { paths } from '../../navigation/paths.ts'
import { link } from '../../page-kit/link.ts'
import { LoadFailed } from '../../page-kit/load-failed.tsx'
import { expertQueries } from './expert-queries.ts'
import { PlanRow } from './plan-row.tsx'

const SHOWN = 5

export function RecentPlans({ id, title }: { id: string; title: string }) {
  const say = useMessages()
  const query = useInfiniteQuery(expertQueries.plans(id, useLanguage()))
  const plans = query.data?.pages[0]?.items.slice(0, SHOWN)
  return (
    <section>
      <SectionTitle more={{ label: say('experts.allPlans'), ...link(paths.plans(id)) }}>{title}</SectionTitle>
      <Card className="expert-list">
        {plans ? (
          plans.map((plan) => <PlanRow key={plan.id} plan={plan} />)
        ) : query.isError ? (
          <LoadFailed onRetry={() => void query.refetch()} />
        ) : (
          Array.from({ length: 3 }, (_, index) => <ListRowSkeleton key={index} />)
        )}
        {plans?.length === 0 ? <p className="profit-empty">{say('experts.noPlans')}</p> : null}
      </Card>
    </section>
  )
}
