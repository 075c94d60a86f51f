/** The inks of a ground that a match is drawn on: artwork, the same by night and on paper. */
export type GroundInks = {
  /** Above the stands, and where they meet the ground. */
  readonly sky: readonly [string, string]
  /** Around the field, far and near. */
  readonly around: readonly [string, string]
  /** The field itself, far and near, and what lies on it in stripes. */
  readonly field: readonly [string, string]
  readonly stripe: string
  readonly line: string
  /** The key, the end zone, the crease, the table: what stands out. */
  readonly mark: string
  readonly beam: string
}

const NIGHT = ['#050806', '#101a15'] as const
const HALL_NIGHT = ['#070709', '#191822'] as const
const LIME_BEAM = 'rgb(203 244 63 / .5)'
const WHITE_BEAM = 'rgb(255 255 255 / .42)'

export const GROUND_INKS = {
  grass: {
    sky: NIGHT, around: ['#0c3a22', '#05170d'], field: ['#14603a', '#0a3a22'], stripe: 'rgb(38 138 82 / .42)',
    line: 'rgb(233 255 224 / .62)', mark: '#f3f6f0', beam: LIME_BEAM,
  },
  neonGrass: {
    sky: ['#07040f', '#160d2c'], around: ['#1a1040', '#0a0620'], field: ['#20205e', '#10103a'],
    stripe: 'rgb(88 70 220 / .34)', line: 'rgb(120 240 255 / .85)', mark: '#78f0ff', beam: 'rgb(150 110 255 / .55)',
  },
  wood: {
    sky: HALL_NIGHT, around: ['#4a1d14', '#260d08'], field: ['#d79a55', '#a86a30'], stripe: 'rgb(120 66 22 / .2)',
    line: 'rgb(255 252 242 / .85)', mark: '#8e2f22', beam: WHITE_BEAM,
  },
  neonWood: {
    sky: ['#07040f', '#160d2c'], around: ['#120a30', '#080418'], field: ['#2c1d5c', '#170f3a'],
    stripe: 'rgb(130 90 255 / .18)', line: 'rgb(255 140 220 / .85)', mark: '#5a2a8c', beam: 'rgb(255 120 220 / .45)',
  },
  ice: {
    sky: HALL_NIGHT, around: ['#1b2733', '#0c141c'], field: ['#e9f3fa', '#bcd4e4'], stripe: 'rgb(255 255 255 / .5)',
    line: 'rgb(200 44 52 / .8)', mark: '#2a62c4', beam: WHITE_BEAM,
  },
  hall: {
    sky: HALL_NIGHT, around: ['#a8501f', '#5c2810'], field: ['#2f7fb8', '#17507e'], stripe: 'rgb(255 255 255 / .05)',
    line: 'rgb(255 255 255 / .8)', mark: '#f0a03c', beam: WHITE_BEAM,
  },
  rugby: {
    sky: NIGHT, around: ['#143f20', '#08200f'], field: ['#2a7a3a', '#154a22'], stripe: 'rgb(80 168 84 / .32)',
    line: 'rgb(240 255 236 / .66)', mark: '#f3f6f0', beam: LIME_BEAM,
  },
  yards: {
    sky: NIGHT, around: ['#12402a', '#072014'], field: ['#1f7048', '#0f432a'], stripe: 'rgb(60 150 96 / .3)',
    line: 'rgb(245 255 245 / .74)', mark: '#17386e', beam: LIME_BEAM,
  },
  tennis: {
    sky: NIGHT, around: ['#1c5a4a', '#0d3128'], field: ['#2f6fb4', '#1b4a80'], stripe: 'rgb(255 255 255 / 0)',
    line: 'rgb(255 255 255 / .86)', mark: '#f3f6f0', beam: WHITE_BEAM,
  },
  badminton: {
    sky: HALL_NIGHT, around: ['#3a3f4a', '#1b1e25'], field: ['#1f8a5c', '#0f5536'], stripe: 'rgb(255 255 255 / 0)',
    line: 'rgb(255 255 255 / .84)', mark: '#f3f6f0', beam: WHITE_BEAM,
  },
  volleyball: {
    sky: HALL_NIGHT, around: ['#1f6f7a', '#0e3a42'], field: ['#e08a3c', '#a85a20'], stripe: 'rgb(255 255 255 / 0)',
    line: 'rgb(255 255 255 / .86)', mark: '#f3f6f0', beam: WHITE_BEAM,
  },
  sand: {
    sky: ['#0a1a2c', '#2a4a5e'], around: ['#c79a5e', '#8a6434'], field: ['#e8c88e', '#bf9658'],
    stripe: 'rgb(255 246 220 / .22)', line: 'rgb(30 80 160 / .8)', mark: '#f3f6f0', beam: LIME_BEAM,
  },
  table: {
    sky: HALL_NIGHT, around: ['#8c2c28', '#481210'], field: ['#2460b0', '#123c78'], stripe: 'rgb(255 255 255 / 0)',
    line: 'rgb(255 255 255 / .9)', mark: '#0c0f14', beam: WHITE_BEAM,
  },
  diamond: {
    sky: NIGHT, around: ['#145432', '#082616'], field: ['#1c7446', '#0e4428'], stripe: 'rgb(58 150 92 / .3)',
    line: 'rgb(255 255 255 / .8)', mark: '#a4683a', beam: LIME_BEAM,
  },
  baize: {
    sky: ['#060507', '#14100d'], around: ['#241a12', '#0d0906'], field: ['#1c8a52', '#0f5a34'],
    stripe: 'rgb(140 240 180 / .16)', line: 'rgb(240 255 240 / .5)', mark: '#6a3a1c', beam: 'rgb(255 240 200 / .5)',
  },
  ring: {
    sky: ['#060507', '#1a1216'], around: ['#1c1418', '#0a0709'], field: ['#dcd8cf', '#a8a49a'],
    stripe: 'rgb(255 255 255 / .2)', line: 'rgb(200 40 44 / .55)', mark: '#1d4fb8', beam: WHITE_BEAM,
  },
} as const satisfies Record<string, GroundInks> // prettier-ignore

