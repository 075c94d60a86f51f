type ChoiceProps<Key extends string | number> = {
  label: string
  options: readonly { readonly key: Key; readonly label: string }[]
  value: Key
  onChange: (key: Key) => void
  isLocked?: boolean
}

/** A row of small choices of which one holds. */
export function Choice<Key extends string | number>(props: ChoiceProps<Key>) {
  const { label, options, value, onChange, isLocked = false } = props
  return (
    <div role="group" aria-label={label} className="play-quick" data-locked={isLocked || undefined}>
      {options.map(({ key, label: text }) => (
        <button
          key={key}
          type="button"
          className="num"
          aria-pressed={key === value}
          disabled={isLocked}
          onClick={() => onChange(key)}
        >
          {text}
        </button>
      ))}
    </div>
  )
}
