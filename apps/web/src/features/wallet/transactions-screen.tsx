import { DownloadSimpleIcon } from '@keo/ui/icons/download-simple'
import { ChartLineUpIcon } from '@keo/ui/icons/chart-line-up'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { paths, withQuery } from '../../navigation/paths.ts'
import { useMessages } from '../../language/messages.ts'
import { clock } from '../../platform/time.ts'
import { toast } from '../../toasts/toast.ts'
import { Screen } from '../../page-kit/screen.tsx'
import { useGo, useHere } from '../../navigation/use-go.ts'
import { filterQuery, readFilter, type RecordFilter } from './record-filter.ts'
import { useRecordsFile } from './record-queries.ts'
import { FilterBar } from './records/filter-bar.tsx'
import { RecordDetailSheet } from './records/record-detail-sheet.tsx'
import { RecordList } from './records/record-list.tsx'

/** Everything that moved the member's money, found again by kind, state and day. */
export default function TransactionsScreen() {
  const say = useMessages()
  const go = useGo()
  const { query } = useHere()
  const filter = readFilter(query, clock.now())
  const [seq, setSeq] = useState<number | null>(null)
  const choose = (change: Partial<RecordFilter>): void =>
    go.replace(withQuery(paths.transactions(), filterQuery({ ...filter, ...change })))
  return (
    <Screen title={say('record.title')} right="support" gutter>
      <div className="flex flex-col gap-3 pt-2 pb-6">
        <FilterBar filter={filter} onChange={choose} />
        <div className="flex flex-wrap gap-2">
          <Button
            size="s"
            className="grow"
            icon={<ChartLineUpIcon size={17} />}
            onClick={() => go.to(paths.financialDetails())}
          >
            {say('financial.title')}
          </Button>
          <CsvButton filter={filter} />
        </div>
        <RecordList filter={filter} onOpen={setSeq} />
      </div>
      <RecordDetailSheet seq={seq} onClose={() => setSeq(null)} />
    </Screen>
  )
}

function CsvButton({ filter }: { filter: RecordFilter }) {
  const say = useMessages()
  const file = useRecordsFile()
  return (
    <Button
      size="s"
      className="grow"
      icon={<DownloadSimpleIcon size={17} />}
      busy={file.isPending}
      onClick={() =>
        file.mutate(filter, { onSuccess: () => toast.show(say('record.csvDone'), { kind: 'success' }) })
      }
    >
      {say('record.csv')}
    </Button>
  )
}
