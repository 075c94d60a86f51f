import { useId } from 'react'
import { CREST_PATTERNS, CREST_SHAPES, crestBeside, crestOf } from '../drawings/crest.ts'

type CrestProps = {
  teamId: string | number
  /** The club's own picture, where the feed has one. */
  picture?: string
  /** The side it plays against, which it must not look like. */
  besideId?: string | number
  size?: number
}

/** A team's picture, or arms drawn from its id: never a grey circle. The name stands beside it, so it is silent. */
export function Crest({ teamId, picture, besideId, size = 20 }: CrestProps) {
  const clip = useId()
  if (picture)
    return (
      <img src={picture} width={size} height={size} alt="" className="object-contain" draggable={false} />
    )
  const { shape, pattern, field, charge } =
    besideId === undefined ? crestOf(teamId) : crestBeside(teamId, besideId)
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <clipPath id={clip}>
        <path d={CREST_SHAPES[shape]} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d="M0 0h24v24H0z" fill={field} />
        <path d={CREST_PATTERNS[pattern]} fill={charge} fillRule="evenodd" />
        <path d="M0 0h12v24H0z" fill="var(--art-white)" opacity=".1" />
      </g>
      <path d={CREST_SHAPES[shape]} fill="none" stroke="currentColor" strokeOpacity=".2" />
    </svg>
  )
}
