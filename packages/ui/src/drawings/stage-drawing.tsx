/** What a room beside sports looks like: somebody sings, talks, or leads a table. */
export type StageLook = 'song' | 'talk' | 'table'

type Inks = {
  top: string
  middle: string
  bottom: string
  floor: string
  beams: readonly [string, string, string]
  glow: string
}
type Figure = { hair: string; isLong: boolean; shirt: string; inner: string; flower: boolean }

const INKS: Readonly<Record<StageLook, Inks>> = {
  song: {
    top: '#2A0F45',
    middle: '#8E1F86',
    bottom: '#3A0D2E',
    floor: '#1D1024',
    beams: ['#FFC4E6', '#FFE3A3', '#9FB4FF'],
    glow: '#C77BE0',
  },
  talk: {
    top: '#0B1B3E',
    middle: '#1B5E86',
    bottom: '#0A2236',
    floor: '#0B1620',
    beams: ['#9FE3FF', '#C9FFE6', '#B7B4FF'],
    glow: '#5FB7E0',
  },
  table: {
    top: '#0C2A1B',
    middle: '#1D6B43',
    bottom: '#0A2115',
    floor: '#07150D',
    beams: ['#E9FFB8', '#FFE29A', '#A8FFD3'],
    glow: '#7FCB7A',
  },
}
const FIGURES: Readonly<Record<StageLook, Figure>> = {
  song: { hair: '#2C1A2B', isLong: true, shirt: '#F7C6DC', inner: '#FFFFFF', flower: true },
  talk: { hair: '#1B1A24', isLong: false, shirt: '#233E63', inner: '#F3F6F0', flower: false },
  table: { hair: '#241A14', isLong: true, shirt: '#16201A', inner: '#F3F6F0', flower: false },
}

const WIDTH = 390
const HEIGHT = 844
const BULBS = [15, 45, 75, 105, 135, 165, 195, 225, 255, 285, 315, 345, 375]

export const STAGE_BOX = `0 0 ${WIDTH} ${HEIGHT}`

/** The inside of a drawing of the size `STAGE_BOX`; `id` names its inks. */
export function StageDrawing({ look, id }: { look: StageLook; id: string }) {
  const inks = INKS[look]
  return (
    <>
      <Grounds id={id} inks={inks} />
      <path d={`M0 0h${WIDTH}v${HEIGHT}H0z`} fill={`url(#${id}-sky)`} />
      <ellipse cx="195" cy="250" rx="215" ry="230" fill={`url(#${id}-glow)`} />
      <g className="stage-beams">
        <path d="M-60 0h130l70 520h-170z" fill={inks.beams[0]} opacity=".2" />
        <path d="M150 0h60l70 520h-190z" fill={inks.beams[1]} opacity=".16" />
        <path d="M300 0h80l-60 520h-150z" fill={inks.beams[2]} opacity=".24" />
      </g>
      <circle cx="195" cy="226" r="124" fill="none" stroke="#fff" strokeOpacity=".5" strokeWidth="4.5" />
      <circle
        cx="195"
        cy="226"
        r="137"
        fill="none"
        stroke={inks.beams[0]}
        strokeOpacity=".35"
        strokeWidth="2"
        className="stage-ring"
      />
      <g fill="#F8DCAE">
        {BULBS.map((x) => (
          <circle key={x} cx={x} cy={bulbHeight(x)} r="4" opacity=".85" />
        ))}
      </g>
      <path d="M0 500q195-36 390 0v344H0z" fill={inks.floor} />
      <Person {...FIGURES[look]} />
      {look === 'table' ? <TableEdge /> : <Microphone />}
      <path d={`M0 0h${WIDTH}v${HEIGHT}H0z`} fill={`url(#${id}-shade)`} />
    </>
  )
}

/** Bulbs hang in an arc that dips in the middle. */
const bulbHeight = (x: number) => 172 - ((x - 195) / 195) ** 2 * 26

