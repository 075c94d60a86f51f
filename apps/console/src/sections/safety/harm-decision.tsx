import {
  askHarmLimit,
  closeHarmMark,
  giveHarmBreak,
  messageHarmMember,
  type HarmEvidence,
} from '@keo/contract/console-safety'
import { HARM_OUTCOMES, type HarmOutcome } from '@keo/contract/harm-markers'
import { BREAK_DAYS } from '@keo/contract/safer-play'
import type { Me } from '@keo/contract/staff'
import { Button } from '@keo/ui/primitives/button'
import { useRef, useState } from 'react'
import { dong } from '../../platform/figures.ts'
import { useLook } from '../../platform/look.ts'
import { Field } from '../../parts/field.tsx'
import { isReason, Reason } from '../../parts/reason.tsx'
import { Refused } from '../../parts/states.tsx'
import { TwoKeys } from '../../parts/two-keys.tsx'
import { useAct } from '../../platform/queries.ts'
import { words } from './words.ts'

const WEEK = '7'

/** One act against the harm, then what came of it. Nothing happens without a reason. */
export function HarmDecision({ mark, me }: { mark: HarmEvidence; me: Me }) {
  const { say, time } = useLook(words)
  const [reason, setReason] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  if (mark.state === 'closed' || !me.permissions.includes('safety.decide')) return null
  const withReason = (run: () => void) => () => (isReason(reason) ? run() : field.current?.focus())
  const acting = { mark, reason, withReason, onDone: () => setReason('') }
  return (
    <section className="panel">
      <p className="meta">{say('offersEnd')}</p>
      {mark.breakUntil ? <p>{`${say('onBreak')} ${time(mark.breakUntil)}`}</p> : null}
      {mark.approvalId ? (
        <p className="keys-row">
          <TwoKeys turned={1} /> {say('waitsSecond')}
        </p>
      ) : null}
      <Reason ref={field} text={reason} onText={setReason} />
      {mark.state === 'open' || mark.actedBy === '' ? <Acts {...acting} /> : null}
      <Closing {...acting} />
    </section>
  )
}

type Acting = {
  mark: HarmEvidence
  reason: string
  withReason: (run: () => void) => () => void
  onDone: () => void
}

function Acts({ mark: { id, approvalId }, reason, withReason, onDone }: Acting) {
  const { say } = useLook(words)
  const [days, setDays] = useState(WEEK)
  const [amount, setAmount] = useState('')
  const message = useAct(messageHarmMember, onDone)
  const giveBreak = useAct(giveHarmBreak, onDone)
  const limit = useAct(askHarmLimit, onDone)
  const isBreak = /^\d+$/.test(days) && Number(days) >= BREAK_DAYS.min && Number(days) <= BREAK_DAYS.max
  const isAmount = /^[1-9]\d{3,11}$/.test(amount)
  return (
    <>
      <Refused error={message.error ?? giveBreak.error ?? limit.error} />
      <Button size="s" busy={message.isPending} onClick={withReason(() => message.mutate({ id, reason }))}>
        {say('sendMessage')}
      </Button>
      <Field label={say('breakDays')} inputMode="numeric" value={days} onText={setDays} />
      <Button
        size="s"
        kind="outline"
        disabled={!isBreak}
        busy={giveBreak.isPending}
        onClick={withReason(() => giveBreak.mutate({ id, days: Number(days), reason }))}
      >
        {`${say('giveBreak')}: ${days}`}
      </Button>
      {approvalId ? null : (
        <>
          <Field label={say('limitAmount')} inputMode="numeric" value={amount} onText={setAmount} />
          <Button
            size="s"
            kind="outline"
            disabled={!isAmount}
            busy={limit.isPending}
            onClick={withReason(() => limit.mutate({ id, amount: `${amount}.00`, reason }))}
          >
            {`${say('askLimit')}: ${isAmount ? dong(amount) : '—'} ₫`}
          </Button>
        </>
      )}
    </>
  )
}

function Closing({ mark, reason, withReason, onDone }: Acting) {
  const { say } = useLook(words)
  const [outcome, setOutcome] = useState<HarmOutcome>('playsLess')
  const close = useAct(closeHarmMark, onDone)
  return (
    <>
      <label className="field">
        {say('outcome')}
        <select value={outcome} onChange={({ target }) => setOutcome(target.value as HarmOutcome)}>
          {HARM_OUTCOMES.map((one) => (
            <option key={one} value={one}>
              {say(`outcome.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <Refused error={close.error} />
      <Button
        kind="primary"
        busy={close.isPending}
        onClick={withReason(() => close.mutate({ id: mark.id, outcome, reason }))}
      >
        {say('close')}
      </Button>
    </>
  )
}
