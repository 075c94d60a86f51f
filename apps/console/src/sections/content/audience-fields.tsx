import type { Audience } from '@keo/contract/console-letters'
import { Field } from '../../parts/field.tsx'
import { fieldTime, timeOfField } from '../../platform/field-time.ts'
import { useLook } from '../../platform/look.ts'
import { words } from './words.ts'

type Props = { audience: Audience; onAudience: (audience: Audience) => void; isReadOnly: boolean }

const VIP_MAX = 11
const level = (text: string) => Math.min(VIP_MAX, Math.max(0, Math.trunc(Number(text)) || 0))
const DATE = '2026-11-15'.length

/** Whom a letter is for, by what they are; nobody is named. */
export function AudienceFields({ audience, onAudience, isReadOnly }: Props) {
  const { say } = useLook(words)
  const set = (change: Partial<Audience>) => onAudience({ ...audience, ...change })
  const day = (text: string) => (text === '' ? null : timeOfField(`${text}T00:00`))
  return (
    <fieldset className="stack" disabled={isReadOnly}>
      <legend>{say('letters.audience')}</legend>
      <div className="pair">
        <Field
          label={say('letters.vipFrom')}
          type="number"
          min={0}
          max={VIP_MAX}
          value={audience.vipFrom}
          onText={(text) => set({ vipFrom: level(text) })}
        />
        <Field
          label={say('letters.vipTo')}
          type="number"
          min={0}
          max={VIP_MAX}
          value={audience.vipTo}
          onText={(text) => set({ vipTo: level(text) })}
        />
      </div>
      <Field
        label={say('letters.registered')}
        type="date"
        value={fieldTime(audience.registeredAfter).slice(0, DATE)}
        onText={(text) => set({ registeredAfter: day(text) })}
      />
      <Field
        label={say('letters.active')}
        type="date"
        value={fieldTime(audience.activeSince).slice(0, DATE)}
        onText={(text) => set({ activeSince: day(text) })}
      />
    </fieldset>
  )
}
