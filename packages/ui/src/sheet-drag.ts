/** A drag past this share of the sheet's height dismisses it. */
const DISMISS_SHARE = 0.3
/** Or a flick at least this fast, in px per ms. */
const FLICK_SPEED = 0.5
/** A flick counts only once the finger has clearly moved. */
const FLICK_DISTANCE_PX = 24

export type SheetDrag = { distance: number; height: number; durationMs: number }

/** Whether letting go now closes the sheet. */
export function dismissesSheet({ distance, height, durationMs }: SheetDrag): boolean {
  if (distance <= 0) return false
  if (distance > height * DISMISS_SHARE) return true
  return distance > FLICK_DISTANCE_PX && distance / Math.max(durationMs, 1) > FLICK_SPEED
}
