/** Drawings of things and places, in the tones of the level that opens the service. */

const FRAME = { width: 220, height: 130, viewBox: '0 0 220 130', 'aria-hidden': true } as const

/** A headset on a desk beside an open note. */
export function ManagerDrawing() {
  return (
    <svg {...FRAME}>
      <ellipse cx="110" cy="118" rx="92" ry="8" fill="var(--tier-c)" opacity=".35" />
      <path d="M128 54h56a6 6 0 0 1 6 6v48h-68V60a6 6 0 0 1 6-6z" fill="var(--tier-a)" opacity=".9" />
      <path d="M134 68h40v5h-40zm0 12h30v5h-30zm0 12h36v5h-36z" fill="var(--tier-c)" opacity=".55" />
      <path d="M40 84V66a40 40 0 0 1 80 0v18" fill="none" stroke="var(--tier-b)" strokeWidth="10" />
      <rect x="30" y="74" width="22" height="36" rx="10" fill="var(--tier-c)" />
      <rect x="108" y="74" width="22" height="36" rx="10" fill="var(--tier-c)" />
      <path d="M119 108c0 10-12 12-26 12" fill="none" stroke="var(--tier-b)" strokeWidth="5" />
      <circle cx="90" cy="120" r="6" fill="var(--tier-a)" />
    </svg>
  )
}

/** A case, a diary and a reception bell. */
export function ConciergeDrawing() {
  return (
    <svg {...FRAME}>
      <ellipse cx="110" cy="118" rx="92" ry="8" fill="var(--tier-c)" opacity=".35" />
      <path
        d="M70 50V38a8 8 0 0 1 8-8h28a8 8 0 0 1 8 8v12"
        fill="none"
        stroke="var(--tier-a)"
        strokeWidth="7"
      />
      <rect x="34" y="48" width="116" height="66" rx="12" fill="var(--tier-c)" />
      <path d="M34 74h116v8H34z" fill="var(--tier-b)" />
      <rect x="84" y="68" width="16" height="20" rx="4" fill="var(--tier-a)" />
      <path d="M150 108a26 26 0 0 1 52 0z" fill="var(--tier-b)" />
      <rect x="144" y="106" width="64" height="8" rx="4" fill="var(--tier-a)" />
      <circle cx="176" cy="78" r="5" fill="var(--tier-a)" />
    </svg>
  )
}

/** A laid table under lights, with a small trophy. */
export function HospitalityDrawing() {
  return (
    <svg {...FRAME}>
      <path d="M10 14c40 26 160 26 200 0" fill="none" stroke="var(--tier-b)" strokeWidth="2" />
      {[34, 66, 98, 130, 162, 190].map((x, place) => (
        <circle key={x} cx={x} cy={place % 2 ? 32 : 28} r="6" fill="var(--tier-a)" />
      ))}
      <path d="M30 84h160l12 32H18z" fill="var(--tier-c)" />
      <path d="M24 84h172v7H24z" fill="var(--tier-b)" />
      <circle cx="66" cy="80" r="14" fill="var(--tier-a)" opacity=".9" />
      <circle cx="66" cy="80" r="7" fill="var(--tier-c)" opacity=".4" />
      <circle cx="156" cy="80" r="14" fill="var(--tier-a)" opacity=".9" />
      <circle cx="156" cy="80" r="7" fill="var(--tier-c)" opacity=".4" />
      <path d="M98 48h26v10a13 13 0 0 1-26 0zM106 70h10v8h8v6H98v-6h8z" fill="var(--tier-b)" />
    </svg>
  )
}

/** A boat before an island, with the sun behind. */
export function TravelDrawing() {
  return (
    <svg {...FRAME}>
      <circle cx="156" cy="42" r="24" fill="var(--tier-a)" opacity=".9" />
      <path d="M120 84c14-30 44-34 60-14 10 12 22 14 28 14z" fill="var(--tier-c)" opacity=".7" />
      <path d="M84 22v58H44z" fill="var(--tier-a)" />
      <path d="M90 34v46h26z" fill="var(--tier-b)" />
      <path d="M30 86h100l-14 20H46z" fill="var(--tier-c)" />
      <path
        d="M8 110c14-8 26-8 40 0s26 8 40 0 26-8 40 0 26 8 40 0 26-8 44 0v14H8z"
        fill="var(--tier-b)"
        opacity=".85"
      />
    </svg>
  )
}
