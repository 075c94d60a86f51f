import { clockText, ringShare } from '../countdown.ts'

const RADIUS = 25
const LENGTH = 2 * Math.PI * RADIUS

type CountdownRingProps = {
  seconds: number
  totalSeconds: number
  size?: number
  label: string
}

/** Time left as a ring and a clock, in the colour of the text around it. */
export function CountdownRing({ seconds, totalSeconds, size = 58, label }: CountdownRingProps) {
  const gone = LENGTH * (1 - ringShare(seconds, totalSeconds))
  const ring = { cx: 29, cy: 29, r: RADIUS, fill: 'none', stroke: 'currentColor', strokeWidth: 4 }
  return (
    <span
      role="timer"
      aria-label={label}
      className="relative grid flex-none place-items-center"
      style={{ width: size, height: size }}
    >
      <svg width={size} height={size} viewBox="0 0 58 58" className="absolute inset-0" aria-hidden="true">
        <circle {...ring} strokeOpacity=".16" />
        <circle
          {...ring}
          strokeLinecap="round"
          strokeDasharray={LENGTH}
          strokeDashoffset={gone}
          transform="rotate(-90 29 29)"
        />
      </svg>
      <b className="num text-callout font-[750]">{clockText(seconds)}</b>
    </span>
  )
}
