type Props = {
  label: string
  value: number
  text: string
  bound: { readonly least: number; readonly most: number }
  step?: number
  isBusy: boolean
  onMove: (to: number) => void
}

/** One figure with a step down and a step up, which end at its bounds. */
export function Stepper({ label, value, text, bound, step = 1, isBusy, onMove }: Props) {
  const to = (change: number) => Math.min(bound.most, Math.max(bound.least, value + change))
  return (
    <div className="stepper" role="group" aria-label={label}>
      <span className="meta">{label}</span>
      <button
        type="button"
        aria-label={`${label} −`}
        disabled={isBusy || value <= bound.least}
        onClick={() => onMove(to(-step))}
      >
        −
      </button>
      <span className="num strong" aria-live="polite">
        {text}
      </span>
      <button
        type="button"
        aria-label={`${label} +`}
        disabled={isBusy || value >= bound.most}
        onClick={() => onMove(to(step))}
      >
        +
      </button>
    </div>
  )
}
