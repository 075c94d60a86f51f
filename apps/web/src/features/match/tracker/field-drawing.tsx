import type { ReactNode } from 'react'

/** The ground of a sport seen from above: 300 by 150, drawn in lines. */
const NET = (
  <>
    <path d="M30 15h240v120H30zM150 15v120" />
    <path d="M30 35h240M30 115h240M95 35v80M205 35v80M95 75h110" strokeOpacity=".5" />
  </>
)
const COURT = (
  <>
    <path d="M15 10h270v130H15zM150 10v130" />
    <circle cx="150" cy="75" r="20" />
    <path d="M15 35c55 5 55 75 0 80M285 35c-55 5-55 75 0 80" />
    <path d="M15 58h34v34H15M285 58h-34v34h34" strokeOpacity=".5" />
  </>
)
const RINK = (
  <>
    <rect x="15" y="10" width="270" height="130" rx="38" />
    <path d="M150 10v130M105 10v130M195 10v130" />
    <circle cx="150" cy="75" r="18" />
    <path d="M38 62v26M262 62v26" />
  </>
)
const FIELD = (
  <>
    <path d="M15 10h270v130H15zM40 10v130M260 10v130" />
    <path
      d="M62 10v130M84 10v130M106 10v130M128 10v130M150 10v130M172 10v130M194 10v130M216 10v130M238 10v130"
      strokeOpacity=".4"
    />
  </>
)
const DIAMOND = (
  <>
    <path d="M150 138 58 60c40-60 144-60 184 0z" />
    <path d="m150 132 44-40-44-40-44 40z" />
    <circle cx="150" cy="92" r="5" />
  </>
)
const TABLE = (
  <>
    <rect x="20" y="15" width="260" height="120" rx="8" />
    <path d="M75 15v120M75 45a30 30 0 0 0 0 60" strokeOpacity=".5" />
    <g className="fill-current" stroke="none">
      <circle cx="150" cy="75" r="3" />
      <circle cx="205" cy="75" r="3" />
      <circle cx="255" cy="75" r="3" />
    </g>
  </>
)
const RING = (
  <>
    <path d="M75 8h150v134H75zM83 16h134v118H83zM91 24h118v102H91z" />
    <circle cx="150" cy="75" r="22" strokeOpacity=".5" />
  </>
)

const GROUNDS: Readonly<Record<number, ReactNode>> = {
  2: RINK, 3: COURT, 4: FIELD, 5: NET, 6: FIELD, 7: DIAMOND, 8: COURT, 13: NET, 15: NET, 16: TABLE, 19: RING,
  47: NET, 51: NET, 178: COURT,
} // prettier-ignore

export const FIELD_BOX = { width: 300, height: 150 } as const

export function FieldDrawing({ sport }: { sport: number }) {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="1.5">
      {GROUNDS[sport] ?? COURT}
    </g>
  )
}
