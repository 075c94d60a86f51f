import { type KitInks, PICTURE_INKS } from '@keo/ui/drawings/broadcast-inks'
import type { Gear, Play } from '../scene/fields.ts'
import { type Posture, type Limb } from './postures.ts'

export type Outfit = { readonly kit: KitInks; readonly gear: Gear; readonly play: Play }

/** One body, a unit high, its feet at the origin, looking to the right. */
export function paintBody(
  context: CanvasRenderingContext2D,
  posture: Posture,
  { kit, gear, play }: Outfit,
): void {
  context.save()
  context.lineCap = 'round'
  context.lineJoin = 'round'
  if (posture.isLying) {
    context.translate(-0.3, -0.05)
    context.rotate(-Math.PI / 2 + 0.08)
    context.translate(0, 0.3)
  }
  const isBare = play === 'fight' && gear === 'gloves'
  const top = isBare ? kit.skin : kit.shirt
  paintArm(context, posture.backArm, top, kit.skin)
  paintLeg(context, posture.backLeg, kit, true)
  paintLeg(context, posture.frontLeg, kit, false)
  context.translate(0, -0.46)
  context.rotate(posture.lean)
  context.translate(0, 0.46)
  paintTorso(context, kit, top, isBare)
  paintHead(context, kit, gear)
  if (gear) paintGear(context, gear, posture)
  paintArm(context, posture.frontArm, top, kit.skin)
  if (gear === 'gloves') paintGloves(context, posture)
  context.restore()
}

function stroke(
  context: CanvasRenderingContext2D,
  points: readonly number[],
  ink: string,
  width: number,
): void {
  context.strokeStyle = ink
  context.lineWidth = width
  context.beginPath()
  for (let at = 0; at < points.length; at += 2) {
    if (at === 0) context.moveTo(points[0] ?? 0, points[1] ?? 0)
    else context.lineTo(points[at] ?? 0, points[at + 1] ?? 0)
  }
  context.stroke()
}

/** Thigh in shorts and skin, sock and boot below the knee. */
function paintLeg(
  context: CanvasRenderingContext2D,
  [kneeX, kneeY, footX, footY]: Limb,
  kit: KitInks,
  isBack: boolean,
) {
  const hip = isBack ? 0.03 : -0.03
  stroke(context, [hip, -0.44, kneeX, kneeY], kit.skin, 0.085)
  stroke(context, [kneeX, kneeY, footX, footY - 0.03], kit.trim, 0.07)
  stroke(context, [footX - 0.01, footY - 0.02, footX + 0.055, footY - 0.015], PICTURE_INKS.gear, 0.05)
  stroke(context, [hip, -0.43, hip + (kneeX - hip) * 0.55, -0.43 + (kneeY + 0.43) * 0.55], kit.shorts, 0.14)
}

function paintArm(
  context: CanvasRenderingContext2D,
  [elbowX, elbowY, handX, handY]: Limb,
  sleeve: string,
  skin: string,
) {
  stroke(context, [elbowX, elbowY, handX, handY], skin, 0.055)
  stroke(context, [0, -0.77, elbowX, elbowY], sleeve, 0.085)
}

function paintTorso(context: CanvasRenderingContext2D, kit: KitInks, top: string, isBare: boolean): void {
  context.fillStyle = kit.shorts
  context.fillRect(-0.105, -0.5, 0.21, 0.11)
  context.fillStyle = top
  context.beginPath()
  context.moveTo(-0.115, -0.8)
  context.quadraticCurveTo(0, -0.85, 0.115, -0.8)
  context.lineTo(0.105, -0.46)
  context.lineTo(-0.105, -0.46)
  context.fill()
  if (!isBare) {
    context.fillStyle = kit.trim
    context.fillRect(-0.11, -0.68, 0.22, 0.045)
  }
  context.fillStyle = PICTURE_INKS.shade
  context.fillRect(-0.112, -0.79, 0.08, 0.34)
}

function paintHead(context: CanvasRenderingContext2D, kit: KitInks, gear: Gear): void {
  stroke(context, [0, -0.8, 0.005, -0.86], kit.skin, 0.07)
  const isCovered = gear === 'helmet' || gear === 'stick' || gear === 'bat'
  context.fillStyle = kit.skin
  context.beginPath()
  context.arc(0.012, -0.915, 0.08, 0, 7)
  context.fill()
  context.fillStyle = isCovered ? kit.shirt : kit.hair
  context.beginPath()
  context.arc(0.004, -0.925, isCovered ? 0.09 : 0.083, Math.PI * 0.92, Math.PI * 1.98)
  context.fill()
  if (gear === 'bat') stroke(context, [0.05, -0.935, 0.125, -0.925], kit.shirt, 0.03)
  if (gear === 'helmet') stroke(context, [0.07, -0.9, 0.1, -0.87, 0.04, -0.85], PICTURE_INKS.post, 0.018)
}

function paintGear(context: CanvasRenderingContext2D, gear: Gear, { frontArm: [, , x, y] }: Posture): void {
  if (gear === 'racket') {
    stroke(context, [x, y, x + 0.1, y - 0.1], PICTURE_INKS.gear, 0.028)
    context.strokeStyle = PICTURE_INKS.glove
    context.fillStyle = PICTURE_INKS.string
    context.lineWidth = 0.022
    context.beginPath()
    context.ellipse(x + 0.165, y - 0.165, 0.085, 0.065, -0.8, 0, 7)
    context.fill()
    context.stroke()
  }
  if (gear === 'stick')
    stroke(context, [x - 0.06, y - 0.12, x + 0.18, -0.02, x + 0.28, -0.02], PICTURE_INKS.gear, 0.032)
  if (gear === 'bat') stroke(context, [x, y, x - 0.1, y - 0.3], PICTURE_INKS.wood, 0.045)
}

function paintGloves(context: CanvasRenderingContext2D, { frontArm, backArm }: Posture): void {
  context.fillStyle = PICTURE_INKS.glove
  for (const [, , x, y] of [backArm, frontArm]) {
    context.beginPath()
    context.arc(x, y, 0.062, 0, 7)
    context.fill()
  }
}
