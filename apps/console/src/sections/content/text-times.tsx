import { Field } from '../../parts/field.tsx'
import { fieldTime, timeOfField } from '../../platform/field-time.ts'
import { useLook } from '../../platform/look.ts'
import type { TextDraft } from './text-draft.ts'
import { textWords } from './text-words.ts'

type Props = { draft: TextDraft; hasEnd: boolean; onDraft: (draft: TextDraft) => void }

/** From when players see it, and until when. */
export function TextTimes({ draft, hasEnd, onDraft }: Props) {
  const { say } = useLook(textWords)
  return (
    <>
      <Field
        label={say('text.from')}
        type="datetime-local"
        value={fieldTime(draft.startsAt)}
        onText={(text) => onDraft({ ...draft, startsAt: timeOfField(text) })}
      />
      {hasEnd ? (
        <Field
          label={say('text.until')}
          type="datetime-local"
          value={fieldTime(draft.endsAt)}
          onText={(text) => onDraft({ ...draft, endsAt: timeOfField(text) })}
        />
      ) : null}
    </>
  )
}
