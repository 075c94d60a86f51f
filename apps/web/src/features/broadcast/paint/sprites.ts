import { KEEPER_SHIRTS, type KitInks, REFEREE_INKS, SKINS } from '@keo/ui/drawings/broadcast-inks'
import { PICTURE_INKS } from '@keo/ui/drawings/broadcast-inks'
import type { Field } from '../scene/fields.ts'
import type { Body } from '../scene/scene.ts'
import { paintBody } from './body.ts'
import { newLayer } from './ground.ts'
import { POSTURES, frameOf } from './postures.ts'

export type Kits = readonly [home: KitColours, away: KitColours]
export type KitColours = { readonly shirt: string; readonly trim: string }

/** Around a body, in bodies: arms, rackets and those who lie need room. */
const WIDE = 1.3
const TALL = 1.3
const FOOT = 1.16
const PER_FRAME = 3
const LOOKS = SKINS.length
const REFEREE = 4 * LOOKS

/** Each posture of each kit is painted the first time it is needed, and copied from then on. */
export function createSprites(
  field: Field,
  kits: Kits,
  { body, density }: { body: number; density: number },
) {
  const outfits = outfitsOf(kits)
  const sheets: (HTMLCanvasElement | null)[] = []
  let left = 0
  let isWaiting = false

  function sheetOf(outfit: number, frame: number): HTMLCanvasElement | null {
    const at = outfit * POSTURES.length + frame
    if (sheets[at] !== undefined) return sheets[at]
    if (left === 0) {
      isWaiting = true
      return null
    }
    left--
    return (sheets[at] = paint(outfit, frame))
  }

  function paint(outfit: number, frame: number): HTMLCanvasElement | null {
    const layer = newLayer(body * WIDE, body * TALL, density)
    const [kit, posture] = [outfits[outfit], POSTURES[frame]]
    if (!layer || !kit || !posture) return null
    layer.context.translate((body * WIDE) / 2, body * FOOT)
    layer.context.scale(body, body)
    const gear = outfit === REFEREE ? null : field.gear
    paintBody(layer.context, posture, { kit, gear, play: field.play })
    return layer.canvas
  }

  /** `size` is the height of the body there, in pixels. */
  function drawBody(
    context: CanvasRenderingContext2D,
    drawn: Body,
    at: { x: number; y: number; size: number; steps: number; index: number },
  ) {
    const { x, y, size, steps, index } = at
    context.fillStyle = PICTURE_INKS.shadow
    context.beginPath()
    context.ellipse(x, y, size * 0.24, size * 0.065, 0, 0, 7)
    context.fill()
    const sheet = sheetOf(outfitOf(drawn, index), frameOf(drawn.pose, steps))
    if (!sheet) return
    context.save()
    context.translate(x, y)
    context.scale(drawn.facing, 1)
    context.drawImage(sheet, (-size * WIDE) / 2, -size * FOOT, size * WIDE, size * TALL)
    context.restore()
  }

  return {
    drawBody,
    /** A frame paints few new postures, so that none takes long; who has none yet is a shadow until the next. */
    beginFrame(): void {
      left = PER_FRAME
      isWaiting = false
    },
    isWaiting: () => isWaiting,
  }
}

type Skin = (typeof SKINS)[number]

const kitIn = ({ shirt, trim }: KitColours, shorts: string, { skin, hair }: Skin): KitInks => ({
  shirt,
  trim,
  shorts,
  skin,
  hair,
})

/** Both sides in each skin, then their keepers, then the referee. */
function outfitsOf(kits: Kits): readonly KitInks[] {
  const players = kits.flatMap((kit) => SKINS.map((skin) => kitIn(kit, kit.trim, skin)))
  const keepers = kits.flatMap((_, side) =>
    SKINS.map((skin) => {
      const shirt = KEEPER_SHIRTS[side] ?? KEEPER_SHIRTS[0]
      return kitIn({ shirt, trim: shirt }, REFEREE_INKS.shorts, skin)
    }),
  )
  return [...players, ...keepers, REFEREE_INKS]
}

function outfitOf({ side, isKeeper }: Body, index: number): number {
  if (side === 2) return REFEREE
  return (isKeeper ? 2 * LOOKS : 0) + side * LOOKS + ((index * 7) % 3 === 0 ? 1 : 0)
}
