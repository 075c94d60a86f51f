type OddsTextProps = {
  /** Already formatted, such as "1.94". */
  children: string
  className?: string
}

/** A price in tabular figures: narrow, because prices stand in columns. */
export function OddsText({ children, className = '' }: OddsTextProps) {
  return <span className={`num font-[650] [font-stretch:94%] ${className}`}>{children}</span>
}
