import { getMemberStatement } from '@keo/contract/console-members'
import type { ResponseOf } from '@keo/contract/define-call'
import { moneyKind } from '../../parts/money-kinds.ts'
import { PagedTable } from '../../parts/paged-table.tsx'
import type { Column } from '../../parts/table.tsx'
import { dong, signedDong } from '../../platform/figures.ts'
import { useLook } from '../../platform/look.ts'
import { usePages } from '../../platform/queries.ts'

type Line = ResponseOf<typeof getMemberStatement>['lines'][number]

export function StatementPanel({ id }: { id: string }) {
  const { say, time, language } = useLook()
  const list = usePages(getMemberStatement, { id })
  const columns: Column<Line>[] = [
    { id: 'time', head: say('common.time'), cell: (line) => <span className="num">{time(line.at)}</span> },
    {
      id: 'kind',
      head: say('members.kind'),
      cell: (line) => (
        <>
          <span title={line.kind}>{moneyKind(line.kind, language)}</span>{' '}
          <span className="meta num">{line.reference}</span>
        </>
      ),
      givesWay: true,
    },
    {
      id: 'change',
      head: say('members.change'),
      cell: (line) => signedDong(line.change),
      isFigure: true,
    },
    {
      id: 'available',
      head: say('members.available'),
      cell: (line) => dong(line.available),
      isFigure: true,
    },
  ]
  return (
    <section className="panel">
      <h2>{say('members.statement')}</h2>
      <PagedTable
        of={list}
        empty={say('members.noLines')}
        label={say('members.statement')}
        columns={columns}
        rows={list.data?.pages.flatMap((page) => page.lines) ?? []}
        idOf={(line) => String(line.seq)}
      />
    </section>
  )
}
