import { useId } from 'react'
import { clampTier, vipOrnaments } from '../drawings/vip-badge.ts'
import { TierNumeral, tierStyle } from './vip-badge.tsx'
import './vip-badge.css'

type VipMedalProps = {
  tier: number
  size: number
  /** Spoken name; leave it out beside that text. */
  label?: string
}

const RAYS = Array.from({ length: 12 }, (_, ray) => ray * 30)

/**
 * The second set: a round medal for tables and lists, where the shield would be too tall. It grows with rank too: rays from
 * 4, a second ring from 6, a ribbon from 8.
 */
export function VipMedal({ tier, size, label }: VipMedalProps) {
  const id = useId()
  const rank = clampTier(tier)
  const { wings, doubleWings, crown } = vipOrnaments(rank)
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 100 100"
      style={tierStyle(rank)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2=".6" y2="1">
          <stop stopColor="var(--tier-a)" />
          <stop offset="1" stopColor="var(--tier-b)" />
        </linearGradient>
      </defs>
      {crown ? <path d="m30 62-10 34 16-7 14 9 14-9 16 7-10-34z" fill="var(--tier-b)" /> : null}
      {wings ? (
        <g fill="var(--tier-b)">
          {RAYS.map((ray) => (
            <path key={ray} d="M46 12 50 2l4 10z" transform={`rotate(${ray} 50 46)`} />
          ))}
        </g>
      ) : null}
      <circle cx="50" cy="46" r="36" fill={`url(#${id})`} />
      <circle cx="50" cy="46" r="29" fill="var(--tier-c)" />
      {doubleWings ? (
        <circle cx="50" cy="46" r="25" fill="none" stroke="var(--tier-a)" strokeWidth="1.5" opacity=".7" />
      ) : null}
      <TierNumeral rank={rank} y="58" />
    </svg>
  )
}
