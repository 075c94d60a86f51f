import { askChannelLimits, switchChannel, type ConsoleChannel } from '@keo/contract/console-money'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { Field } from '../../parts/field.tsx'
import { isReason, Reason } from '../../parts/reason.tsx'
import { Refused } from '../../parts/states.tsx'
import { TwoKeys } from '../../parts/two-keys.tsx'
import { useLook } from '../../platform/look.ts'
import { useAct } from '../../platform/queries.ts'
import { words } from './words.ts'

type Typed = Record<'min' | 'max' | 'monthMax' | 'gift' | 'fee', string>

const typedOf = ({ min, max, monthMax, giftBp, feeBp }: ConsoleChannel): Typed => ({
  min,
  max,
  monthMax: monthMax ?? '',
  gift: String(giftBp / 100),
  fee: String(feeBp / 100),
})

const AMOUNT = /^\d{1,13}(\.\d{1,6})?$/
const PERCENT = /^\d{1,2}(\.\d{1,2})?$/
const areTyped = ({ min, max, monthMax, gift, fee }: Typed): boolean =>
  [min, max].every((text) => AMOUNT.test(text)) &&
  (monthMax === '' || AMOUNT.test(monthMax)) &&
  [gift, fee].every((text) => PERCENT.test(text))

const sentOf = ({ min, max, monthMax, gift, fee }: Typed) => ({
  min,
  max,
  monthMax: monthMax || null,
  giftBp: Math.round(Number(gift) * 100),
  feeBp: Math.round(Number(fee) * 100),
})

/** One person opens and closes a way in; other limits, gifts and fees take two. */
export function ChannelSettings({ channel }: { channel: ConsoleChannel }) {
  const { say } = useLook(words)
  const { id, isOpen, askedBy } = channel
  const [reason, setReason] = useState('')
  const [typed, setTyped] = useState(() => typedOf(channel))
  const turn = useAct(switchChannel, () => setReason(''))
  const ask = useAct(askChannelLimits, () => setReason(''))
  const isOther = JSON.stringify(typed) !== JSON.stringify(typedOf(channel))
  const field = (name: keyof Typed, label: string) => (
    <Field label={label} value={typed[name]} onText={(text) => setTyped({ ...typed, [name]: text })} />
  )
  return (
    <aside className="decision">
      <h2>{channel.name}</h2>
      <Reason text={reason} onText={setReason} />
      <Refused error={turn.error ?? ask.error} />
      <Button
        size="s"
        kind={isOpen ? 'outline' : 'neutral'}
        disabled={!isReason(reason)}
        busy={turn.isPending}
        onClick={() => turn.mutate({ id, isOpen: !isOpen, reason })}
      >
        {say(isOpen ? 'ch.close' : 'ch.reopen')}
      </Button>
      <p className="meta">{say('ch.goesOn')}</p>
      <h2 className="keys-row">
        <TwoKeys turned={askedBy === '' ? 0 : 1} /> {say('ch.terms')}
      </h2>
      {askedBy === '' ? (
        <>
          {field('min', `${say('ch.min')} (${channel.currency})`)}
          {field('max', `${say('ch.max')} (${channel.currency})`)}
          {field('monthMax', say('ch.month'))}
          {field('gift', say('ch.gift'))}
          {field('fee', say('ch.depositFee'))}
          <Button
            size="s"
            kind="outline"
            disabled={!isReason(reason) || !isOther || !areTyped(typed)}
            busy={ask.isPending}
            onClick={() => ask.mutate({ id, ...sentOf(typed), reason })}
          >
            {say('ch.ask')}
          </Button>
        </>
      ) : (
        <p>{`${say('ch.askedBy')} ${askedBy}`}</p>
      )}
      {ask.isSuccess ? <p role="status">{say('ch.asked')}</p> : null}
    </aside>
  )
}
