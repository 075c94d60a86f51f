import { type ReactNode, useId } from 'react'
import { CheckIcon } from '../icons/check.tsx'
import './radio-list.css'

export type RadioOption<Key extends string> = {
  key: Key
  label: ReactNode
  note?: ReactNode
  icon?: ReactNode
  disabled?: boolean
  /** Language of the label where it differs from the page's. */
  lang?: string
}

type RadioListProps<Key extends string> = {
  options: readonly RadioOption<Key>[]
  value: Key | null
  onChange: (key: Key) => void
  label: string
}

/** One of a list, each on its own row, with a tick on the chosen one. */
export function RadioList<Key extends string>({ options, value, onChange, label }: RadioListProps<Key>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className="rounded-[inherit]">
      {options.map((option) => (
        <label key={option.key} className="ui-radio-row" lang={option.lang}>
          <input
            type="radio"
            className="sr-only"
            name={name}
            value={option.key}
            checked={option.key === value}
            disabled={option.disabled}
            onChange={() => onChange(option.key)}
          />
          {option.icon}
          <span className="ui-radio-text">
            {option.label}
            {option.note ? <span className="ui-radio-note">{option.note}</span> : null}
          </span>
          <span className="ui-radio-mark">
            <CheckIcon size={12} />
          </span>
        </label>
      ))}
    </div>
  )
}
