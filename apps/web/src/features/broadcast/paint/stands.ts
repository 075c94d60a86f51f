import { BOARD_INKS, CROWD_INKS, type GroundInks, PICTURE_INKS } from '@keo/ui/drawings/broadcast-inks'
import { chance } from '../scene/chance.ts'
import type { Pen } from './pen.ts'

/** One spectator for this many square pixels. */
const SPACE = 62
const CROWD_MAX = 1500
const BOARD = 0.038
/** How many kinds of light fall on the crowd. */
const TIERS = 4

/** The night above, and what is around the field. */
export function paintStands({ context, view, fade }: Pen, inks: GroundInks): void {
  const { ground, height, edge } = view
  context.fillStyle = fade(inks.sky, 0, edge)
  context.fillRect(0, 0, ground, edge + 1)
  context.fillStyle = fade(inks.around, edge, height)
  context.fillRect(0, edge, ground, height - edge)
}

/** Rows of dots: all of one colour and one row of light in one stroke, as single ones take a slow phone too long. */
export function paintCrowd({ context, view }: Pen, seed: number): void {
  const { ground, height, edge } = view
  const foot = edge - height * BOARD
  const roof = foot * 0.2
  const count = Math.min(CROWD_MAX, Math.round((ground * (foot - roof)) / SPACE))
  const size = Math.max(0.9, height / 190)
  for (let tier = 0; tier < TIERS * CROWD_INKS.length; tier++) {
    const light = (tier % TIERS) / (TIERS - 1)
    context.beginPath()
    for (let at = tier; at < count; at += TIERS * CROWD_INKS.length) {
      const depth = chance(seed, at, 42)
      const [x, y] = [chance(seed, at, 41) * ground, roof + (foot - roof) * (0.04 + 0.94 * depth)]
      const radius = size * (0.45 + 0.55 * depth)
      context.moveTo(x + radius, y)
      context.arc(x, y, radius, 0, 7)
    }
    context.globalAlpha = 0.13 + 0.42 * light
    context.fillStyle = CROWD_INKS[Math.floor(tier / TIERS)] ?? CROWD_INKS[0]
    context.fill()
  }
  context.globalAlpha = 1
}

/** At the foot of the stands. */
export function paintBoards({ context, view }: Pen, seed: number): void {
  const { ground, height, edge } = view
  const deep = height * BOARD
  const foot = edge - deep
  const wide = deep * 9
  for (let at = 0; at * wide < ground; at++) {
    const ink = Math.floor(chance(seed, at, 44) * BOARD_INKS.length)
    context.fillStyle = BOARD_INKS[ink] ?? BOARD_INKS[0]
    context.globalAlpha = 0.72
    context.fillRect(at * wide, foot, wide - 1, deep)
    context.globalAlpha = 0.8
    context.fillStyle = ink === 1 ? BOARD_INKS[0] : PICTURE_INKS.post
    // The accent of the house, as its mark has it.
    const [middle, tall] = [at * wide + wide / 2, deep * 0.62]
    for (const aside of [-1.6, 0, 1.6]) {
      const left = middle + aside * deep - tall * 0.3
      context.beginPath()
      context.moveTo(left, foot + deep * 0.2)
      context.lineTo(left + tall * 0.34, foot + deep * 0.2)
      context.lineTo(left + tall * 0.72, foot + deep * 0.2 + tall)
      context.lineTo(left + tall * 0.38, foot + deep * 0.2 + tall)
      context.fill()
    }
  }
  context.globalAlpha = 1
}

/** Floodlights over everything, and the dusk at the foot of the picture, where the controls stand. */
export function paintLight({ context, view }: Pen, inks: GroundInks): void {
  const { ground, height, width } = view
  const lamps = Math.max(2, Math.round((ground / width) * 2))
  for (let at = 0; at < lamps; at++) {
    const x = (ground * (at + 0.5)) / lamps - width * 0.08
    const lean = at % 2 === 0 ? 1 : -1
    const beam = context.createLinearGradient(0, 0, 0, height)
    beam.addColorStop(0, inks.beam)
    beam.addColorStop(1, PICTURE_INKS.clear)
    context.globalAlpha = 0.3
    context.fillStyle = beam
    context.beginPath()
    context.moveTo(x - width * 0.05, 0)
    context.lineTo(x + width * 0.05, 0)
    context.lineTo(x + width * (0.05 + 0.34 * lean + 0.16), height)
    context.lineTo(x + width * (0.34 * lean - 0.16), height)
    context.fill()
    context.globalAlpha = 0.7
    const glow = context.createRadialGradient(x, 0, 0, x, 0, height * 0.13)
    glow.addColorStop(0, PICTURE_INKS.glow)
    glow.addColorStop(1, PICTURE_INKS.glowOut)
    context.fillStyle = glow
    context.fillRect(x - height * 0.15, 0, height * 0.3, height * 0.15)
  }
  context.globalAlpha = 1
  const dusk = context.createLinearGradient(0, height * 0.74, 0, height)
  dusk.addColorStop(0, PICTURE_INKS.clear)
  dusk.addColorStop(1, PICTURE_INKS.dusk)
  context.fillStyle = dusk
  context.fillRect(0, height * 0.74, ground, height * 0.26)
}
