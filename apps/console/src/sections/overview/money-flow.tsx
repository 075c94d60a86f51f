import { FLOW_PERIODS, type FlowPeriod, getMoneyFlow } from '@keo/contract/console-overview'
import type { ResponseOf } from '@keo/contract/define-call'
import { lazy, Suspense } from 'react'
import { Empty, Waiting } from '../../parts/states.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { changed, dong, signedDong } from '../../platform/figures.ts'
import { useLook } from '../../platform/look.ts'
import { words } from './words.ts'

const FlowPlot = lazy(() => import('./flow-plot.tsx'))

type Flow = ResponseOf<typeof getMoneyFlow>

export function PeriodChoice({
  period,
  onPeriod,
}: {
  period: FlowPeriod
  onPeriod: (one: FlowPeriod) => void
}) {
  const { say } = useLook(words)
  return (
    <Tabs
      label={say('flow.period')}
      names={FLOW_PERIODS}
      current={period}
      textOf={(one) => say(`flow.${one}`)}
      onName={onPeriod}
    />
  )
}

/** In and out over the period, as a plot and as figures. */
export function MoneyPlot({ flow, period }: { flow: Flow; period: FlowPeriod }) {
  const { say, theme } = useLook(words)
  const { deposited, withdrawn } = flow.sums
  const isStill = flow.steps.every((step) => Number(step.deposited) === 0 && Number(step.withdrawn) === 0)
  return (
    <section className="panel flow">
      <div className="panel-head">
        <h2>{say('flow.title')}</h2>
        <span className="meta">{say('flow.unit')}</span>
        <span className="legend" data-colour="in">
          {say('flow.deposited')}
        </span>
        <span className="legend" data-colour="out">
          {say('flow.withdrawn')}
        </span>
        <span className="legend" data-colour="net">
          {say('flow.net')} <b className="num">{signedDong(changed(withdrawn, deposited))}</b>
        </span>
      </div>
      {isStill ? (
        <Empty>{say('flow.none')}</Empty>
      ) : (
        <>
          <Suspense fallback={<Waiting />}>
            <FlowPlot key={theme} flow={flow} period={period} />
          </Suspense>
          <FlowTable flow={flow} />
        </>
      )}
    </section>
  )
}

/** The same in figures, for who cannot see the plot or wants to read it off. */
function FlowTable({ flow: { from, stepMs, steps } }: { flow: Flow }) {
  const { say, time } = useLook(words)
  const rows = steps
    .map((step, at) => ({ ...step, at: from + at * stepMs }))
    .filter(({ deposited, withdrawn }) => Number(deposited) !== 0 || Number(withdrawn) !== 0)
  return (
    <details className="flow-table">
      <summary className="meta">{say('flow.table')}</summary>
      <table>
        <thead>
          <tr>
            <th>{say('flow.from')}</th>
            <th className="end">{say('flow.deposited')}</th>
            <th className="end">{say('flow.withdrawn')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ at, deposited, withdrawn }) => (
            <tr key={at}>
              <td className="num">{time(at)}</td>
              <td className="end num">{dong(deposited)}</td>
              <td className="end num">{dong(withdrawn)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
