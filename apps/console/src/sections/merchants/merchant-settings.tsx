import { askMerchantLimits, switchMerchant, type Merchant } from '@keo/contract/console-merchants'
import { useState } from 'react'
import { Field } from '../../parts/field.tsx'
import { SwitchedTerms } from '../../parts/switched-terms.tsx'
import { call } from '../../platform/api.ts'
import { useLook } from '../../platform/look.ts'
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
  const { channelId, id, name, isOpen, askedBy } = merchant
  const [typed, setTyped] = useState(() => typedOf(merchant))
  const isOther = JSON.stringify(typed) !== JSON.stringify(typedOf(merchant))
  const isTyped = LIMITS.every((limit) => typed[limit] === '' || AMOUNT.test(typed[limit]))
  const wanted = { min: sentOf(typed.min), max: sentOf(typed.max), dayMax: sentOf(typed.dayMax) }
  const askFor = (reason: string) => call(askMerchantLimits, { channelId, id, ...wanted, reason })
  return (
    <SwitchedTerms
      heading={name}
      name={name}
      isOpen={isOpen}
      askedBy={askedBy}
      says={{
        open: say('mc.on'),
        closed: say('mc.off'),
        toOpen: say('mc.turnOn'),
        toClosed: say('mc.turnOff'),
      }}
      switchTo={(to, reason) => call(switchMerchant, { channelId, id, isOpen: to, reason })}
      terms={say('mc.terms')}
      ask={isOther && isTyped ? askFor : null}
    >
      {LIMITS.map((limit) => (
        <Field
          key={limit}
          label={say(`mc.${limit}`)}
          inputMode="decimal"
          value={typed[limit]}
          onText={(text) => setTyped({ ...typed, [limit]: text })}
        />
      ))}
    </SwitchedTerms>
  )
}
