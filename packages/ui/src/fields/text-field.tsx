import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cleanFieldValue, type FieldCheck, fieldInput, type FieldKind } from '../field-rule.ts'
import { CheckCircleIcon } from '../icons/check-circle.tsx'
import { useFieldError } from '../use-field-error.ts'
import { FieldFrame } from './field-frame.tsx'

type NativeProps = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'onChange' | 'type' | 'inputMode' | 'placeholder' | 'maxLength' | 'className'
>

export type TextFieldProps = NativeProps & {
  value: string
  onChange: (value: string) => void
  /** Also the error of an empty field and, without a label, its spoken name. */
  placeholder: string
  label?: string
  kind?: FieldKind
  maxLength?: number
  checks?: readonly FieldCheck[]
  /** False leaves all errors to `error`. */
  errorTip?: boolean
  /** An error from outside, such as the server's; it stands before the field's own. */
  error?: string
  hint?: ReactNode
  icon?: ReactNode
  /** At the right edge: an eye, a unit, a button. */
  end?: ReactNode
  /** A tick, only where it helps. */
  valid?: boolean
  /** Shows dots instead of what is typed. */
  masked?: boolean
  onErrorChange?: (error: string) => void
}

/** The bordered input, 54 high. Its own error appears on blur and goes with the next keystroke. */
export function TextField({
  value,
  onChange,
  placeholder,
  label,
  kind = 'text',
  maxLength,
  checks,
  errorTip,
  error = '',
  hint,
  icon,
  end,
  valid,
  masked,
  onErrorChange,
  onBlur,
  ...native
}: TextFieldProps) {
  const own = useFieldError({ placeholder, errorTip, checks }, onErrorChange)
  const shown = error || own.error
  return (
    <FieldFrame label={label} error={shown} hint={hint}>
      {({ inputId, describedBy }) => (
        <div className="ui-field" data-error={shown ? '' : undefined}>
          {icon}
          <input
            {...native}
            {...fieldInput(kind)}
            {...(masked ? { type: 'password' } : {})}
            id={inputId}
            className="ui-field-input"
            data-numeric={kind === 'phone' || undefined}
            value={value}
            placeholder={placeholder}
            aria-label={label ? undefined : placeholder}
            aria-invalid={shown ? true : undefined}
            aria-describedby={describedBy}
            onChange={(event) => {
              own.clear()
              onChange(cleanFieldValue(event.target.value, { kind, maxLength }))
            }}
            onBlur={(event) => {
              own.check(event.target.value)
              onBlur?.(event)
            }}
          />
          {valid && !shown ? <CheckCircleIcon weight="fill" size={20} className="text-win" /> : null}
          {end}
        </div>
      )}
    </FieldFrame>
  )
}
