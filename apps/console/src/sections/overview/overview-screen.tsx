import './overview.css'
import { getBoard } from '@keo/contract/console-overview'
import type { ResponseOf } from '@keo/contract/define-call'
import type { ScreenProps } from '../../parts/screen.ts'
import { Loaded } from '../../parts/states.tsx'
import { useLook } from '../../platform/look.ts'
import { REFRESH_MS, useCall } from '../../platform/queries.ts'
import { Alarms } from './alarms.tsx'
import { MoneyByHour, MoneyToday } from './money-today.tsx'
import { NeedsNow } from './needs-now.tsx'
import { words } from './words.ts'

/** Where the day is seen at a glance: money, what needs somebody, what rings, and what all of it rests on. */
export default function OverviewScreen({ me }: ScreenProps) {
  const board = useCall(getBoard, {}, REFRESH_MS)
  return (
    <Loaded of={board}>
      {({ today, alarms, health }) => (
        <div className="stack">
          <MoneyToday today={today} />
          <div className="board">
            <NeedsNow />
            <Alarms alarms={alarms} me={me} />
            <MoneyByHour today={today} />
            <Health health={health} />
          </div>
        </div>
      )}
    </Loaded>
  )
}

function Health({ health }: { health: ResponseOf<typeof getBoard>['health'] }) {
  const { say } = useLook(words)
  return (
    <section className="panel">
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
