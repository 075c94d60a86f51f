import { CAPTCHA_LEFT_MAX, type TrackPoint } from '@keo/contract/captcha'
import type { SlideMove, SlideRelease } from '@keo/ui/use-slide'

/** What the call takes; a patient hand on a fast screen makes more points than that. */
const POINTS_MAX = 600

export type DragAnswer = {
  readonly left: number
  readonly track: TrackPoint[]
  readonly kind: SlideRelease['kind']
}

/** Where the piece was let go and how it went there, in the picture's own pixels. */
export function dragAnswer({ share, moves, kind }: SlideRelease): DragAnswer {
  return { left: pixels(share), track: thinned(moves).map(trackPoint), kind }
}

function trackPoint({ share, y, t }: SlideMove): TrackPoint {
  return { x: pixels(share), y: tenths(y), t: tenths(Math.max(0, t)) }
}

function pixels(share: number): number {
  return tenths(share * CAPTCHA_LEFT_MAX)
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}

/** Every second, third … point, and always the last: there the piece was let go. */
function thinned(moves: readonly SlideMove[]): readonly SlideMove[] {
  const step = Math.ceil(moves.length / (POINTS_MAX - 1))
  if (step <= 1) return moves
  return moves.filter((_, place) => place % step === 0 || place === moves.length - 1)
}
