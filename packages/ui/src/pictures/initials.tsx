import { crestBeside, crestOf } from '../drawings/crest.ts'

type InitialsProps = { id: string | number; letters: string; besideId?: string | number; size?: number }

/** A player without a picture: initials on a colour of their own. The name stands beside it, so it is silent. */
export function Initials({ id, letters, besideId, size = 20 }: InitialsProps) {
  const { field, charge } = besideId === undefined ? crestOf(id) : crestBeside(id, besideId)
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="12" fill={field} />
      <text
        x="12"
        y="12"
        fill={charge}
        fontSize="10.5"
        fontWeight="700"
        textAnchor="middle"
        dominantBaseline="central"
      >
        {letters}
      </text>
      <circle cx="12" cy="12" r="11.5" fill="none" stroke="currentColor" strokeOpacity=".2" />
    </svg>
  )
}
