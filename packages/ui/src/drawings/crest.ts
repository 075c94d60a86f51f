import { pick, seeded, seedOf } from './seeded.ts'

export const CREST_SHAPES = {
  shield: 'M3 2.5h18v9.8c0 5-4.2 8-9 9.7-4.8-1.7-9-4.7-9-9.7Z',
  round: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Z',
  hex: 'M12 1.5 21.5 7v10L12 22.5 2.5 17V7Z',
  pennant: 'M4 2h16l1 6c0 6-3.5 11-9 14.5C6.5 19 3 14 3 8Z',
} as const

export const CREST_PATTERNS = {
  half: 'M12 0h12v24H12z',
  stripes: 'M5 0h3.5v24H5zM10.25 0h3.5v24h-3.5zM15.5 0H19v24h-3.5z',
  sash: 'M0 2 4 0l20 18-3 5z',
  hoop: 'M0 8.5h24v6H0z',
  chevron: 'm0 8 12 6 12-6v6l-12 6L0 14z',
  quarters: 'M12 0h12v11.5H12zM0 11.5h12V24H0z',
  star: 'm12 6 1.76 4.1 4.44.4-3.36 2.92 1 4.35L12 15.47l-3.84 2.3 1-4.35L5.8 10.5l4.44-.4z',
  ring: 'M12 5.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Zm0 2.6a3.9 3.9 0 1 0 0 7.8 3.9 3.9 0 0 0 0-7.8Z',
  top: 'M0 0h24v8.5H0z',
  dots: 'M8 6.6a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8ZM16 6.6a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8ZM12 13.1a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8Z',
} as const

type Crest = {
  shape: keyof typeof CREST_SHAPES
  pattern: keyof typeof CREST_PATTERNS
  field: string
  charge: string
}

/** Heraldic pairs: each reads at 17 px. */
const TINCTURES = [
  ['#C8202B', '#FFFFFF'],
  ['#D82820', '#FFD24A'],
  ['#1D4FB8', '#FFFFFF'],
  ['#1D4FB8', '#FFC400'],
  ['#6D3FB0', '#FFD24A'],
  ['#0E7A4B', '#FFFFFF'],
  ['#0B5B3A', '#F3D34A'],
  ['#15181A', '#FFFFFF'],
  ['#15181A', '#E8B92E'],
  ['#F2B010', '#15181A'],
  ['#F47B20', '#15181A'],
  ['#5AB4E8', '#123A6B'],
  ['#8A1538', '#9AD0F5'],
  ['#7A1022', '#F2C94C'],
  ['#F3F3EE', '#C8202B'],
  ['#F3F3EE', '#1D3B8B'],
  ['#0F8A8A', '#FFFFFF'],
  ['#E2407F', '#15181A'],
] as const

/** The crest of a team without a picture: the same id always gets the same arms. */
export function crestOf(teamId: string | number): Crest {
  const random = seeded(seedOf(teamId))
  const [field, charge] = pick(TINCTURES, random)
  return {
    shape: pick(keysOf(CREST_SHAPES), random),
    pattern: pick(keysOf(CREST_PATTERNS), random),
    field,
    charge,
  }
}

/** Beside another side: where both fields are of one colour, the guests come in the next. */
export function crestBeside(teamId: string | number, otherId: string | number): Crest {
  const [own, other] = [crestOf(teamId), crestOf(otherId)]
  if (own.field !== other.field) return own
  const at = TINCTURES.findIndex(([field]) => field === own.field)
  const [field, charge] =
    [...TINCTURES.slice(at), ...TINCTURES].find(([each]) => each !== other.field) ?? TINCTURES[0]
  return { ...own, field, charge }
}

function keysOf<Key extends string>(record: Record<Key, string>): Key[] {
  return Object.keys(record) as Key[]
}
