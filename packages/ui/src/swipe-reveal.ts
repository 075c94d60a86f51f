/** How far a row must be pulled, as a share of its actions' width, to stay open. */
const KEEP_OPEN_SHARE = 0.4

/** Where a swiped row may lie: between closed and fully open, however far the finger goes. */
export function revealOffset(startOffset: number, moved: number, actionsWidth: number): number {
  return Math.min(0, Math.max(-actionsWidth, startOffset + moved))
}

/** Where a released row settles. */
export function settleReveal(offset: number, actionsWidth: number): number {
  return offset < -actionsWidth * KEEP_OPEN_SHARE ? -actionsWidth : 0
}
