import { exportHold, getHold, type HoldRow } from '@keo/contract/console-reports'
import { Button } from '@keo/ui/primitives/button'
import { dong, signedDong } from '../../platform/figures.ts'
import { useLook } from '../../platform/look.ts'
import { Empty, Loaded, More, Refused } from '../../parts/states.tsx'
import { Table, type Column } from '../../parts/table.tsx'
import { useAct, usePages } from '../../platform/queries.ts'
import { holdText, marginText } from './hold.ts'
import { Said } from './said.tsx'
import { saveText } from '../../platform/save-text.ts'
import { words } from './words.ts'

type Span = { readonly from?: string; readonly until?: string }

/** What play left, beside what the prices were meant to leave, by day and sport. */
export function HoldMargin({ span }: { span: Span }) {
  const { say } = useLook(words)
  const list = usePages(getHold, span)
  const file = useAct(exportHold, ({ name, text }) => saveText(name, text))
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? []
  return (
    <section className="panel">
      <h2>
        {say('holdMargin')}{' '}
        <Button size="s" busy={file.isPending} onClick={() => file.mutate(span)}>
          {say('csv')}
        </Button>
      </h2>
      <Refused error={file.error} />
      <Loaded of={list}>
        {({ pages: [first] }) => (
          <>
            {rows.length === 0 ? <Empty>{say('none')}</Empty> : <Rows rows={rows} />}
            {first ? <Said of={first} /> : null}
          </>
        )}
      </Loaded>
      <More of={list} />
    </section>
  )
}

function Rows({ rows }: { rows: readonly HoldRow[] }) {
  const { say } = useLook(words)
  const nameOf = ({ key, label }: HoldRow) =>
    key === 'multiple' ? say('multiple') : label || key || say('unknown')
  const columns: Column<HoldRow>[] = [
    { id: 'day', head: say('day'), cell: ({ day }) => <span className="num">{day}</span> },
    { id: 'sport', head: say('cut.sport'), cell: nameOf, sortBy: nameOf, givesWay: true },
    {
      id: 'staked',
      head: say('staked'),
      cell: ({ staked }) => dong(staked),
      sortBy: ({ staked }) => Number(staked),
      isFigure: true,
    },
    { id: 'gross', head: say('gross'), cell: ({ gross }) => signedDong(gross), isFigure: true },
    { id: 'hold', head: say('hold'), cell: ({ gross, staked }) => holdText(gross, staked), isFigure: true },
    {
      id: 'margin',
      head: say('margin'),
      cell: ({ marginBp }) => marginText(marginBp),
      sortBy: ({ marginBp }) => marginBp ?? 0,
      isFigure: true,
    },
  ]
  return (
    <Table label={say('holdMargin')} columns={columns} rows={rows} idOf={({ day, key }) => `${day} ${key}`} />
  )
}
