import { useEffect, useRef } from 'react'
import { MagnifyingGlassIcon } from '../icons/magnifying-glass.tsx'
import { XCircleIcon } from '../icons/x-circle.tsx'
import { IconButton } from '../primitives/icon-button.tsx'
import './search-field.css'

type SearchFieldProps = {
  value: string
  onChange: (value: string) => void
  /** Also the field's spoken name. */
  placeholder: string
  clearLabel: string
  /** Large where the search is what the page is for. */
  size?: 'm' | 'l'
  /** Ready to be typed into, where it was opened for that. */
  isFocused?: boolean
}

export function SearchField(props: SearchFieldProps) {
  const { value, onChange, placeholder, clearLabel, size = 'm', isFocused } = props
  const field = useRef<HTMLInputElement>(null)
  // Before the sheet around it looks for something to focus.
  useEffect(() => {
    if (isFocused) field.current?.focus()
  }, [isFocused])
  return (
    <label className="ui-search" data-size={size}>
      <MagnifyingGlassIcon size={size === 'l' ? 20 : 18} />
      <input
        ref={field}
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
