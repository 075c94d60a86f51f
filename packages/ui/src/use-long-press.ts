import { type MouseEvent, useEffect, useRef } from 'react'

const LONG_PRESS_MS = 500

/** Tells a long press from a tap: after a long press the tap that ends it is swallowed. */
export function useLongPress(onTap: () => void, onLongPress: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const held = useRef(false)
  const stop = () => {
    if (timer.current !== null) clearTimeout(timer.current)
    timer.current = null
  }
  useEffect(() => {
    const pending = timer
    return () => {
      if (pending.current !== null) clearTimeout(pending.current)
    }
  }, [])
  return {
    onPointerDown: () => {
      held.current = false
      timer.current = setTimeout(() => {
        held.current = true
        onLongPress()
      }, LONG_PRESS_MS)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClick: () => {
      if (!held.current) onTap()
      held.current = false
    },
    /** The menu key and the second button of a mouse mean the same; a finger that is held may send it too. */
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault()
      stop()
      if (!held.current) onLongPress()
    },
  }
}
