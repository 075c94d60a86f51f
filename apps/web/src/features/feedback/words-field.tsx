import { FEEDBACK_TEXT_MAX } from '@keo/contract/feedback'
import { FieldFrame } from '@keo/ui/fields/field-frame'
import { useMessages } from '../../language/messages.ts'

type WordsFieldProps = {
  label: string
  placeholder: string
  rows: number
  value: string
  onChange: (value: string) => void
  error?: string
}

/** Several lines of text, with how much of the room is used. */
export function WordsField({ label, placeholder, rows, value, onChange, error = '' }: WordsFieldProps) {
  const say = useMessages()
  const count = say('feedback.textCount', { count: value.length, max: FEEDBACK_TEXT_MAX })
  return (
    <FieldFrame label={label} error={error} hint={value === '' ? undefined : count}>
      {({ inputId, describedBy }) => (
        <div className="ui-field h-auto py-3" data-error={error ? '' : undefined}>
          <textarea
            id={inputId}
            rows={rows}
            className="ui-field-input resize-none"
            maxLength={FEEDBACK_TEXT_MAX}
            placeholder={placeholder}
            aria-describedby={describedBy}
            aria-invalid={error ? true : undefined}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </FieldFrame>
  )
}
