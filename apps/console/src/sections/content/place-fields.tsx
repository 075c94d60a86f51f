import { ANN_TYPES } from '@keo/contract/inbox'
import { useId } from 'react'
import { Field } from '../../parts/field.tsx'
import { fieldTime, timeOfField } from '../../platform/field-time.ts'
import { useLook } from '../../platform/look.ts'
import type { Draft } from './draft.ts'
import { words } from './words.ts'

type Props = { draft: Draft; onDraft: (draft: Draft) => void; isReadOnly: boolean }

/** Where an announcement stands, and from when to when. */
export function PlaceFields({ draft, onDraft, isReadOnly }: Props) {
  const { say } = useLook(words)
  const id = useId()
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{say('list.kind')}</label>
        <select
          id={id}
          value={draft.annType}
          disabled={isReadOnly}
          onChange={(event) => onDraft({ ...draft, annType: ANN_TYPES[event.target.selectedIndex] ?? 0 })}
        >
          {ANN_TYPES.map((annType) => (
            <option key={annType} value={annType}>
              {say(`kind.${annType}`)}
            </option>
          ))}
        </select>
      </div>
      <Field
        label={say('edit.sort')}
        type="number"
        value={draft.sortNum}
        readOnly={isReadOnly}
        onText={(text) => onDraft({ ...draft, sortNum: Math.trunc(Number(text)) || 0 })}
      />
      <Field
        label={say('edit.from')}
        type="datetime-local"
        value={fieldTime(draft.startsAt)}
        readOnly={isReadOnly}
        onText={(text) => onDraft({ ...draft, startsAt: timeOfField(text) })}
      />
      <Field
        label={say('edit.to')}
        type="datetime-local"
        value={fieldTime(draft.endsAt)}
        readOnly={isReadOnly}
        onText={(text) => onDraft({ ...draft, endsAt: timeOfField(text) })}
      />
    </>
  )
}
