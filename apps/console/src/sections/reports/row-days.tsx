import { getReportRow } from '@keo/contract/console-reports'
import type { RequestOf, ResponseOf } from '@keo/contract/define-call'
import { dong } from '../../platform/figures.ts'
import { useLook } from '../../platform/look.ts'
import { useCall } from '../../platform/queries.ts'
import { Loaded } from '../../parts/states.tsx'
import { Table, type Column } from '../../parts/table.tsx'
import { moneyColumns } from './money-columns.tsx'
import { Said } from './said.tsx'
import { words } from './words.ts'

type Day = ResponseOf<typeof getReportRow>['days'][number]

/** One row of a cut by day, the newest first. */
export function RowDays({ asked, name }: { asked: RequestOf<typeof getReportRow>; name: string }) {
  const { say } = useLook(words)
  const found = useCall(getReportRow, asked)
  const columns: Column<Day>[] = [
    { id: 'day', head: say('day'), cell: ({ day }) => <span className="num">{day}</span> },
    { id: 'players', head: say('players'), cell: ({ players }) => players, isFigure: true },
    ...moneyColumns<Day>(say),
    { id: 'deposits', head: say('deposits'), cell: (one) => dong(one.deposits), isFigure: true },
    { id: 'withdrawals', head: say('withdrawals'), cell: (one) => dong(one.withdrawals), isFigure: true },
  ]
  return (
    <Loaded of={found}>
      {(row) => (
        <section aria-label={name}>
          <h2>{name}</h2>
          <Table label={name} columns={columns} rows={row.days.toReversed()} idOf={({ day }) => day} />
          <Said of={row} />
        </section>
      )}
    </Loaded>
  )
}
