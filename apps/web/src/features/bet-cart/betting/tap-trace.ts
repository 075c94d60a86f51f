/** Ids of a trace and of the tap in it, and the draw that decides whether it is kept. */
const TRACE_BYTES = 16
const TAP_BYTES = 8
const DRAW_BYTES = 3

/**
 * The trace of a tap as W3C writes it, for the share of taps that the site asks for; undefined for every other one. What is
 * sent with it is followed through the provider, our server and the databases (docs/traces.md). It says nothing of who taps.
 */
export function newTapTrace(share: number | undefined, random = randomBytes): string | undefined {
  if (!share) return undefined
  const bytes = random(TRACE_BYTES + TAP_BYTES + DRAW_BYTES)
  const draw = bytes.subarray(-DRAW_BYTES).reduce((sum, byte) => sum * 256 + byte, 0)
  if (draw / 256 ** DRAW_BYTES >= share) return undefined
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `00-${hex.slice(0, 2 * TRACE_BYTES)}-${hex.slice(2 * TRACE_BYTES, 2 * (TRACE_BYTES + TAP_BYTES))}-01`
}

const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count))
