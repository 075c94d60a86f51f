import { multiplierText } from '../session/play-money.ts'

type MultiplierPillProps = {
  /** In ten-thousandths. */
  multiplier: number
  tone?: 'passed' | 'bright' | 'now'
}

/** A multiplier of a strip, a ladder or the history. */
export function MultiplierPill({ multiplier, tone }: MultiplierPillProps) {
  return (
    <span className="play-multiplier num" data-tone={tone}>
      {multiplierText(multiplier)}
    </span>
  )
}
