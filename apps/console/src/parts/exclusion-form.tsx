import {
  EXCLUSION_WAYS,
  recordBreak,
  recordExclusion,
  type ExclusionWay,
} from '@keo/contract/console-exclusions'
import { BREAK_DAYS, EXCLUSION_MONTHS } from '@keo/contract/safer-play'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { useLook } from '../platform/look.ts'
import { useAct } from '../platform/queries.ts'
import { Choice } from './choice.tsx'
import { exclusionWords } from './exclusion-words.ts'
import { Field } from './field.tsx'
import { isReason, Reason } from './reason.tsx'
import { Refused } from './states.tsx'

const KINDS = ['break', 'exclusion', 'endless'] as const
type Kind = (typeof KINDS)[number]

const BOUNDS = {
  break: BREAK_DAYS,
  exclusion: EXCLUSION_MONTHS,
  endless: null,
} as const satisfies Record<Kind, { min: number; max: number } | null>

const isWithin = (text: string, bounds: { min: number; max: number } | null): boolean =>
  bounds === null || (/^\d{1,3}$/.test(text) && Number(text) >= bounds.min && Number(text) <= bounds.max)

/** What a member asked for by phone or letter, put on record by one person. There is nothing here that makes it shorter. */
export function ExclusionForm({ memberId }: { memberId: string }) {
  const { say, time } = useLook(exclusionWords)
  const [kind, setKind] = useState<Kind>('break')
  const [cameBy, setCameBy] = useState<ExclusionWay>('phone')
  const [length, setLength] = useState('')
  const [reason, setReason] = useState('')
  const done = () => setReason('')
  const aBreak = useAct(recordBreak, done)
  const exclusion = useAct(recordExclusion, done)
  const isBreak = kind === 'break'
  const { data, error, isPending } = isBreak ? aBreak : exclusion
  const put = () => {
    const asked = { memberId, cameBy, reason }
    if (isBreak) aBreak.mutate({ ...asked, days: Number(length) })
    else exclusion.mutate({ ...asked, months: kind === 'endless' ? null : Number(length) })
  }
  return (
    <>
      <Choice
        label={say('ex.kind')}
        value={kind}
        options={KINDS.map((name) => [name, say(`ex.${name}`)])}
        onValue={setKind}
      />
      {kind === 'endless' ? null : (
        <Field
          label={say(isBreak ? 'ex.days' : 'ex.months')}
          inputMode="numeric"
          value={length}
          onText={setLength}
        />
      )}
      <Choice
        label={say('ex.cameBy')}
        value={cameBy}
        options={EXCLUSION_WAYS.map((name) => [name, say(`ex.by.${name}`)])}
        onValue={setCameBy}
      />
      <Reason text={reason} onText={setReason} />
      <p className="meta">{say(isBreak ? 'ex.breakHolds' : 'ex.exclusionHolds')}</p>
      <Refused error={error} />
      <Button
        size="s"
        kind="outline"
        disabled={memberId === '' || !isReason(reason) || !isWithin(length, BOUNDS[kind])}
        busy={isPending}
        onClick={put}
      >
        {say('ex.put')}
      </Button>
      {data ? (
        <p role="status">{`${say('ex.done')} ${data.until === null ? say('ex.noEnd') : time(data.until)}`}</p>
      ) : null}
    </>
  )
}
