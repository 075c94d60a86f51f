import './switch.css'

type SwitchProps = {
  on: boolean
  onChange: (on: boolean) => void
  /** What is switched, spoken. */
  label: string
  disabled?: boolean
}

export function Switch({ on, onChange, label, disabled }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={label}
      disabled={disabled}
      className="ui-switch"
      onClick={() => onChange(!on)}
    >
      <span className="ui-switch-thumb" />
    </button>
  )
}
