import type { HostLooks } from './host.ts'

/** Head, shoulders and headset on a 100 grid. */
export function HostDrawing({ skin, hair, shirt, style }: HostLooks) {
  return (
    <>
      {style === 'long' ? <LongHair fill={hair} /> : null}
      <path d="M41 56h18v16H41z" fill={skin} />
      <path d="M41 60c4 5 13 5 18 0v6c-5 4-13 4-18 0z" fill="#000" opacity=".12" />
      <path d="M12 106c1-24 14-34 29-37 4 6 14 6 18 0 15 3 28 13 29 37z" fill={shirt} />
      <path d="M33 38c0-13 7-20 17-20s17 7 17 20-7 25-17 25-17-12-17-25Z" fill={skin} />
      {style === 'long' ? <Fringe fill={hair} /> : null}
      {style === 'short' ? <ShortHair fill={hair} /> : null}
      {style === 'bun' ? <Bun fill={hair} /> : null}
      {style === 'cap' ? <Cap fill={shirt} /> : null}
      <circle cx="43" cy="42" r="2.2" fill="#20140F" />
      <circle cx="57" cy="42" r="2.2" fill="#20140F" />
      <path
        d="M44 52c3 3.5 9 3.5 12 0"
        stroke="#8A3B2C"
        strokeWidth="2.4"
        fill="none"
        strokeLinecap="round"
      />
      <Headset />
    </>
  )
}

function Headset() {
  return (
    <g fill="#0D100E">
      <path d="M30 40c0-17 9-25 20-25s20 8 20 25" stroke="#0D100E" strokeWidth="3.5" fill="none" />
      <rect x="26" y="37" width="8" height="13" rx="4" />
      <rect x="66" y="37" width="8" height="13" rx="4" />
      <path d="M30 50c1 7 6 9 12 9" stroke="#0D100E" strokeWidth="2.4" fill="none" />
      <circle cx="43" cy="59" r="3" />
    </g>
  )
}

function ShortHair({ fill }: { fill: string }) {
  return (
    <path d="M31 42c-3-22 9-29 20-29s22 7 18 29c-2-8-5-13-8-15-8 3-17 2-22-1-4 3-6 8-8 16Z" fill={fill} />
  )
}

function LongHair({ fill }: { fill: string }) {
  return (
    <path
      d="M28 70c-6-18-4-36 2-45 5-8 12-12 20-12s16 4 21 12c6 9 7 27 1 45-3 4-9 3-10-1V34c-10-1-18-5-23-9-1 4-2 7-2 10v34c-1 4-7 5-9 1Z"
      fill={fill}
    />
  )
}

function Fringe({ fill }: { fill: string }) {
  return <path d="M33 40c-1-14 6-24 17-24s18 9 17 24c-2-5-4-8-6-9-9 0-16-2-22-5-3 4-5 8-6 14Z" fill={fill} />
}

function Bun({ fill }: { fill: string }) {
  return (
    <>
      <circle cx="50" cy="12" r="9" fill={fill} />
      <path d="M30 44c-3-20 8-29 20-29s23 9 20 29c-2-8-4-12-7-15-10 1-18-1-25-4-4 5-6 10-8 19Z" fill={fill} />
    </>
  )
}

function Cap({ fill }: { fill: string }) {
  return (
    <>
      <path d="M30 34c0-14 9-21 20-21s20 7 20 21z" fill={fill} />
      <path d="M28 33h48c3 0 4 4 1 5H28z" fill={fill} />
      <path d="M28 33h48c3 0 4 4 1 5H28z" fill="#000" opacity=".18" />
    </>
  )
}
