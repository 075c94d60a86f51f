import { Chip } from '@keo/ui/bars/chip'

type Choice = { readonly key: string | null; readonly label: string; readonly count?: number }
type ChipChoiceProps = {
  label: string
  choices: readonly Choice[]
  value: string | null
  onChange: (key: string | null) => void
}

/** A row of choices of which one is on. */
export function ChipChoice({ label, choices, value, onChange }: ChipChoiceProps) {
  return (
    <div className="flex flex-wrap gap-2" role="group" aria-label={label}>
      {choices.map(({ key, label: name, count }) => (
        <Chip
          key={key ?? ''}
          on={key === value}
          {...(count === undefined ? {} : { count })}
          onClick={() => onChange(key)}
        >
          {name}
        </Chip>
      ))}
    </div>
  )
}
