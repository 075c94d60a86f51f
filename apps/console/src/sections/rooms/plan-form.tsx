import { listConsoleHosts } from '@keo/contract/console-live'
import {
  type ConsoleFixture,
  planRoom,
  type PlannedByHand,
  ROOM_TITLE_MAX,
  TALK_HOURS_MAX,
} from '@keo/contract/console-room-plans'
import type { HostId } from '@keo/contract/ids'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { Choice } from '../../parts/choice.tsx'
import { Field } from '../../parts/field.tsx'
import { isReason, Reason } from '../../parts/reason.tsx'
import { Refused } from '../../parts/states.tsx'
import { NO_TEXTS, TextFields, type Texts } from '../../parts/text-fields.tsx'
import { timeOfField } from '../../platform/field-time.ts'
import { useLook } from '../../platform/look.ts'
import { go } from '../../platform/place.ts'
import { useAct, usePages } from '../../platform/queries.ts'
import { FixtureChoice } from './fixture-choice.tsx'
import { words } from './words.ts'

type Fields = {
  kind: PlannedByHand['kind']
  fixture: ConsoleFixture | null
  titles: Texts
  startsAt: string
  hours: number
  hostId: HostId | ''
}
const EMPTY: Fields = {
  kind: 'match',
  fixture: null,
  titles: NO_TEXTS,
  startsAt: '',
  hours: 2,
  hostId: '',
}
const HOURS = Array.from({ length: TALK_HOURS_MAX }, (_, at) => String(at + 1))

/** What the form asks for; null while something of it is missing. */
function plannedBy({ kind, fixture, titles, startsAt, hours, hostId }: Fields): PlannedByHand | null {
  if (kind === 'match')
    return (
      fixture && {
        kind,
        matchId: fixture.matchId,
        leagueId: fixture.leagueId,
        hostId: hostId === '' ? null : hostId,
      }
    )
  const at = timeOfField(startsAt)
  const isNamed = Object.values(titles).every((title) => title.trim().length > 1)
  return at === null || hostId === '' || !isNamed ? null : { kind, titles, startsAt: at, hours, hostId }
}

/** A room that does not plan itself: for a match that was found, or beside sports with a name and a time. */
export function PlanForm() {
  const { say } = useLook(words)
  const [fields, setFields] = useState(EMPTY)
  const [reason, setReason] = useState('')
  const plan = useAct(planRoom, ({ id }) => go('rooms', id))
  const hosts = usePages(listConsoleHosts, {}).data?.pages.flatMap((page) => page.hosts) ?? []
  const set = (change: Partial<Fields>) => setFields({ ...fields, ...change })
  const room = plannedBy(fields)
  return (
    <aside className="decision">
      <h2>{say('plan.new')}</h2>
      <Choice
        label={say('plan.kind')}
        value={fields.kind}
        options={[
          ['match', say('plan.match')],
          ['talk', say('plan.talk')],
        ]}
        onValue={(kind) => set({ kind })}
      />
      {fields.kind === 'match' ? (
        <FixtureChoice fixture={fields.fixture} onFixture={(fixture) => set({ fixture })} />
      ) : (
        <TalkFields fields={fields} onChange={set} />
      )}
      <Choice
        label={say('rooms.host')}
        value={fields.hostId}
        options={[
          ['', say('rooms.nobody')],
          ...hosts.filter(({ isAway }) => !isAway).map(({ id, name }) => [id, name] as const),
        ]}
        onValue={(hostId) => set({ hostId })}
      />
      <p className="meta">{say('plan.note')}</p>
      <Reason text={reason} onText={setReason} />
      <Refused error={plan.error} />
      <Button
        wide
        disabled={!isReason(reason) || room === null}
        busy={plan.isPending}
        onClick={() => room && plan.mutate({ room, reason })}
      >
        {say('plan.save')}
      </Button>
    </aside>
  )
}

type TalkProps = {
  fields: Pick<Fields, 'titles' | 'startsAt' | 'hours'>
  onChange: (change: Partial<Fields>) => void
}

function TalkFields({ fields: { titles, startsAt, hours }, onChange }: TalkProps) {
  const { say } = useLook(words)
  return (
    <>
      <TextFields
        label={say('rooms.title')}
        texts={titles}
        maxLength={ROOM_TITLE_MAX}
        onTexts={(next) => onChange({ titles: next })}
      />
      <Field
        label={say('plan.starts')}
        type="datetime-local"
        value={startsAt}
        onText={(at) => onChange({ startsAt: at })}
      />
      <Choice
        label={say('plan.hours')}
        value={String(hours)}
        options={HOURS.map((count) => [count, count])}
        onValue={(count) => onChange({ hours: Number(count) })}
      />
    </>
  )
}
