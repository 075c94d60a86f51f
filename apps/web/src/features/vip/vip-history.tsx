import type { VipChange } from '@keo/contract/vip'
import { PageList } from '@keo/ui/patterns/page-list'
import { Card } from '@keo/ui/primitives/card'
import { ListRow } from '@keo/ui/primitives/list-row'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { ListRowSkeleton } from '@keo/ui/primitives/skeleton'
import { VipMedal } from '@keo/ui/product/vip-medal'
import { parseServerTime } from '@keo/units/instants'
import { useInfiniteQuery } from '@tanstack/react-query'
import { formatFullDate } from '../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { pageListProps } from '../../page-kit/page-list.ts'
import { vipQueries } from './vip-queries.ts'

/** How the level changed, newest first. */
export function VipHistory() {
  const say = useMessages()
  const query = useInfiniteQuery(vipQueries.history)
  const changes = query.data?.pages.flatMap(({ list }) => list) ?? []
  return (
    <section>
      <SectionTitle>{say('vip.history')}</SectionTitle>
      <Card className="mt-1.5 overflow-hidden">
        <PageList
          items={changes}
          keyOf={({ id }) => id}
          render={(change) => <ChangeRow change={change} />}
          {...pageListProps(query, changes.length)}
          texts={{
            empty: say('vip.history.empty'),
            error: say('vip.history.failed'),
            retry: say('vip.history.retry'),
            loading: say('vip.history.loading'),
            end: '',
          }}
          skeleton={<ListRowSkeleton />}
        />
      </Card>
    </section>
  )
}

function ChangeRow({ change: { from, to, cause, time } }: { change: VipChange }) {
  const say = useMessages()
  const language = useLanguage()
  const words = cause === 'start' ? say('vip.cause.start', { to }) : say(`vip.cause.${cause}`, { from, to })
  return (
    <ListRow
      icon={<VipMedal tier={to} size={30} />}
      title={words}
      value={formatFullDate(parseServerTime(time) ?? 0, language)}
    />
  )
}
