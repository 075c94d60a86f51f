import type { WalletRecord } from '@keo/contract/wallet-records'
import { PageList } from '@keo/ui/patterns/page-list'
import { Card } from '@keo/ui/primitives/card'
import { ListRowSkeleton } from '@keo/ui/primitives/skeleton'
import type { Currency } from '@keo/units/money'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMessages } from '../../../language/messages.ts'
import { pageListProps, useListTexts } from '../../../page-kit/page-list.ts'
import type { RecordFilter } from '../record-filter.ts'
import { recordQueries } from '../record-queries.ts'
import { useMoneyText } from '../use-money-text.ts'
import { RecordRow } from './record-row.tsx'

type RecordListProps = { filter: RecordFilter; onOpen: (seq: number) => void }

export function RecordList({ filter, onOpen }: RecordListProps) {
  const texts = useTexts()
  const records = useInfiniteQuery(recordQueries.list(filter))
  const pages = records.data?.pages ?? []
  const currency = pages[0]?.currency ?? 'VND'
  // Pages overlap when something new came between two of them.
  const items = [...new Map(pages.flatMap((page) => page.records).map((one) => [one.seq, one])).values()]
  return (
    <>
      {pages[0] ? <Totals totals={pages[0].totals} currency={currency} /> : null}
      <Card>
        <PageList<WalletRecord>
          items={items}
          keyOf={({ seq }) => seq}
          render={(record) => <RecordRow record={record} currency={currency} onOpen={onOpen} />}
          {...pageListProps(records, items.length)}
          texts={texts}
          skeleton={
            <>
              <ListRowSkeleton />
              <ListRowSkeleton />
              <ListRowSkeleton />
            </>
          }
        />
      </Card>
    </>
  )
}

function useTexts() {
  const say = useMessages()
  return {
    ...useListTexts(),
    empty: say('record.empty'),
    emptyNote: say('record.emptyNote'),
    end: say('record.end'),
  }
}

type TotalsProps = { totals: { in: string; out: string; count: number }; currency: Currency }

/** Of everything the filter finds. */
function Totals({ totals, currency }: TotalsProps) {
  const say = useMessages()
  const textOf = useMoneyText()
  return (
    <Card className="grid grid-cols-2 gap-x-3 gap-y-1 p-3.5 text-footnote text-text-2">
      <p className="min-w-0">
        {say('record.in')}
        <span className="num break-words block text-body font-semibold text-win">
          {textOf(totals.in, currency)}
        </span>
      </p>
      <p className="min-w-0">
        {say('record.out')}
        <span className="num break-words block text-body font-semibold text-text">
          {textOf(totals.out, currency)}
        </span>
      </p>
      <p className="col-span-2 text-caption text-text-3">{say('record.count', { count: totals.count })}</p>
    </Card>
  )
}
