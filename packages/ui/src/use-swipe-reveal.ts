import { type PointerEvent, useRef, useState } from 'react'
import { revealOffset, settleReveal } from './swipe-reveal.ts'

/** Slides a row left over the actions behind it. Vertical scrolling stays with the page (`touch-action: pan-y`). */
export function useSwipeReveal(actionsWidth: number) {
  const start = useRef<{ x: number; offset: number } | null>(null)
  const [offset, setOffset] = useState(0)
  const end = () => {
    if (!start.current) return
    start.current = null
    setOffset(settleReveal(offset, actionsWidth))
  }
  return {
    offset,
    close: () => setOffset(0),
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        start.current = { x: event.clientX, offset }
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (start.current)
          setOffset(revealOffset(start.current.offset, event.clientX - start.current.x, actionsWidth))
      },
      onPointerUp: end,
      onPointerCancel: end,
      onPointerLeave: end,
    },
  }
}
