import {
  exportReport,
  getReport,
  REPORT_CUTS,
  type ReportCut,
  type ReportSums,
} from '@keo/contract/console-reports'
import type { ResponseOf } from '@keo/contract/define-call'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { changeText, dong } from '../../platform/figures.ts'
import { useListKeys } from '../../platform/keys.ts'
import { useLook } from '../../platform/look.ts'
import { Field } from '../../parts/field.tsx'
import { Empty, Loaded, Refused } from '../../parts/states.tsx'
import { Table, type Column } from '../../parts/table.tsx'
import { useAct, useCall } from '../../platform/queries.ts'
import { Cohorts } from './cohorts.tsx'
import { HoldMargin } from './hold-margin.tsx'
import { DayPlot } from './day-plot.tsx'
import { RowDays } from './row-days.tsx'
import { Said } from './said.tsx'
import { moneyColumns } from './money-columns.tsx'
import { holdText } from './hold.ts'
import { saveText } from '../../platform/save-text.ts'
import { words } from './words.ts'
import './reports.css'

type Report = ResponseOf<typeof getReport>
type Row = Report['rows'][number]
type Day = Report['days'][number]

/** Revenue and money from the books, by day and by what it is cut by. */
export default function ReportsScreen() {
  const { say } = useLook(words)
  const [cut, setCut] = useState<ReportCut>('product')
  const [span, setSpan] = useState<{ from?: string; until?: string }>({})
  const report = useCall(getReport, { ...span, cut })
  const file = useAct(exportReport, ({ name, text }) => saveText(name, text))
  return (
    <>
      <div className="filters">
        <Field
          label={say('from')}
          type="date"
          value={span.from ?? report.data?.from ?? ''}
          onText={(from) => setSpan({ ...span, from })}
        />
        <Field
          label={say('until')}
          type="date"
          value={span.until ?? report.data?.until ?? ''}
          onText={(until) => setSpan({ ...span, until })}
        />
        <Button size="s" busy={file.isPending} onClick={() => file.mutate({ ...span, cut })}>
          {say('csv')}
        </Button>
      </div>
      <div className="report-cuts">
        {REPORT_CUTS.map((one) => (
          <button
            key={one}
            type="button"
            className="chip"
            aria-pressed={one === cut}
            onClick={() => setCut(one)}
          >
            {say(`cut.${one}`)}
          </button>
        ))}
      </div>
      <Refused error={file.error} />
      <div className="report-panels">
        <Loaded of={report}>{(found) => <Figures report={found} cut={cut} />}</Loaded>
        <HoldMargin span={span} />
        <Cohorts />
      </div>
    </>
  )
}

function Figures({ report, cut }: { report: Report; cut: ReportCut }) {
  const { say, theme } = useLook(words)
  if (report.days.length === 0) return <Empty>{say('none')}</Empty>
  return (
    <div className="report-panels">
      <Tiles total={report.total} before={report.before} />
      <section className="panel">
        <h2>
          {say('byDay')} <span className="meta">{say('millions')}</span>
        </h2>
        <DayPlot key={theme} days={report.days} />
      </section>
      <Cut key={cut} report={report} cut={cut} />
      <Days days={report.days} />
      <Said of={report} />
    </div>
  )
}

const TILES = ['staked', 'gross', 'given', 'net', 'deposits', 'withdrawals'] as const

function Tiles({ total, before }: { total: ReportSums; before: ReportSums }) {
  const { say } = useLook(words)
  return (
    <div className="report-tiles">
      {TILES.map((name) => (
        <section key={name} className="panel">
          <span className="meta">
            {say(name)} <span className="num">{changeText(total[name], before[name]) ?? ''}</span>
          </span>
          <span className="num strong">{dong(total[name])}</span>
        </section>
      ))}
      <section className="panel">
        <span className="meta">{say('hold')}</span>
        <span className="num strong">{holdText(total.gross, total.staked)}</span>
      </section>
    </div>
  )
}

/** What is cut, each row by day once it is opened. */
function Cut({ report: { rows, from, until }, cut }: { report: Report; cut: ReportCut }) {
  const { say } = useLook(words)
  const [open, setOpen] = useState<string | null>(null)
  const row = rows.find(({ key }) => key === open)
  useListKeys(
    rows.map(({ key }) => key),
    open ?? '',
    setOpen,
  )
  const nameOf = ({ key, label }: Row) => {
    if (key === 'sports' || key === 'games' || key === 'multiple') return say(key)
    return label || key || say('unknown')
  }
  const columns: Column<Row>[] = [
    { id: 'key', head: say(`cut.${cut}`), cell: nameOf, sortBy: nameOf, givesWay: true },
    { id: 'bets', head: say('bets'), cell: ({ bets }) => bets, sortBy: ({ bets }) => bets, isFigure: true },
    ...moneyColumns<Row>(say),
  ]
  return (
    <section className="panel">
      <h2>{say(`cut.${cut}`)}</h2>
      {rows.length === 0 ? (
        <Empty>{say('none')}</Empty>
      ) : (
        <Table
          label={say(`cut.${cut}`)}
          columns={columns}
          rows={rows}
          idOf={({ key }) => key}
          {...(open === null ? {} : { current: open })}
          onOpen={({ key }) => setOpen(key === open ? null : key)}
        />
      )}
      {row ? <RowDays asked={{ from, until, cut, key: row.key }} name={nameOf(row)} /> : null}
    </section>
  )
}

function Days({ days }: { days: readonly Day[] }) {
  const { say } = useLook(words)
  const columns: Column<Day>[] = [
    { id: 'day', head: say('day'), cell: ({ day }) => <span className="num">{day}</span> },
    { id: 'players', head: say('players'), cell: ({ players }) => players, isFigure: true },
    ...moneyColumns<Day>(say),
    { id: 'deposits', head: say('deposits'), cell: (one) => dong(one.deposits), isFigure: true },
    { id: 'withdrawals', head: say('withdrawals'), cell: (one) => dong(one.withdrawals), isFigure: true },
  ]
  return (
    <section className="panel">
      <h2>{say('day')}</h2>
      <Table label={say('day')} columns={columns} rows={days.toReversed()} idOf={({ day }) => day} />
    </section>
  )
}
