import { type AmountPart, amountRuns } from '../amount-runs.ts'
import './amount.css'

type AmountProps = {
  parts: readonly AmountPart[]
  /** `row` 15 px, `hero` 33 px; without it the surrounding size and weight. */
  size?: 'row' | 'hero'
  /** On a filled ground the decimals fade instead of turning grey. */
  plain?: boolean
  className?: string
}

/** Money in tabular figures. The decimals step back, so the eye reads the whole part. */
export function Amount({ parts, size, plain, className = '' }: AmountProps) {
  return (
    <span className={`num ui-amount ${className}`} data-size={size} data-plain={plain || undefined}>
      {amountRuns(parts).map((run) => (
        <span
          key={run.kind + run.text}
          className={run.kind === 'whole' ? undefined : `ui-amount-${run.kind}`}
        >
          {run.text}
        </span>
      ))}
    </span>
  )
}
