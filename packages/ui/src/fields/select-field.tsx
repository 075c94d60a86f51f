import { CaretDownIcon } from '../icons/caret-down.tsx'
import './text-field.css'

type SelectFieldProps = {
  value: string
  onChange: (value: string) => void
  choices: readonly string[]
  /** Its spoken name. Without a placeholder it also stands in the field until something is chosen. */
  label: string
  placeholder?: string
}

/** The device's own list of choices in the look of a field: a phone turns through a hundred of them at once. */
export function SelectField({ value, onChange, choices, label, placeholder = label }: SelectFieldProps) {
  return (
    <div className="ui-field relative pr-0 pl-0">
      <select
        aria-label={label}
        className={`num size-full appearance-none rounded-m bg-transparent pr-7 pl-3.5 text-headline font-medium ${value ? '' : 'text-text-3'}`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="" disabled className="bg-surface-2 text-text-3">
          {placeholder}
        </option>
        {choices.map((choice) => (
          <option key={choice} value={choice} className="bg-surface-2 text-text">
            {choice}
          </option>
        ))}
      </select>
      <CaretDownIcon size={13} className="pointer-events-none absolute right-3" />
    </div>
  )
}
