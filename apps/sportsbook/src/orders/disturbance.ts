import type { Instant } from '@keo/service-kit/clock'
import type { EventKind, Suspension } from '../play/sport-model.ts'
import { SUSPENSION } from '../play/sport-model.ts'
import type { Scene } from '../stage/stage.ts'

/** What ends a waiting bet even when betting never stood still for it. */
const CAUSES: Partial<Record<EventKind, Suspension>> = {
  goal: SUSPENSION.score,
  penalty: SUSPENSION.penalty,
  redCard: SUSPENSION.card,
  varCheck: SUSPENSION.varCheck,
}

/** What disturbed a live match within a span of time; null when nothing did. It reads what was played, never ahead. */
export function disturbanceIn(scene: Scene, from: Instant, to: Instant): Suspension | null {
  const played = scene.played()
  for (let index = played.length - 1; index >= 0; index--) {
    const frame = played[index]
    if (!frame) break
    const at = scene.match.startsAt + frame.atMs
    if (at > to) continue
    if (frame.suspension !== null) return frame.suspension
    // The frame that stood when the wait began was the last that matters.
    if (at <= from) return null
    const event = frame.events.find(({ kind }) => CAUSES[kind] !== undefined)
    if (event) return CAUSES[event.kind] ?? null
  }
  return null
}
