import type { ReactNode } from 'react'

/** Flags that are bands or a cross and no more: what they are made of, and their colours. */
const PLAIN: Readonly<Record<string, string>> = {
  // Standing bands.
  be: '| #15181A #FDDA24 #EF3340', ie: '| #169B62 #FFF #FF883E', mx: '| #006847 #FFF #CE1126', pe: '| #D91023 #FFF #D91023',
  ro: '| #002B7F #FCD116 #CE1126', ng: '| #008751 #FFF #008751', ci: '| #F77F00 #FFF #009E60', cm: '| #007A5E #CE1126 #FCD116',
  sn: '| #00853F #FDEF42 #E31B23', ca: '| #D80621 #FFF #D80621', dz: '| #006233 #006233 #FFF', mn: '| #DA2032 #0066B3 #DA2032',
  // Lying bands.
  nl: '= #AE1C28 #FFF #21468B', ru: '= #FFF #0039A6 #D52B1E', at: '= #ED2939 #FFF #ED2939', hu: '= #CD2A3E #FFF #436F4D',
  bg: '= #FFF #00966E #D62612', lt: '= #FDB913 #006A44 #C1272D', ee: '= #0072CE #15181A #FFF', lv: '= #9E3039 #FFF #9E3039',
  rs: '= #C6363C #0C4076 #FFF', hr: '= #FF0000 #FFF #171796', si: '= #FFF #005DA4 #ED1C24', sk: '= #FFF #0B4EA2 #EE1C25',
  ar: '= #74ACDF #FFF #74ACDF', co: '= #FCD116 #003893 #CE1126', ec: '= #FFD100 #0072CE #EF3340', ve: '= #FFCC00 #00247D #CF142B',
  py: '= #D52B1E #FFF #0038A8', cr: '= #002B7F #CE1126 #002B7F', eg: '= #CE1126 #FFF #15181A', iq: '= #CE1126 #FFF #15181A',
  sy: '= #007A3D #FFF #15181A', ir: '= #239F40 #FFF #DA0000', in: '= #FF9933 #FFF #138808', uz: '= #1EB5F0 #FFF #1EB53A',
  gh: '= #CE1126 #FCD116 #006B3F', la: '= #CE1126 #002868 #CE1126', mm: '= #FECB00 #34B233 #EA2839', kw: '= #007A3D #FFF #CE1126',
  ae: '= #00732F #FFF #15181A', om: '= #FFF #DB161B #008000', jo: '= #15181A #FFF #007A3D',
  // A cross: ground, cross, and a thinner one upon it.
  dk: '+ #C8102E #FFF #FFF', se: '+ #006AA7 #FECC00 #FECC00', fi: '+ #FFF #003580 #003580', no: '+ #BA0C2F #FFF #00205B',
  is: '+ #02529C #FFF #DC1E35', ge: '* #FFF #FF0000 #FF0000', ch: '* #DA291C #FFF #FFF', sc: 'x #005EB8 #FFF #FFF',
} // prettier-ignore

const HALVES: Readonly<Record<string, readonly [string, string]>> = {
  pl: ['#FFF', '#DC143C'],
  ua: ['#0057B7', '#FFD700'],
  wa: ['#FFF', '#00AB39'],
  cz: ['#FFF', '#D7141A'],
}

const CROSSES: Readonly<Record<string, string>> = {
  '+': 'M9 0v24M0 12h24',
  '*': 'M12 4v16M4 12h16',
  x: 'M0 0l24 24M24 0 0 24',
}

/** Undefined for a flag that is more than this. */
export function plainFlagOf(code: string): ReactNode | undefined {
  const halves = HALVES[code]
  if (halves) return <Halves top={halves[0]} low={halves[1]} isCzech={code === 'cz'} />
  const [form = '', first = '', second = '', third = ''] = PLAIN[code]?.split(' ') ?? []
  if (form === '') return undefined
  const cross = CROSSES[form]
  if (!cross) return <Bands first={first} second={second} third={third} lying={form === '='} />
  return (
    <>
      <path d="M0 0h24v24H0z" fill={first} />
      <path d={cross} stroke={second} strokeWidth="5" />
      <path d={cross} stroke={third} strokeWidth="2.4" />
    </>
  )
}

function Halves({ top, low, isCzech }: { top: string; low: string; isCzech: boolean }) {
  return (
    <>
      <path d="M0 0h24v12H0z" fill={top} />
      <path d="M0 12h24v12H0z" fill={low} />
      {isCzech ? <path d="M0 0v24l12-12z" fill="#11457E" /> : null}
    </>
  )
}

type BandsProps = { first: string; second: string; third: string; lying?: boolean }

export function Bands({ first, second, third, lying }: BandsProps) {
  return (
    <g transform={lying ? 'rotate(90 12 12)' : undefined}>
      <path d="M0 0h24v24H0z" fill={second} />
      <path d="M0 0h8v24H0z" fill={first} />
      <path d="M16 0h8v24h-8z" fill={third} />
    </g>
  )
}