export type GroundLook = keyof typeof GROUND_INKS

export const CROWD_INKS = ['#FFBE45', '#F3F6F0', '#DC2F24', '#7FB2FF', '#CBF43F', '#FF8FC0'] as const
/** Behind the far line: boards with the colours of the house. */
export const BOARD_INKS = ['#12180A', '#CBF43F', '#1D3B8B', '#DC2F24', '#0E7A4B'] as const

export type KitInks = {
  readonly shirt: string
  readonly trim: string
  readonly shorts: string
  readonly skin: string
  readonly hair: string
}
export const SKINS = [
  { skin: '#E2B08A', hair: '#1C1410' },
  { skin: '#B87B52', hair: '#120C08' },
] as const
export const REFEREE_INKS = { shirt: '#F2D43C', trim: '#15181A', shorts: '#15181A', ...SKINS[0] } as const
export const KEEPER_SHIRTS = ['#F47B20', '#3FBF6A'] as const
/** The white, the reds, then yellow, green, brown, blue, pink and black. */
export const CUE_INKS = {
  white: '#F6F4EA', red: '#C8242C', colours: ['#F0C828', '#1E7A3C', '#7A4424', '#2458B8', '#EE8FA8', '#16161A'],
} as const // prettier-ignore
export const BALL_INKS = {
  grass: '#FFFFFF', neonGrass: '#9CF6FF', wood: '#E8752A', neonWood: '#FF9AE0', ice: '#121416', hall: '#F0D24A',
  rugby: '#F3EFE2', yards: '#8A4A22', tennis: '#D8F03A', badminton: '#FFFFFF', volleyball: '#FFE14A', sand: '#FFF6D0',
  table: '#FFFFFF', diamond: '#FFFFFF', baize: '#F6F4EA', ring: '#FFFFFF',
} as const satisfies Record<GroundLook, string> // prettier-ignore

export const PICTURE_INKS = {
  shadow: 'rgb(0 0 0 / .38)',
  shade: 'rgb(0 0 0 / .2)',
  dusk: 'rgb(3 8 5 / .82)',
  clear: 'rgb(3 8 5 / 0)',
  glow: 'rgb(255 255 240 / .9)',
  glowOut: 'rgb(255 255 240 / 0)',
  net: 'rgb(255 255 255 / .34)',
  netFill: 'rgb(255 255 255 / .08)',
  post: '#F6F8F4',
  dark: '#101412',
  glass: 'rgb(200 225 240 / .12)',
  rim: '#E85A22',
  rope: ['#D8302A', '#F3F6F0', '#1D4FB8'],
  wood: '#7A4A26',
  gear: '#20242A',
  string: 'rgb(255 255 255 / .6)',
  glove: '#C8242C',
} as const
