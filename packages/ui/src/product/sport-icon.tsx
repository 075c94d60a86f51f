import { SPORT_ICON_PARTS, type SportIconParts } from '../drawings/sport-icon-parts.tsx'

/** The provider's number of a sport that has an icon of its own. */
export type SportIconId = keyof typeof SPORT_ICON_PARTS

/** A sport without a drawing borrows the most common one. */
const FALLBACK: SportIconId = 1

export const SPORT_ICON_IDS = Object.keys(SPORT_ICON_PARTS).map(Number) as SportIconId[]

type SportIconProps = {
  sport: number
  /** Solid, with its details cut out in `--sp-cut`, the colour behind it. */
  active?: boolean
  size?: number
  className?: string
}

export function SportIcon({ sport, active, size = 24, className }: SportIconProps) {
  const parts: SportIconParts = SPORT_ICON_PARTS[isDrawn(sport) ? sport : FALLBACK]
  const shared = { width: size, height: size, viewBox: '0 0 24 24', className, 'aria-hidden': true } as const
  if (!active) {
    return (
      <svg
        {...shared}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {parts.body}
        {parts.detail}
        {parts.loose}
      </svg>
    )
  }
  return (
    <svg {...shared} fill="none" strokeLinecap="round" strokeLinejoin="round">
      <g stroke="currentColor" strokeWidth="1.9">
        {parts.loose}
      </g>
      <g fill="currentColor" stroke="currentColor" strokeWidth="1.2">
        {parts.body}
      </g>
      <g stroke="var(--sp-cut, var(--on-action))" strokeWidth="1.4">
        {parts.detail}
      </g>
    </svg>
  )
}

function isDrawn(sport: number): sport is SportIconId {
  return sport in SPORT_ICON_PARTS
}
