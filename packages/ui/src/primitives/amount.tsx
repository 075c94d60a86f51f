import './amount.css'

/** A formatted amount in the pieces that are set apart. */
export type AmountParts = {
  /** Sign, and the currency where the language writes it first. */
  readonly before: string
  readonly whole: string
  /** With its separator; empty for whole amounts. */
  readonly decimals: string
  /** The currency where it follows, with its space. */
  readonly after: string
}

type AmountProps = {
  parts: AmountParts
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
      {parts.before}
      {parts.whole}
      {parts.decimals ? <span className="ui-amount-decimals">{parts.decimals}</span> : null}
      {parts.after ? <span className="ui-amount-currency">{parts.after}</span> : null}
    </span>
  )
}
