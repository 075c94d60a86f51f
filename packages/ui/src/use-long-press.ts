import { type MouseEvent, useEffect, useRef } from 'react'

const LONG_PRESS_MS = 500

/**
 * Tells a long press from a tap: after a long press the tap that ends it is swallowed. So is one that began on something
 * else: what stands at a place may have changed under the finger, and is told by its name.
 */
export function useLongPress(onTap: () => void, onLongPress: () => void, name = '') {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const held = useRef(false)
  const pressed = useRef<string | null>(null)
  const shown = useRef(name)
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
  useEffect(() => {
    shown.current = name
  }, [name])
  return {
    onPointerDown: () => {
      held.current = false
      pressed.current = name
      timer.current = setTimeout(() => {
        if (shown.current !== name) return
        held.current = true
        onLongPress()
      }, LONG_PRESS_MS)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClick: ({ detail }: MouseEvent) => {
      // Keys press nothing before they click, and count as no click of a pointer.
      const isSame = detail === 0 || pressed.current === null || pressed.current === name
      if (!held.current && isSame) onTap()
      held.current = false
      pressed.current = null
    },
    /** The menu key and the second button of a mouse mean the same; a finger that is held may send it too. */
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault()
      stop()
      if (!held.current) onLongPress()
    },
  }
}
