import { FieldFrame } from './field-frame.tsx'

type OtpFieldProps = {
  value: string
  onChange: (value: string) => void
  /** Also the field's spoken name. */
  placeholder: string
  length?: number
  error?: string
  /** The button that sends the code again. */
  send?: React.ReactNode
}

/** One field with tracked digits; the device may fill it from the message. */
export function OtpField({ value, onChange, placeholder, length = 6, error, send }: OtpFieldProps) {
  return (
    <FieldFrame error={error}>
      {({ inputId, describedBy }) => (
        <div className="flex gap-2.5">
          <div className="ui-field flex-1" data-error={error ? '' : undefined}>
            <input
              id={inputId}
              className={`ui-field-input num ${value ? 'text-[19px] font-[650] tracking-[.3em]' : ''}`}
              inputMode="numeric"
              autoComplete="one-time-code"
              placeholder={placeholder}
              aria-label={placeholder}
              aria-describedby={describedBy}
              aria-invalid={error ? true : undefined}
              value={value}
              onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, length))}
            />
          </div>
          {send}
        </div>
      )}
    </FieldFrame>
  )
}
