import type { ReactNode } from 'react'
import { CheckIcon } from '../icons/check.tsx'
import './checkbox.css'

type CheckboxProps = {
  on: boolean
  onChange: (on: boolean) => void
  children: ReactNode
  disabled?: boolean
  name?: string
}

export function Checkbox({ on, onChange, children, disabled, name }: CheckboxProps) {
  return (
    <label className="ui-checkbox">
      <input
        type="checkbox"
        className="sr-only"
        name={name}
        checked={on}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="ui-checkbox-box">
        <CheckIcon size={12} />
      </span>
      <span>{children}</span>
    </label>
  )
}
