import { type PointerEventHandler, useEffect, useState } from 'react'
import { clock, type Clock } from '../../platform/time.ts'
import { useIsVisible } from '../../platform/visibility.ts'
import { useReducedMotion } from '../../page-kit/use-media-query.ts'

type Turns = {
  position: number
  show: (position: number) => void
  /** Spread over the element that turns: a finger or a pointer on it holds it still. */
  holdProps: Record<
    'onPointerEnter' | 'onPointerLeave' | 'onPointerDown' | 'onPointerCancel',
    PointerEventHandler
  >
}

/** One of `count` things after another. Held, out of sight or with reduced motion nothing turns by itself. */
export function useTurns(count: number, intervalMs: number, time: Pick<Clock, 'after'> = clock): Turns {
  const [position, show] = useState(0)
  const [isHeld, setHeld] = useState(false)
  const isVisible = useIsVisible()
  const isStill = useReducedMotion()
  const isTurning = count > 1 && isVisible && !isHeld && !isStill

  useEffect(() => {
    // The position is a dependency: a turn by hand gives the next one its full time.
    if (!isTurning) return undefined
    return time.after(intervalMs, () => show((position + 1) % count))
  }, [isTurning, position, count, intervalMs, time])

  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return {
    position: Math.min(position, Math.max(count - 1, 0)),
    show,
    holdProps: {
      onPointerEnter: hold,
      onPointerDown: hold,
      onPointerLeave: release,
      onPointerCancel: release,
    },
  }
}
