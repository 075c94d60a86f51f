import { type Seeded, seeded, seedOf } from './seeded.ts'

export type Kit = { shirt: string; shorts: string }
type Spectator = { seat: number; x: number; y: number; radius: number; colour: string; opacity: number }
type Player = { x: number; y: number; scale: number; kit: Kit }

export type Pitch = { horizon: number; stripes: string[]; crowd: Spectator[]; players: Player[] }

export const HOME_KIT: Kit = { shirt: '#DC2F24', shorts: '#FFFFFF' }
export const AWAY_KIT: Kit = { shirt: '#F3F6F0', shorts: '#1D3B8B' }

const HORIZON = 0.36
const CROWD_COLOURS = ['#FFBE45', '#F3F6F0', '#DC2F24', '#7FB2FF', '#CBF43F', '#FF8FC0']
/** One spectator for this many square pixels above the horizon. */
const SPACE_PER_SPECTATOR = 90
/** Across, down, how small, and whose: far players are smaller. */
const LINE_UP = [
  [0.3, 0.62, 260, 'home'],
  [0.46, 0.74, 200, 'away'],
  [0.62, 0.58, 280, 'home'],
  [0.75, 0.84, 170, 'home'],
  [0.2, 0.86, 170, 'away'],
  [0.86, 0.56, 300, 'away'],
] as const

type PitchOptions = { seed: string | number; width: number; height: number; home?: Kit; away?: Kit }

/** A floodlit pitch for a stream without a picture: the same seed always gives the same scene. */
export function pitchOf({ seed, width, height, home = HOME_KIT, away = AWAY_KIT }: PitchOptions): Pitch {
  const random = seeded(seedOf(seed))
  const horizon = height * HORIZON
  const crowd = Array.from({ length: Math.round((width * horizon) / SPACE_PER_SPECTATOR) }, (_, seat) =>
    spectator({ seat, random, width, horizon }),
  )
  const players = LINE_UP.map(([x, y, far, side]): Player => {
    const down = y + (random() - 0.5) * 0.05
    const across = x + (random() - 0.5) * 0.13
    return {
      x: round(width * across),
      y: round(height * down),
      scale: height / far,
      kit: side === 'home' ? home : away,
    }
  })
  return {
    horizon,
    stripes: mownStripes(width, height, horizon),
    crowd,
    players: players.toSorted((a, b) => a.y - b.y),
  }
}

type Stand = { seat: number; random: Seeded; width: number; horizon: number }

function spectator({ seat, random, width, horizon }: Stand): Spectator {
  return {
    seat,
    x: Math.round(random() * width),
    y: Math.round(horizon * 0.28 + random() * horizon * 0.68),
    radius: round(0.6 + random() * 1.1),
    colour: CROWD_COLOURS[Math.floor(random() * CROWD_COLOURS.length)] ?? '#FFBE45',
    opacity: round(0.16 + random() * 0.5),
  }
}

/** Mown stripes that run together towards the horizon. */
function mownStripes(width: number, height: number, horizon: number): string[] {
  const far = (lane: number) => round(width / 2 + lane * width * 0.075)
  const near = (lane: number) => round(width / 2 + lane * width * 0.26)
  return [-8, -6, -4, -2, 0, 2, 4, 6, 8].map(
    (lane) =>
      `M${far(lane)} ${horizon}L${far(lane + 1)} ${horizon}L${near(lane + 1)} ${height}L${near(lane)} ${height}z`,
  )
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
