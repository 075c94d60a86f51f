import { FieldFrame } from '@keo/ui/fields/field-frame'

type OwnTextProps = {
  label: string
  placeholder: string
  rule: string
  error: string
  max: number
  value: string
  onChange: (text: string) => void
}

/** A few sentences, with the rule below them from the start. */
export function OwnText({ label, placeholder, rule, error, max, value, onChange }: OwnTextProps) {
  return (
    <FieldFrame label={label} error={error} hint={rule}>
      {({ inputId, describedBy }) => (
        <div className="ui-field h-auto py-3" data-error={error ? '' : undefined}>
          <textarea
            id={inputId}
            rows={4}
            className="ui-field-input resize-none"
            maxLength={max}
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
