import './spinner.css'

type SpinnerProps = {
  size?: number
  /** Lies over its neighbour instead of beside it. */
  over?: boolean
  /** Spoken name; leave it out where the surroundings already say that something loads. */
  label?: string
  className?: string
}

export function Spinner({ size = 16, over, label, className = '' }: SpinnerProps) {
  return (
    <span
      className={`ui-spinner ${className}`}
      style={{ width: size, height: size }}
      data-over={over || undefined}
      role={label ? 'status' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    />
  )
}
