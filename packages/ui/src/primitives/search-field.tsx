import { MagnifyingGlassIcon } from '../icons/magnifying-glass.tsx'
import { XCircleIcon } from '../icons/x-circle.tsx'
import { IconButton } from './icon-button.tsx'
import './search-field.css'

type SearchFieldProps = {
  value: string
  onChange: (value: string) => void
  /** Also the field's spoken name. */
  placeholder: string
  clearLabel: string
}

export function SearchField({ value, onChange, placeholder, clearLabel }: SearchFieldProps) {
  return (
    <label className="ui-search">
      <MagnifyingGlassIcon size={18} />
      <input
        type="search"
        value={value}
        placeholder={placeholder}
        aria-label={placeholder}
        enterKeyHint="search"
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      {value ? (
        <IconButton
          label={clearLabel}
          icon={<XCircleIcon weight="fill" size={18} />}
          onClick={() => onChange('')}
        />
      ) : null}
    </label>
  )
}
