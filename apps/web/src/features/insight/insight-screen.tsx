import { INSIGHT_BY, type Insight, type InsightBy } from '@keo/contract/insight'
import { DownloadSimpleIcon } from '@keo/ui/icons/download-simple'
import { Segmented } from '@keo/ui/bars/segmented'
import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import { EmptyState } from '@keo/ui/primitives/empty-state'
import { ListRow } from '@keo/ui/primitives/list-row'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { ListRowSkeleton } from '@keo/ui/primitives/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '../../navigation/paths.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { link } from '../../page-kit/link.ts'
import { LoadFailed } from '../../page-kit/load-failed.tsx'
import { Screen } from '../../page-kit/screen.tsx'
import { CoachCard } from './coach-card.tsx'
import { insightQuery, useInsightFile } from './insight-queries.ts'
import { EndsCard, KindsCard } from './kinds-card.tsx'
import { MarginCard } from './margin-card.tsx'
import { OverviewCard } from './overview-card.tsx'
import { PeriodsCard } from './periods-card.tsx'

const BY_TEXTS = {
  day: 'insight.day',
  week: 'insight.week',
  month: 'insight.month',
} as const satisfies Record<InsightBy, string>

/** The member's own time and money. Open to who rests or has excluded themself, as all of safer play is. */
export default function InsightScreen() {
  const say = useMessages()
  const [by, setBy] = useState<InsightBy>('week')
  const { data, isError, isFetching, refetch } = useQuery(insightQuery(by, useLanguage()))
  return (
    <Screen title={say('insight.title')} right="support" gutter>
      <div className="flex flex-col gap-3 pt-2">
        <Segmented
          label={say('insight.by')}
          segments={INSIGHT_BY.map((key) => ({ key, label: say(BY_TEXTS[key]) }))}
          value={by}
          onChange={setBy}
        />
        <p className="px-1 text-caption text-text-2">{say('insight.zone')}</p>
        {data ? <Told insight={data} /> : null}
        {!data && isError ? <LoadFailed busy={isFetching} onRetry={() => void refetch()} /> : null}
        {!data && !isError ? (
          <Card role="status" aria-label={say('page.loading')}>
            <ListRowSkeleton />
            <ListRowSkeleton />
            <ListRowSkeleton />
          </Card>
        ) : null}
      </div>
    </Screen>
  )
}

function Told({ insight }: { insight: Insight }) {
  const say = useMessages()
  const { total, kinds } = insight
  const isEmpty = kinds.length === 0 && !Number(total.deposits) && !Number(total.withdrawals)
  if (isEmpty && total.minutes === 0)
    return <EmptyState title={say('insight.empty')} note={say('insight.emptyNote')} />
  return (
    <>
      <OverviewCard insight={insight} />
      <PeriodsCard insight={insight} />
      {kinds.length === 0 ? null : (
        <>
          <SectionTitle>{say('insight.kinds')}</SectionTitle>
          <KindsCard insight={insight} />
          <SectionTitle>{say('insight.ends')}</SectionTitle>
          <EndsCard insight={insight} />
          <SectionTitle>{say('insight.margin')}</SectionTitle>
          <MarginCard insight={insight} />
        </>
      )}
      <SectionTitle>{say('insight.coach')}</SectionTitle>
      <CoachCard insight={insight} />
      <Files by={insight.by} />
    </>
  )
}

function Files({ by }: { by: InsightBy }) {
  const say = useMessages()
  const file = useInsightFile()
  return (
    <>
      <Button busy={file.isPending} onClick={() => file.mutate(by)}>
        <DownloadSimpleIcon size={18} />
        {say('insight.file')}
      </Button>
      <Card>
        <ListRow title={say('insight.all')} {...link(paths.myData())} />
        <ListRow title={say('insight.limits')} {...link(paths.saferPlay())} />
      </Card>
    </>
  )
}
