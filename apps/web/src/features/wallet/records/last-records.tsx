import { Card } from '@keo/ui/primitives/card'
import { useInfiniteQuery } from '@tanstack/react-query'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { paths } from '../../../navigation/paths.ts'
import { useMessages } from '../../../language/messages.ts'
import { clock } from '../../../platform/time.ts'
import { useGo } from '../../../navigation/use-go.ts'
import { link } from '../../../page-kit/link.ts'
import { readFilter } from '../record-filter.ts'
import { recordQueries } from '../record-queries.ts'
import { RecordRow } from './record-row.tsx'

const SHOWN_MAX = 5

/** What moved last, beside the pages of a wide screen; nothing while nothing has. */
export function LastRecords() {
  const say = useMessages()
  const go = useGo()
  const { data } = useInfiniteQuery(recordQueries.list(readFilter(new URLSearchParams(), clock.now())))
  const page = data?.pages[0]
  if (!page || page.records.length === 0) return null
  return (
    <Card className="pt-2">
      <div className="px-3.5">
        <SectionTitle more={{ label: say('record.all'), ...link(paths.transactions()) }}>
          {say('record.last')}
        </SectionTitle>
      </div>
      {page.records.slice(0, SHOWN_MAX).map((record) => (
        <RecordRow
          key={record.seq}
          record={record}
          currency={page.currency}
          onOpen={() => go.to(paths.transactions())}
        />
      ))}
    </Card>
  )
}
