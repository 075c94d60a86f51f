import type { ReactNode } from 'react'
import { CaretDownIcon } from '../icons/caret-down.tsx'
import { FieldFrame } from './field-frame.tsx'

type SelectRowProps = {
  /** What is chosen, or nothing yet. */
  value?: ReactNode
  placeholder: string
  label?: string
  icon?: ReactNode
  error?: string
  disabled?: boolean
  onOpen: () => void
}

/** Looks like a field, opens a sheet of choices. */
export function SelectRow({ value, placeholder, label, icon, error, disabled, onOpen }: SelectRowProps) {
  return (
    <FieldFrame label={label} error={error}>
      {({ inputId, describedBy }) => (
        <button
          type="button"
          id={inputId}
          className="ui-field w-full text-left"
          data-error={error ? '' : undefined}
          aria-haspopup="dialog"
          aria-describedby={describedBy}
          disabled={disabled}
          onClick={onOpen}
        >
          {icon}
          <span className={value ? 'flex-1' : 'flex-1 text-text-3'}>{value ?? placeholder}</span>
          <CaretDownIcon size={14} />
        </button>
      )}
    </FieldFrame>
  )
}
