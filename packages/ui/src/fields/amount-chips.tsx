import './amount-chips.css'

export type AmountChip = {
  amount: number
  /** Compact: "500K", "5TR". */
  label: string
  /** Such as "Phổ biến". */
  tag?: string
  disabled?: boolean
}

type AmountChipsProps = {
  chips: readonly AmountChip[]
  value: number | null
  onChange: (amount: number) => void
  label: string
}

/** Usual amounts, four to a row; the chosen one is the action. */
export function AmountChips({ chips, value, onChange, label }: AmountChipsProps) {
  return (
    <div role="group" aria-label={label} className="ui-amount-chips">
      {chips.map((chip) => (
        <button
          key={chip.amount}
          type="button"
          className="ui-amount-chip"
          aria-pressed={chip.amount === value}
          disabled={chip.disabled}
          onClick={() => onChange(chip.amount)}
        >
          {chip.label}
          {chip.tag ? <span className="ui-amount-chip-tag">{chip.tag}</span> : null}
        </button>
      ))}
    </div>
  )
}
