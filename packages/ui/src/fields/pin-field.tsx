import { FieldFrame } from './field-frame.tsx'
import '../primitives/caret.css'
import './pin-field.css'

type PinFieldProps = {
  value: string
  onChange: (value: string) => void
  label: string
  length?: number
  error?: string
  /** A number pad on the page types instead of the device's keyboard. */
  padOnly?: boolean
  disabled?: boolean
}

/** Six cells that show dots: one real input lies over them, so paste, keyboard and screen reader work as usual. */
export function PinField({ value, onChange, label, length = 6, error, padOnly, disabled }: PinFieldProps) {
  return (
    <FieldFrame error={error}>
      {({ inputId, describedBy }) => (
        <div
          className="ui-pin"
          style={{ '--pin-length': length } as React.CSSProperties}
          data-error={error ? '' : undefined}
          data-active={padOnly || undefined}
        >
          {Array.from({ length }, (_, cell) => (
            <span key={cell} className="ui-pin-cell" data-current={cell === value.length || undefined}>
              {cell < value.length ? <i className="ui-pin-dot" /> : null}
              {cell === value.length && padOnly ? <i className="ui-caret" /> : null}
            </span>
          ))}
          <input
            id={inputId}
            type="password"
            inputMode={padOnly ? 'none' : 'numeric'}
            autoComplete="off"
            aria-label={label}
            aria-describedby={describedBy}
            aria-invalid={error ? true : undefined}
            disabled={disabled}
            maxLength={length}
            value={value}
            onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, length))}
          />
        </div>
      )}
    </FieldFrame>
  )
}
