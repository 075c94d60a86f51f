import './progress-bar.css'

type ProgressBarProps = {
  /** From 0 to 1. */
  share: number
  label: string
  /** In the metal of the tier around it. */
  tier?: boolean
}

export function ProgressBar({ share, label, tier }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="ui-progress"
      data-tier={tier || undefined}
    >
      <i style={{ width: `${percent}%` }} />
    </div>
  )
}
