import type { Route } from './route.ts'

export type Transition = 'slide-left' | 'slide-right' | 'fade' | 'none'
export type Direction = 'forward' | 'back'

type Move = {
  /** Null when the app starts. */
  readonly from: Pick<Route, 'transition'> | null
  readonly to: Pick<Route, 'transition'>
  readonly direction: Direction
  readonly isSwipe: boolean
  readonly prefersReducedMotion: boolean
}

/**
 * A page leaves the way it came: going forward the new page decides, going back the page that is left. So a
 * page that slid in over the home screen slides out again, though the home screen itself fades.
 */
export function pageTransition({ from, to, direction, isSwipe, prefersReducedMotion }: Move): Transition {
  if (!from || isSwipe) return 'none'
  const named = direction === 'forward' ? to.transition : from.transition
  if (named === 'fade' || prefersReducedMotion) return 'fade'
  return direction === 'forward' ? 'slide-left' : 'slide-right'
}

/** Specification section 2. */
const SWIPE_EDGE_PX = 50
/** A swipe moves the history while the finger is down or just lifted; an older touch has nothing to do with it. */
const SWIPE_MEMORY_MS = 1000

export type Touch = { readonly startX: number; readonly atMs: number }

/** iOS shows its own animation for a swipe from the edge; ours on top would play it twice. */
export function isEdgeSwipe(
  touch: Touch | null,
  { isIos, nowMs, viewportWidth }: { isIos: boolean; nowMs: number; viewportWidth: number },
): boolean {
  if (!touch || !isIos || nowMs - touch.atMs > SWIPE_MEMORY_MS) return false
  return touch.startX <= SWIPE_EDGE_PX || touch.startX >= viewportWidth - SWIPE_EDGE_PX
}
