import { askPayoutLimits, switchPayoutChannel } from '@keo/contract/console-channels'
import type { PayoutChannel } from '@keo/contract/console-money'
import { useState } from 'react'
import { channelKind } from '../../parts/channel-kinds.ts'
import { Field } from '../../parts/field.tsx'
import { SwitchedTerms } from '../../parts/switched-terms.tsx'
import { call } from '../../platform/api.ts'
import { useLook } from '../../platform/look.ts'
import { typedAmount } from '../../platform/typed-amount.ts'
import { switchWords } from './switch-words.ts'
import { words } from './words.ts'

/** Where the page opens it, beside the ways in: no id of theirs has a dot. */
export const payoutPlace = ({ channel }: Pick<PayoutChannel, 'channel'>) => `out.${channel}`

const TIMES = ['fromSeconds', 'toSeconds', 'reviewedFromSeconds', 'reviewedToSeconds'] as const
type Times<T> = Record<(typeof TIMES)[number], T>
type Typed = Record<'min' | 'max', string> & Times<string>

/** Limits are whole in either currency, and typed so. */
const whole = (amount: string): string => amount.split('.')[0] ?? ''
const eachTime = <A, B>(times: Times<A>, change: (time: A) => B): Times<B> =>
  Object.fromEntries(TIMES.map((name) => [name, change(times[name])])) as Times<B>
const typedOf = (way: PayoutChannel): Typed => ({
  min: whole(way.min),
  max: whole(way.max),
  ...eachTime(way, String),
})

const SECONDS = /^\d{1,5}$/

/** As the call wants it; null while something is no figure. Whether it is sound the server says. */
function sentOf(typed: Typed, { currency }: PayoutChannel) {
  const [min, max] = [typedAmount(typed.min, currency), typedAmount(typed.max, currency)]
  if (min === null || max === null || !TIMES.every((name) => SECONDS.test(typed[name]))) return null
  return { min, max, ...eachTime(typed, Number) }
}

/** One person opens and closes a way out; other limits and times take two. */
export function PayoutSettings({ channel: way }: { channel: PayoutChannel }) {
  const { say, language } = useLook(words)
  const { channel, isOpen, askedBy } = way
  const name = channelKind(channel, language)
  const [typed, setTyped] = useState(() => typedOf(way))
  const sent = sentOf(typed, way)
  const isOther = JSON.stringify(sent) !== JSON.stringify(sentOf(typedOf(way), way))
  const wanted = isOther ? sent : null
  const field = (of: keyof Typed, label: string) => (
    <Field label={label} value={typed[of]} onText={(text) => setTyped({ ...typed, [of]: text })} />
  )
  return (
    <SwitchedTerms
      heading={`${say('ch.out')}: ${name}`}
      name={name}
      isOpen={isOpen}
      askedBy={askedBy}
      says={switchWords(say)}
      switchTo={(to, reason) => call(switchPayoutChannel, { channel, isOpen: to, reason })}
      terms={say('ch.payoutTerms')}
      hint={say('ch.nextPayout')}
      ask={wanted && ((reason) => call(askPayoutLimits, { channel, ...wanted, reason }))}
    >
      {field('min', `${say('ch.min')} (${way.currency})`)}
      {field('max', `${say('ch.max')} (${way.currency})`)}
      {field('fromSeconds', say('ch.fromSeconds'))}
      {field('toSeconds', say('ch.toSeconds'))}
      {field('reviewedFromSeconds', say('ch.reviewedFrom'))}
      {field('reviewedToSeconds', say('ch.reviewedTo'))}
    </SwitchedTerms>
  )
}
