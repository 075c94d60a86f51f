import {
  type Audience,
  scheduleMailing,
  sendMailing,
  stopMailing,
  takeBackMailing,
  tryMailing,
} from '@keo/contract/console-letters'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { Field } from '../../parts/field.tsx'
import { isReason, Reason } from '../../parts/reason.tsx'
import { Refused } from '../../parts/states.tsx'
import { timeOfField } from '../../platform/field-time.ts'
import { useLook } from '../../platform/look.ts'
import { useAct } from '../../platform/queries.ts'
import { words } from './words.ts'

type At = { at: { id: string; version: number } }
type SendProps = At & { audience: Audience; isSaved: boolean }

/** Nothing goes out before its dry run was read; the button names how many it is for now. */
export function Send({ audience, at, isSaved }: SendProps) {
  const { say } = useLook(words)
  const dry = useAct(tryMailing)
  const [when, setWhen] = useState('')
  const startsAt = timeOfField(when)
  const send = useAct(sendMailing)
  const schedule = useAct(scheduleMailing)
  const found = dry.data
  const act = say(startsAt === null ? 'letters.send' : 'letters.schedule')
  return (
    <>
      <Button busy={dry.isPending} onClick={() => dry.mutate({ audience })}>
        {say('letters.try')}
      </Button>
      {found ? (
        <p>
          {say('letters.would')} <b className="num">{found.members - found.onBreak}</b>{' '}
          {say('letters.members')}
          <span className="meta">{` · ${found.onBreak} ${say('letters.onBreak')}`}</span>
        </p>
      ) : null}
      {found && !found.isWhole ? <p className="meta">{say('letters.large')}</p> : null}
      {isSaved && found ? null : <p className="meta">{say(isSaved ? 'letters.tryFirst' : 'unsaved')}</p>}
      <Field label={say('letters.when')} type="datetime-local" value={when} onText={setWhen} />
      {startsAt === null ? null : <p className="meta">{say('letters.then')}</p>}
      <Refused error={dry.error ?? (startsAt === null ? send.error : schedule.error)} />
      <Button
        kind="primary"
        disabled={!isSaved || !found}
        busy={send.isPending || schedule.isPending}
        onClick={() => (startsAt === null ? send.mutate(at) : schedule.mutate({ ...at, startsAt }))}
      >
        {found ? `${act} (${found.members - found.onBreak})` : act}
      </Button>
    </>
  )
}

/** Until it begins; then it is a draft again, with its words and its audience. */
export function TakeBack({ at }: At) {
  const { say } = useLook(words)
  const take = useAct(takeBackMailing)
  return (
    <>
      <Refused error={take.error} />
      <Button kind="outline" busy={take.isPending} onClick={() => take.mutate(at)}>
        {say('letters.takeBack')}
      </Button>
    </>
  )
}

export function Stop({ at }: At) {
  const { say } = useLook(words)
  const [reason, setReason] = useState('')
  const stop = useAct(stopMailing)
  return (
    <>
      <Reason text={reason} onText={setReason} />
      <Refused error={stop.error} />
      <Button
        kind="outline"
        disabled={!isReason(reason)}
        busy={stop.isPending}
        onClick={() => stop.mutate({ ...at, reason })}
      >
        {say('letters.stop')}
      </Button>
    </>
  )
}
