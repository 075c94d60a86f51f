import { type RefObject, useEffect } from 'react'
import { clock } from '../../../platform/time.ts'

/** As long as the motion in `frame.css`. */
const MOTION_MS = 180

/**
 * A tap is seen before it works: the next frame shows what was tapped, and only when that one is drawn the tap goes on to
 * whoever listens. What a round needs then takes a cheap phone longer than a finger waits for an answer.
 */
export function useShownTaps(body: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = body.current
    if (!element) return undefined
    /** Taps that have been seen and go on now. */
    const goingOn = new WeakSet<Element>()
    function onClick(event: MouseEvent): void {
      const button = event.target instanceof Element ? event.target.closest('button') : null
      if (!button || goingOn.delete(button)) return
      event.preventDefault()
      event.stopPropagation()
      button.dataset.tapped = ''
      clock.after(MOTION_MS, () => delete button.dataset.tapped)
      afterNextFrame(() => {
        if (!button.isConnected || button.disabled) return
        goingOn.add(button)
        button.click()
      })
    }
    element.addEventListener('click', onClick, { capture: true })
    return () => element.removeEventListener('click', onClick, { capture: true })
  }, [body])
}

/** The first frame shows what was changed, the second comes once it has been drawn. */
function afterNextFrame(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => clock.after(0, run)))
}
