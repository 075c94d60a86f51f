import { Field } from '../../parts/field.tsx'
import { TextFields } from '../../parts/text-fields.tsx'
import { useLook } from '../../platform/look.ts'
import { currencyOf, type ChannelDraft } from './channel-draft.ts'
import { words } from './words.ts'

type Line = {
  [Name in keyof ChannelDraft]: ChannelDraft[Name] extends string ? Name : never
}[keyof ChannelDraft]

type Props = { draft: ChannelDraft; onDraft: (draft: ChannelDraft) => void }

/** What may be another: words, limits, gift, fee, amounts offered and times of a way to deposit. */
export function ChannelFields({ draft, onDraft }: Props) {
  const { say } = useLook(words)
  const currency = currencyOf(draft.kind)
  const line = (name: Line, label: string) => (
    <Field label={label} value={draft[name]} onText={(text) => onDraft({ ...draft, [name]: text })} />
  )
  return (
    <>
      <TextFields label={say('ch.name')} texts={draft.name} onTexts={(name) => onDraft({ ...draft, name })} />
      <TextFields label={say('ch.note')} texts={draft.note} onTexts={(note) => onDraft({ ...draft, note })} />
      {line('min', `${say('ch.min')} (${currency})`)}
      {line('max', `${say('ch.max')} (${currency})`)}
      {line('monthMax', say('ch.month'))}
      {line('gift', say('ch.gift'))}
      {line('fee', say('ch.depositFee'))}
      {line('presets', `${say('ch.presets')} (${currency})`)}
      {line('fromSeconds', say('ch.fromSeconds'))}
      {line('toSeconds', say('ch.toSeconds'))}
      {line('payMinutes', say('ch.payMinutes'))}
    </>
  )
}
