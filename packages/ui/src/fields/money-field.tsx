import { XIcon } from '../icons/x.tsx'
import { FieldFrame } from './field-frame.tsx'
import '../primitives/caret.css'
import './money-field.css'

type MoneyFieldProps = {
  /** As it is shown: grouped, or as it was typed while it is not clear. */
  text: string
  onText: (text: string) => void
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
  /** The device's keyboard offers a decimal sign. */
  hasDecimals?: boolean
}

/** An amount being typed, grouped as it grows. */
export function MoneyField(props: MoneyFieldProps) {
  const {
    text,
    onText,
    currency,
    label,
    placeholder,
    size = 'amount',
    error,
    clearLabel,
    padOnly = false,
    active = padOnly,
    onFocus,
    hasDecimals = false,
  } = props
  return (
    <FieldFrame error={error}>
      {({ inputId, describedBy }) => (
        <div
          className="ui-money"
          data-size={size}
          data-error={error ? '' : undefined}
          data-active={active || undefined}
          data-empty={text ? undefined : ''}
        >
          <span className="ui-money-entry" data-text={text || placeholder || '0'}>
            <input
              id={inputId}
              size={1}
              inputMode={padOnly ? 'none' : hasDecimals ? 'decimal' : 'numeric'}
              autoComplete="off"
              aria-label={label}
              aria-describedby={describedBy}
              aria-invalid={error ? true : undefined}
              placeholder={placeholder}
              value={text}
              onFocus={onFocus}
              onChange={({ target: { value } }) => onText(value)}
            />
          </span>
          {active ? <i className="ui-caret" aria-hidden="true" /> : null}
          <span className="ui-money-currency num">{currency}</span>
          {clearLabel && text ? (
            <button
              type="button"
              className="ui-money-clear"
              aria-label={clearLabel}
              onClick={() => onText('')}
            >
              <XIcon size={12} />
            </button>
          ) : null}
        </div>
      )}
    </FieldFrame>
  )
}
