import { type ReactNode, useId } from 'react'
import { WarningCircleIcon } from '../icons/warning-circle.tsx'
import './text-field.css'

type FieldFrameProps = {
  /** Above the field; without it the input needs an aria-label. */
  label?: string
  error?: string
  hint?: ReactNode
  children: (parts: { inputId: string; describedBy: string | undefined }) => ReactNode
}

/** Label, field, then the error with its icon or a hint. The error is read out when it appears. */
export function FieldFrame({ label, error, hint, children }: FieldFrameProps) {
  const id = useId()
  const tipId = `${id}-tip`
  const described = error || hint ? tipId : undefined
  return (
    <div>
      {label ? (
        <label className="ui-field-label" htmlFor={id}>
          {label}
        </label>
      ) : null}
      {children({ inputId: id, describedBy: described })}
      {error ? (
        <p className="ui-field-tip" id={tipId} role="alert">
          <WarningCircleIcon weight="fill" size={14} />
          {error}
        </p>
      ) : null}
      {!error && hint ? (
        <p className="ui-field-hint" id={tipId}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}
