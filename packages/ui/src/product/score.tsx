import { GraveStroke } from '../pictures/grave-stroke.tsx'

type ScoreProps = { home: number; away: number; className?: string }

/** Two goals parted by the accent. */
export function Score({ home, away, className = '' }: ScoreProps) {
  return (
    <span className={`num num-wide inline-flex items-center gap-[0.3em] font-[800] ${className}`}>
      {home}
      <GraveStroke kind="score" />
      {away}
    </span>
  )
}
