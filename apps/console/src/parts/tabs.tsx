type TabsProps<Name extends string> = {
  label: string
  names: readonly Name[]
  current: Name
  textOf: (name: Name) => string
  onName: (name: Name) => void
}

/** Views of one page, one of them open. */
export function Tabs<Name extends string>({ label, names, current, textOf, onName }: TabsProps<Name>) {
  return (
    <div className="segments" role="group" aria-label={label}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className="chip"
          aria-pressed={name === current}
          onClick={() => onName(name)}
        >
          {textOf(name)}
        </button>
      ))}
    </div>
  )
}
