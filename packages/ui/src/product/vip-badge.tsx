import { type CSSProperties, useId } from 'react'
import { clampTier, VIP_TIER_MAX, vipOrnaments } from '../drawings/vip-badge.ts'
import './vip-badge.css'

const SHIELD = 'M50 21.5 73.5 34.5v29L50 88 26.5 63.5v-29z'

type VipBadgeProps = {
  tier: number
  size: number
  /** Spoken name, such as "VIP 5"; leave it out beside that text. */
  label?: string
}

/** The badge of a tier, drawn so that the numeral uses the product's own figures. */
export function VipBadge({ tier, size, label }: VipBadgeProps) {
  const id = useId()
  const rank = clampTier(tier)
  const { wings, spark, doubleWings, crown } = vipOrnaments(rank)
  const rim = `url(#${id}-rim)`
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
      <BadgeInks id={id} tier={rank} />
      {wings ? <path d="M20 42 4 34c0 12 5 20 15 23zM80 42l16-8c0 12-5 20-15 23z" fill={rim} /> : null}
      {doubleWings ? (
        <path d="M22 60 8 57c2 9 7 14 16 15zM78 60l14-3c-2 9-7 14-16 15z" fill={rim} opacity=".8" />
      ) : null}
      {spark ? <path d="m50 1 4.5 7.5L50 14l-4.5-5.5z" fill={rim} /> : null}
      {crown ? <path d="M33 16 29 2l11 6 10-8 10 8 11-6-4 14z" fill={rim} /> : null}
      <path d="M50 15 79 31v35L50 96 21 66V31z" fill={rim} />
      <path d={SHIELD} fill={`url(#${id}-field)`} />
      <path d={SHIELD} fill="var(--tier-c)" opacity=".45" />
      <path d="M26.5 34.5 50 21.5 73.5 63.5 50 88z" fill="var(--art-white)" opacity=".07" />
      <path d="m26.5 34.5 23.5-13 6 4.3-29.5 18z" fill="var(--art-white)" opacity=".22" />
      <TierNumeral rank={rank} y="65.5" />
    </svg>
  )
}

function BadgeInks({ id, tier }: { id: string; tier: number }) {
  return (
    <defs>
      <linearGradient id={`${id}-rim`} x1="0" y1="0" x2={tier === VIP_TIER_MAX ? 1 : 0} y2="1">
        {tier === VIP_TIER_MAX ? <SheenStops /> : <TwoStops from="var(--tier-a)" to="var(--tier-b)" />}
      </linearGradient>
      <linearGradient id={`${id}-field`} x1="0" y1="0" x2=".7" y2="1">
        <TwoStops from="var(--tier-b)" to="var(--tier-c)" />
      </linearGradient>
    </defs>
  )
}

function TwoStops({ from, to }: { from: string; to: string }) {
  return (
    <>
      <stop stopColor={from} />
      <stop offset="1" stopColor={to} />
    </>
  )
}

/** Cốm, ngọc, chàm, sen: the black diamond carries all four pigments. */
function SheenStops() {
  return (
    <>
      <stop stopColor="var(--com-400)" />
      <stop offset=".36" stopColor="var(--ngoc-400)" />
      <stop offset=".66" stopColor="var(--cham-400)" />
      <stop offset="1" stopColor="var(--sen-400)" />
    </>
  )
}

/** The number of a tier, two figures somewhat smaller than one. */
export function TierNumeral({ rank, y }: { rank: number; y: string }) {
  return (
    <text
      x="50"
      y={y}
      textAnchor="middle"
      fontSize={rank > 9 ? 30 : 34}
      fill="var(--tier-a)"
      className="ui-vip-numeral"
    >
      {rank}
    </text>
  )
}

/** A tier's three tones as custom properties. */
export function tierStyle(tier: number): CSSProperties {
  const tones = {
    '--tier-a': `var(--vip-${tier}-a)`,
    '--tier-b': `var(--vip-${tier}-b)`,
    '--tier-c': `var(--vip-${tier}-c)`,
  }
  return tones as CSSProperties
}
