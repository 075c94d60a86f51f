import { acknowledgeAlarm, type Alarm } from '@keo/contract/console-overview'
import type { Me } from '@keo/contract/staff'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { isReason, Reason } from '../../parts/reason.tsx'
import { Empty, Refused } from '../../parts/states.tsx'
import { useLook } from '../../platform/look.ts'
import { useAct } from '../../platform/queries.ts'
import type { TextKey } from '../../texts/vi.ts'
import { pathOfAlarm } from './pages.ts'
import { words } from './words.ts'

/** What rings, and who looks after it: urgent first. */
export function Alarms({ alarms, me }: { alarms: readonly Alarm[]; me: Me }) {
  const { say } = useLook(words)
  const urgent = alarms.filter(({ isUrgent, seenBy }) => isUrgent && seenBy === '').length
  return (
    <section className="panel rings">
      <h2 className="keys-row">
        {say('alarms.title')}
        {urgent > 0 ? (
          <span className="badge" data-urgent>
            {urgent} {say('alarms.urgent')}
          </span>
        ) : null}
      </h2>
      {alarms.length === 0 ? (
        <Empty>{say('alarms.none')}</Empty>
      ) : (
        <ul className="alarms">
          {alarms.map((alarm) => (
            <AlarmRow key={`${alarm.name} ${alarm.since}`} alarm={alarm} me={me} />
          ))}
        </ul>
      )}
    </section>
  )
}

function AlarmRow({ alarm, me }: { alarm: Alarm; me: Me }) {
  const { say, time } = useLook(words)
  const [isTaking, setIsTaking] = useState(false)
  const mayTake = alarm.seenBy === '' && me.permissions.includes('alarms.acknowledge')
  const path = pathOfAlarm(alarm)
  const about = alarm.kind === 'queue' ? say(`queue.${alarm.about}` as TextKey) : aboutOf(alarm)
  return (
    <li data-urgent={alarm.isUrgent || undefined} data-seen={alarm.seenBy !== '' || undefined}>
      <div>
        <p className="strong">
          {path === null ? say(`alarm.${alarm.kind}`) : <a href={path}>{say(`alarm.${alarm.kind}`)}</a>}
        </p>
        <p className="meta">
          {about} <span className="num">{alarm.figure}</span>
          {alarm.seenBy === '' ? '' : ` · ${say('alarms.seen')} ${alarm.seenBy}`}
        </p>
      </div>
      <span className="num meta">{time(alarm.since)}</span>
      {mayTake && !isTaking ? (
        <Button size="s" onClick={() => setIsTaking(true)}>
          {say('alarms.take')}
        </Button>
      ) : null}
      {mayTake && isTaking ? <Taking alarm={alarm} /> : null}
    </li>
  )
  function aboutOf({ kind, about: what }: Alarm): string {
    if (kind === 'jobs' || kind === 'provider') return say(`health.${what}` as 'health.jobs')
    return what
  }
}

/** Nobody takes an alarm without saying what they do about it. */
function Taking({ alarm: { name, since } }: { alarm: Alarm }) {
  const { say } = useLook(words)
  const [reason, setReason] = useState('')
  const take = useAct(acknowledgeAlarm)
  return (
    <div className="taking">
      <Reason text={reason} onText={setReason} />
      <Refused error={take.error} />
      <Button
        kind="primary"
        size="s"
        disabled={!isReason(reason)}
        busy={take.isPending}
        onClick={() => take.mutate({ name, since, reason })}
      >
        {say('alarms.take')}
      </Button>
    </div>
  )
}
