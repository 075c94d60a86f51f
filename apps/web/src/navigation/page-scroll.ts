import { clock } from '../platform/time.ts'

/** How long a page that still loads is given to grow to its former length. */
const RESTORE_MS = 3000

/**
 * Pages scroll with the window, not in boxes of their own: only then does iOS fold its bars away, answer a tap
 * on the status bar and keep a focused field in view. During a move both pages are held in frames that repeat
 * their scroll position; `frame` is the one of the page that shows.
 */
function createPageScroll() {
  let frame: HTMLElement | null = null
  let stopRestoring = (): void => {}

  return {
    current: (): number => (frame ? frame.scrollTop : scrollY),

    /** The page is held in a frame from now on. */
    hold(held: HTMLElement): void {
      stopRestoring()
      frame = held
    },

    /** The window scrolls again, to where the page was or to where it moved itself meanwhile. */
    release(wantedY: number): void {
      const reached = frame?.scrollTop ?? 0
      frame = null
      stopRestoring()
      scrollTo(0, wantedY || reached)
      if (wantedY) stopRestoring = growInto(wantedY)
    },
  }
}

/** A page whose content is still on its way is too short to scroll to; it is followed as it grows. */
function growInto(wantedY: number): () => void {
  if (scrollY >= wantedY - 1) return () => {}
  const observer = new ResizeObserver(() => {
    scrollTo(0, wantedY)
    if (scrollY >= wantedY - 1) stop()
  })
  const giveUp = clock.after(RESTORE_MS, () => stop())
  const hands = ['wheel', 'touchstart', 'keydown'] as const
  const stop = (): void => {
    observer.disconnect()
    giveUp()
    for (const hand of hands) removeEventListener(hand, stop)
  }
  observer.observe(document.body)
  for (const hand of hands) addEventListener(hand, stop, { passive: true, once: true })
  return stop
}

export const pageScroll = createPageScroll()
