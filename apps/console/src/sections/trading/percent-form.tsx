import { Button } from '@keo/ui/primitives/button'
import { useRef, useState } from 'react'
import { useLook } from '../../platform/look.ts'
import { Field } from '../../parts/field.tsx'
import { isReason, Reason } from '../../parts/reason.tsx'
import { Refused } from '../../parts/states.tsx'
import { TwoKeys } from '../../parts/two-keys.tsx'
import { steeringWords } from './steering-words.ts'

type Props = {
  title: string
  now: number
  bound: { readonly least: number; readonly most: number }
  askedBy: string
  ask: { readonly isPending: boolean; readonly error: unknown }
  onAsk: (percent: number, reason: string) => void
}

/** Another part of the usual stakes, asked of a second person with its cause. */
export function PercentForm({ title, now, bound, askedBy, ask, onAsk }: Props) {
  const { say } = useLook(steeringWords)
  const [text, setText] = useState('')
  const [reason, setReason] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const percent = Number(text)
  const isFit = /^\d{1,3}$/.test(text) && percent >= bound.least && percent <= bound.most && percent !== now
  const send = () => (isReason(reason) ? onAsk(percent, reason) : field.current?.focus())
  return (
    <div className="percent-form">
      <p>
        {title} <span className="num strong">{now}%</span>
      </p>
      {askedBy === '' ? (
        <>
          <Field
            label={`${say('newPercent')} (${bound.least}–${bound.most})`}
            inputMode="numeric"
            value={text}
            onText={setText}
          />
          {isFit ? (
            <>
              <Reason ref={field} text={reason} onText={setReason} />
              <Button size="s" busy={ask.isPending} onClick={send}>
                {say('askSecond')}: {now}% → {percent}%
              </Button>
            </>
          ) : null}
        </>
      ) : (
        <p className="keys-row" role="status">
          <TwoKeys turned={1} /> {say('waits')} {askedBy}
        </p>
      )}
      <Refused error={ask.error} />
    </div>
  )
}
