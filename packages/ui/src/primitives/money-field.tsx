import { XIcon } from '../icons/x.tsx'
import { FieldFrame } from './field-frame.tsx'
import './caret.css'
import './money-field.css'

type MoneyFieldProps = {
  /** Whole units as plain digits. */
  digits: string
  onChange: (digits: string) => void
  /** Groups the digits while they are typed. */
  group: (digits: string) => string
  currency: string
  label: string
  placeholder?: string
  /** Large for an amount to pay in, less so for one to pay out, smaller and to the right for a stake. */
  size?: 'amount' | 'payout' | 'stake'
  error?: string
  clearLabel?: string
  /** A keypad on the page types instead of the device's keyboard. */
  padOnly?: boolean
  /** False for one of several fields that the keypad does not type into now. */
  active?: boolean
  onFocus?: () => void
  /** Takes the text as it is, for who refuses rather than repairs; without it everything but digits is dropped. */
  onText?: (text: string) => void
  maxLength?: number
}

/** An amount being typed, grouped as it grows. */
export function MoneyField(props: MoneyFieldProps) {
  const {
    digits,
    onChange,
    group,
    currency,
    label,
    placeholder,
    size = 'amount',
    error,
    clearLabel,
    padOnly = false,
    active = padOnly,
    onFocus,
    onText,
    maxLength = 12,
  } = props
  const shown = digits ? group(digits) : ''
  return (
    <FieldFrame error={error}>
      {({ inputId, describedBy }) => (
        <div
          className="ui-money"
          data-size={size}
          data-error={error ? '' : undefined}
          data-active={active || undefined}
          data-empty={shown ? undefined : ''}
        >
          <span className="ui-money-entry" data-text={shown || placeholder || '0'}>
            <input
              id={inputId}
              size={1}
              inputMode={padOnly ? 'none' : 'numeric'}
              autoComplete="off"
              aria-label={label}
              aria-describedby={describedBy}
              aria-invalid={error ? true : undefined}
              placeholder={placeholder}
              value={shown}
              onFocus={onFocus}
              onChange={({ target: { value } }) =>
                onText
                  ? onText(value)
                  : onChange(value.replace(/\D/g, '').replace(/^0+/, '').slice(0, maxLength))
              }
            />
          </span>
          {active ? <i className="ui-caret" aria-hidden="true" /> : null}
          <span className="ui-money-currency num">{currency}</span>
          {clearLabel && digits ? (
            <button
              type="button"
              className="ui-money-clear"
              aria-label={clearLabel}
              onClick={() => onChange('')}
            >
              <XIcon size={12} />
            </button>
          ) : null}
        </div>
      )}
    </FieldFrame>
  )
}
