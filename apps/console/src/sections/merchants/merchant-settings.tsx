import { askMerchantLimits, switchMerchant, type Merchant } from '@keo/contract/console-merchants'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { Field } from '../../parts/field.tsx'
import { isReason, Reason } from '../../parts/reason.tsx'
import { Refused } from '../../parts/states.tsx'
import { TwoKeys } from '../../parts/two-keys.tsx'
import { useLook } from '../../platform/look.ts'
import { useAct } from '../../platform/queries.ts'
import { words } from './words.ts'

const LIMITS = ['min', 'max', 'dayMax'] as const
type Typed = Record<(typeof LIMITS)[number], string>

const typedOf = ({ min, max, dayMax }: Merchant): Typed => ({
  min: min ?? '',
  max: max ?? '',
  dayMax: dayMax ?? '',
})
const AMOUNT = /^\d{1,13}(\.\d{1,2})?$/
/** Dong with their two decimals; empty is no limit of their own. */
const sentOf = (text: string): string | null => {
  if (text === '') return null
  const [whole = '', decimals = ''] = text.split('.')
  return `${whole}.${decimals.padEnd(2, '0')}`
}

/** One person switches a merchant off and on; other limits take two. */
export function MerchantSettings({ merchant }: { merchant: Merchant }) {
  const { say } = useLook(words)
  const { channelId, id, isOpen, askedBy } = merchant
  const [reason, setReason] = useState('')
  const [typed, setTyped] = useState(() => typedOf(merchant))
  const turn = useAct(switchMerchant, () => setReason(''))
  const ask = useAct(askMerchantLimits, () => setReason(''))
  const isOther = JSON.stringify(typed) !== JSON.stringify(typedOf(merchant))
  const isTyped = LIMITS.every((name) => typed[name] === '' || AMOUNT.test(typed[name]))
  const wanted = { min: sentOf(typed.min), max: sentOf(typed.max), dayMax: sentOf(typed.dayMax) }
  return (
    <aside className="decision">
      <h2>{merchant.name}</h2>
      <Reason text={reason} onText={setReason} />
      <Refused error={turn.error ?? ask.error} />
      <Button
        size="s"
        kind={isOpen ? 'outline' : 'neutral'}
        disabled={!isReason(reason)}
        busy={turn.isPending}
        onClick={() => turn.mutate({ channelId, id, isOpen: !isOpen, reason })}
      >
        {say(isOpen ? 'mc.turnOff' : 'mc.turnOn')}
      </Button>
      <p className="meta">{say('mc.goesOn')}</p>
      <h2 className="keys-row">
        <TwoKeys turned={askedBy === '' ? 0 : 1} /> {say('mc.terms')}
      </h2>
      {askedBy === '' ? (
        <>
          {LIMITS.map((name) => (
            <Field
              key={name}
              label={say(`mc.${name}`)}
              inputMode="decimal"
              value={typed[name]}
              onText={(text) => setTyped({ ...typed, [name]: text })}
            />
          ))}
          <Button
            size="s"
            kind="outline"
            disabled={!isReason(reason) || !isOther || !isTyped}
            busy={ask.isPending}
            onClick={() => ask.mutate({ channelId, id, ...wanted, reason })}
          >
            {say('mc.ask')}
          </Button>
        </>
      ) : (
        <p>{`${say('mc.askedBy')} ${askedBy}`}</p>
      )}
      {ask.isSuccess ? <p role="status">{say('mc.asked')}</p> : null}
    </aside>
  )
}
