import './overview.css'
import { type FlowPeriod, getBoard, getMoneyFlow } from '@keo/contract/console-overview'
import type { ResponseOf } from '@keo/contract/define-call'
import { useState } from 'react'
import type { ScreenProps } from '../../parts/screen.ts'
import { Loaded } from '../../parts/states.tsx'
import { useLook } from '../../platform/look.ts'
import { REFRESH_MS, useCall } from '../../platform/queries.ts'
import { Alarms } from './alarms.tsx'
import { BookTiles } from './book-tiles.tsx'
import { HeaviestMatches } from './heaviest-matches.tsx'
import { FlowTiles } from './flow-tiles.tsx'
import { MoneyPlot, PeriodChoice } from './money-flow.tsx'
import { NeedsNow } from './needs-now.tsx'
import { words } from './words.ts'

/** Where the day is seen at a glance: money, what needs somebody, what rings, and what all of it rests on. */
export default function OverviewScreen({ me }: ScreenProps) {
  const [period, setPeriod] = useState<FlowPeriod>('today')
  const flow = useCall(getMoneyFlow, { period }, REFRESH_MS)
  const mayTrade = me.permissions.includes('trading.read')
  const board = useCall(getBoard, {}, REFRESH_MS)
  return (
    <div className="overview">
      <section className="panel figures">
        <FiguresHead period={period} onPeriod={setPeriod} asOf={flow.data?.asOf} />
        <Loaded of={flow}>
          {(data) => (
            <dl className="tiles">
              <FlowTiles flow={data} />
              {mayTrade ? <BookTiles /> : null}
            </dl>
          )}
        </Loaded>
      </section>
      {flow.data ? (
        <MoneyPlot flow={flow.data} period={period} />
      ) : (
        <section className="panel flow" aria-hidden />
      )}
      <NeedsNow />
      {mayTrade ? <HeaviestMatches /> : null}
      <Loaded of={board}>
        {({ alarms, health }) => (
          <>
            <Alarms alarms={alarms} me={me} />
            <Health health={health} />
          </>
        )}
      </Loaded>
    </div>
  )
}

type HeadProps = {
  period: FlowPeriod
  onPeriod: (one: FlowPeriod) => void
  asOf: number | undefined
}

/** Which period, what it stands beside, and how fresh it is. */
function FiguresHead({ period, onPeriod, asOf }: HeadProps) {
  const { say, time } = useLook(words)
  return (
    <div className="figures-head">
      <PeriodChoice period={period} onPeriod={onPeriod} />
      <p className="meta">
        <span className="legend" data-colour="before">
          {say(`flow.before.${period}`)}
        </span>
        {asOf === undefined ? null : (
          <span>
            {say('flow.asOf')} <span className="num">{time(asOf)}</span> · {say('flow.day')}
          </span>
        )}
      </p>
    </div>
  )
}

function Health({ health }: { health: ResponseOf<typeof getBoard>['health'] }) {
  const { say } = useLook(words)
  return (
    <section className="panel vitals">
      <h2>{say('health.title')}</h2>
      <ul className="health">
        {health.map(({ name, isGood, figure }) => (
          <li key={name} data-good={isGood}>
            <span>{say(`health.${name}`)}</span>
            <span className="num">
              {figure} <span className="meta">{isGood ? say('health.good') : say('health.bad')}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
