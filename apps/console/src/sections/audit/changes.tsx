import { factName, factText } from '../../parts/fact-words.ts'
import { useLook } from '../../platform/look.ts'
import { fieldChanges, type FieldChange } from './field-changes.ts'
import './changes.css'

/** What was and what is, one under the other where they differ. */
export function Changes({ before, after }: { before: string; after: string }) {
  const fields = fieldChanges(before, after)
  if (fields.length === 0) return null
  return (
    <dl className="changes num">
      {fields.map((field) => (
        <Field key={field.name} field={field} />
      ))}
    </dl>
  )
}

function Field({ field }: { field: FieldChange }) {
  const { say, language } = useLook()
  const name = factName(field.name, language)
  const [before, after] = [field.before, field.after].map((text) =>
    text === null ? null : factText(field.name, text, language),
  )
  if (field.before === field.after)
    return (
      <div>
        <dt>{name}</dt>
        <dd>{after}</dd>
      </div>
    )
  return (
    <>
      {before === null ? null : (
        <div data-side="before">
          <dt>
            <span className="sr-only">{say('approvals.before')}</span>− {name}
          </dt>
          <dd>{before}</dd>
        </div>
      )}
      {after === null ? null : (
        <div data-side="after">
          <dt>
            <span className="sr-only">{say('approvals.after')}</span>+ {name}
          </dt>
          <dd>{after}</dd>
        </div>
      )}
    </>
  )
}
