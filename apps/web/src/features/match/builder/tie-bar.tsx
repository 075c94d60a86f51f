import { useMessages } from '../../../language/messages.ts'
import type { TieShare } from './builder-reason.ts'

type TieBarProps = { shares: readonly TieShare[]; nameOf: (place: number) => string }

/** Between which picks the difference to the product comes about, and how much of it. */
export function TieBar({ shares, nameOf }: TieBarProps) {
  const say = useMessages()
  const rest = 100 - shares.reduce((sum, { percent }) => sum + percent, 0)
  const parts = shares.map(({ first, second, percent }) => ({
    name: `${nameOf(first)} + ${nameOf(second)}`,
    percent,
  }))
  if (rest > 0) parts.push({ name: say('match.builder.tieRest'), percent: rest })
  return (
    <figure className="builder-ties">
      <div aria-hidden="true">
        {parts.map(({ name, percent }) => (
          <i key={name} style={{ width: `${percent}%` }} />
        ))}
      </div>
      <figcaption aria-label={say('match.builder.ties')}>
        {parts.map(({ name, percent }) => (
          <span key={name}>
            {name} <b className="num">{percent}%</b>
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