function Grounds({ id, inks }: { id: string; inks: Inks }) {
  return (
    <defs>
      <linearGradient id={`${id}-sky`} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor={inks.top} />
        <stop offset=".32" stopColor={inks.middle} />
        <stop offset=".62" stopColor={inks.bottom} />
        <stop offset="1" stopColor={inks.floor} />
      </linearGradient>
      <radialGradient id={`${id}-glow`}>
        <stop stopColor={inks.glow} stopOpacity=".75" />
        <stop offset="1" stopColor={inks.glow} stopOpacity="0" />
      </radialGradient>
      <linearGradient id={`${id}-shade`} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#000" stopOpacity=".34" />
        <stop offset=".16" stopColor="#000" stopOpacity="0" />
        <stop offset=".55" stopColor="#000" stopOpacity="0" />
        <stop offset="1" stopColor="#000" stopOpacity=".62" />
      </linearGradient>
    </defs>
  )
}

function Person({ hair, isLong, shirt, inner, flower }: Figure) {
  return (
    <g className="stage-person">
      {isLong ? (
        <path
          d="M134 234c0-50 24-84 61-84s61 34 61 84c0 44-12 74-28 92h-66c-16-18-28-48-28-92z"
          fill={hair}
        />
      ) : null}
      <path d="M100 486c4-100 34-156 66-172h58c32 16 62 72 66 172z" fill={shirt} />
      <path d="M166 314h58l-12 64-17 22-17-22z" fill={inner} />
      <path d="M177 262h36v42l-18 12-18-12z" fill="#E2B48D" />
      <path d="M159 214c0-30 14-50 36-50s36 20 36 50c0 34-14 60-36 60s-36-26-36-60z" fill="#F2CBA6" />
      <path
        d={
          isLong
            ? 'M156 222c-2-42 14-64 40-64s40 22 38 64c-6-22-18-34-36-40-14 14-30 24-42 40z'
            : 'M157 210c-4-36 14-54 38-54s42 16 38 52c-6-14-12-20-18-24-20 6-42 4-52 10-3 6-5 10-6 16z'
        }
        fill={hair}
      />
      <g fill="none" stroke="#2B1A22" strokeWidth="2.6" strokeLinecap="round">
        <path d="M170 219q8-7 16 0M204 219q8-7 16 0" />
        <path d="M171 208q7-5 14-1M205 207q7-4 14 1" />
      </g>
      <path d="M195 222l-3 15h6z" fill="#D79F76" />
      <path d="M185 248q10-5 20 0-10 9-20 0z" fill={isLong ? '#B0304A' : '#A8654F'} className="stage-mouth" />
      {flower ? <Flower /> : null}
    </g>
  )
}

function Flower() {
  return (
    <g transform="translate(232 168)">
      {[0, 72, 144, 216, 288].map((turn) => (
        <ellipse key={turn} cx="0" cy="-12" rx="8" ry="13" fill="#FFF7E6" transform={`rotate(${turn})`} />
      ))}
      <circle r="5" fill="#E3B93C" />
    </g>
  )
}

function Microphone() {
  return (
    <g>
      <path d="M193 338h5v160h-5z" fill="#15101A" />
      <path d="M187 302l16 0 3 38h-22z" fill="#2A2530" />
      <circle cx="195" cy="300" r="12" fill="#B9B4C2" />
      <path d="M184 296h22M184 302h22M190 290v20M200 290v20" stroke="#77717F" strokeWidth="1.4" />
    </g>
  )
}

function TableEdge() {
  return (
    <g>
      <path d="M-20 452q215-52 430 0v90H-20z" fill="#5A3A1E" />
      <path d="M-20 466q215-52 430 0v110H-20z" fill="#146B45" />
      <path d="M-20 466q215-52 430 0" fill="none" stroke="#E9C77A" strokeWidth="3" />
      {[96, 294].map((x) => (
        <g key={x} transform={`translate(${x} 452)`}>
          <ellipse cy="8" rx="20" ry="7" fill="#8E1F1B" />
          <ellipse cy="2" rx="20" ry="7" fill="#C8302A" />
          <ellipse cy="-4" rx="20" ry="7" fill="#F3F6F0" />
          <ellipse cy="-4" rx="13" ry="4.4" fill="#C8302A" />
        </g>
      ))}
    </g>
  )
}
