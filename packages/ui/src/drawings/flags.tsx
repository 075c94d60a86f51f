import type { ReactNode } from 'react'
import { FURTHER_FLAGS } from './further-flags.tsx'
import { Bands, plainFlagOf } from './plain-flags.tsx'
import { pick, seeded, seedOf } from './seeded.ts'

const FLAGS: Readonly<Record<string, ReactNode>> = {
  vn: (
    <>
      <path d="M0 0h24v24H0z" fill="#DA251D" />
      <path
        d="m12 5 1.65 5.06h5.32l-4.3 3.13 1.64 5.06L12 15.13l-4.31 3.12 1.64-5.06-4.3-3.13h5.32z"
        fill="#FFDE00"
      />
    </>
  ),
  th: (
    <>
      <path d="M0 0h24v24H0z" fill="#F4F5F8" />
      <path d="M0 0h24v4H0zM0 20h24v4H0z" fill="#C8102E" />
      <path d="M0 8h24v8H0z" fill="#2D2A4A" />
    </>
  ),
  en: (
    <>
      <path d="M0 0h24v24H0z" fill="#fff" />
      <path d="M10 0h4v24h-4zM0 10h24v4H0z" fill="#CE1124" />
    </>
  ),
  gb: (
    <>
      <path d="M0 0h24v24H0z" fill="#012169" />
      <path d="M0 0 24 24M24 0 0 24" stroke="#fff" strokeWidth="4.6" />
      <path d="M0 0 24 24M24 0 0 24" stroke="#C8102E" strokeWidth="1.8" />
      <path d="M12 0v24M0 12h24" stroke="#fff" strokeWidth="7" />
      <path d="M12 0v24M0 12h24" stroke="#C8102E" strokeWidth="4" />
    </>
  ),
  es: (
    <>
      <path d="M0 0h24v24H0z" fill="#C60B1E" />
      <path d="M0 6h24v12H0z" fill="#FFC400" />
    </>
  ),
  it: <Bands first="#008C45" second="#fff" third="#CD212A" />,
  fr: <Bands first="#0055A4" second="#fff" third="#EF4135" />,
  de: <Bands first="#111" second="#D00" third="#FFCE00" lying />,
  jp: (
    <>
      <path d="M0 0h24v24H0z" fill="#fff" />
      <circle cx="12" cy="12" r="5.5" fill="#BC002D" />
    </>
  ),
  us: (
    <>
      <path d="M0 0h24v24H0z" fill="#fff" />
      <path d="M0 0h24v3H0zM0 6h24v3H0zM0 12h24v3H0zM0 18h24v3H0z" fill="#B22234" />
      <path d="M0 0h13v12H0z" fill="#3C3B6E" />
    </>
  ),
  eu: (
    <>
      <path d="M0 0h24v24H0z" fill="#12308C" />
      <circle cx="12" cy="12" r="6" fill="none" stroke="#FC0" strokeWidth="1.8" strokeDasharray="1.6 1.54" />
    </>
  ),
  kr: (
    <>
      <path d="M0 0h24v24H0z" fill="#fff" />
      <path d="M6.5 12a5.5 5.5 0 0 1 11 0z" fill="#CD2E3A" />
      <path d="M6.5 12a5.5 5.5 0 0 0 11 0z" fill="#0047A0" />
    </>
  ),
  id: (
    <>
      <path d="M0 0h24v12H0z" fill="#CE1126" />
      <path d="M0 12h24v12H0z" fill="#fff" />
    </>
  ),
  sg: (
    <>
      <path d="M0 0h24v12H0z" fill="#EF3340" />
      <path d="M0 12h24v12H0z" fill="#fff" />
      <path d="M10.4 2.2a4.2 4.2 0 1 0 0 7.6 4.6 4.6 0 0 1 0-7.6z" fill="#fff" />
      <path
        d="m13.4 2.4.3 1h1l-.8.6.3 1-.8-.6-.8.6.3-1-.8-.6h1zm-2 3.2.3 1h1l-.8.6.3 1-.8-.6-.8.6.3-1-.8-.6h1zm4 0 .3 1h1l-.8.6.3 1-.8-.6-.8.6.3-1-.8-.6h1z"
        fill="#fff"
      />
    </>
  ),
  ph: (
    <>
      <path d="M0 0h24v12H0z" fill="#0038A8" />
      <path d="M0 12h24v12H0z" fill="#CE1126" />
      <path d="M0 0v24l14-12z" fill="#fff" />
      <circle cx="5" cy="12" r="2.4" fill="#FCD116" />
    </>
  ),
  hk: (
    <>
      <path d="M0 0h24v24H0z" fill="#DE2910" />
      <g fill="#fff">
        <ellipse cx="12" cy="7.6" rx="2" ry="3.4" />
        <ellipse cx="12" cy="7.6" rx="2" ry="3.4" transform="rotate(72 12 12)" />
        <ellipse cx="12" cy="7.6" rx="2" ry="3.4" transform="rotate(144 12 12)" />
        <ellipse cx="12" cy="7.6" rx="2" ry="3.4" transform="rotate(216 12 12)" />
        <ellipse cx="12" cy="7.6" rx="2" ry="3.4" transform="rotate(288 12 12)" />
      </g>
    </>
  ),
  tw: (
    <>
      <path d="M0 0h24v24H0z" fill="#FE0000" />
      <path d="M0 0h13v12H0z" fill="#000095" />
      <circle cx="7.5" cy="6.5" r="2.8" fill="#fff" />
    </>
  ),
  kh: (
    <>
      <path d="M0 0h24v24H0z" fill="#032EA1" />
      <path d="M0 6h24v12H0z" fill="#E00025" />
      <path d="M7 15.5v-2l1.4-.5v-2l1-.6.8 1.6h1l.8-3.2.8 3.2h1l.8-1.6 1 .6v2l1.4.5v2z" fill="#fff" />
    </>
  ),
  cn: (
    <>
      <path d="M0 0h24v24H0z" fill="#DE2910" />
      <path d="m9 5 1.3 4h4.2l-3.4 2.5 1.3 4L9 13l-3.4 2.5 1.3-4L3.5 9h4.2z" fill="#FFDE00" />
    </>
  ),
}

const BAND_COLOURS = [
  '#C8202B',
  '#1D4FB8',
  '#0E7A4B',
  '#F2B010',
  '#F3F3EE',
  '#15181A',
  '#5AB4E8',
  '#6D3FB0',
] as const

const flagDrawn = (code: string): ReactNode | undefined =>
  FLAGS[code] ?? FURTHER_FLAGS[code] ?? plainFlagOf(code)

/** The drawn flag of a code, or three bands that always belong to that code. */
export function flagOf(code: string): ReactNode {
  const drawn = flagDrawn(code.toLowerCase())
  if (drawn) return drawn
  const random = seeded(seedOf(code.toLowerCase()))
  const first = pick(BAND_COLOURS, random)
  const second =
    BAND_COLOURS[(BAND_COLOURS.indexOf(first) + 1 + Math.floor(random() * 3)) % BAND_COLOURS.length]
  const third =
    BAND_COLOURS[(BAND_COLOURS.indexOf(first) + 4 + Math.floor(random() * 3)) % BAND_COLOURS.length]
  return <Bands first={first} second={second ?? first} third={third ?? first} lying={random() > 0.5} />
}
