import { useNumberKeys } from '../platform/keys.ts'

type TabsProps<Name extends string> = {
  label: string
  names: readonly Name[]
  current: Name
  textOf: (name: Name) => string
  onName: (name: Name) => void
  /** Opened by 1 to 9, where no reasons are. */
  hasKeys?: boolean
  /** How many there are in a view; left away where nobody counted. */
  countOf?: (name: Name) => number | undefined
}

/** Views of one page, one of them open. */
export function Tabs<Name extends string>(props: TabsProps<Name>) {
  const { label, names, current, textOf, onName, hasKeys = false, countOf } = props
  useNumberKeys(hasKeys ? names.map((name) => () => onName(name)) : [])
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
          {textOf(name)} <Count of={countOf?.(name)} />
        </button>
      ))}
    </div>
  )
}

const Count = ({ of }: { of: number | undefined }) =>
  of === undefined ? null : <span className="num meta">{of}</span>
