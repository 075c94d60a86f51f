import { createHash } from 'node:crypto'
import type { TrackPoint } from '@keo/contract/captcha'

/**
 * The movement without its length: times, heights and shares of the way. Stretched to another slot a copied
 * movement still looks the same here.
 */
export function trackFingerprint(track: readonly TrackPoint[]): Buffer {
  const wholeWay = track.at(-1)?.x || 1
  const points = track.map(({ x, y, t }) => [
    Math.round(t),
    Math.round(y),
    Math.round((SHARES * x) / wholeWay),
  ])
  return createHash('sha256').update(JSON.stringify(points)).digest()
}

const SHARES = 40
