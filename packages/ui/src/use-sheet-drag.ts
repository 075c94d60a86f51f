import { type PointerEvent, useRef, useState } from 'react'
import { dismissesSheet } from './sheet-drag.ts'

type SheetDragNeeds = { open: boolean; enabled: boolean; onDismiss: () => void }

/** Moves a sheet with the finger on its head and dismisses it or lets it spring back. */
export function useSheetDrag({ open, enabled, onDismiss }: SheetDragNeeds) {
  const start = useRef<{ y: number; at: number } | null>(null)
  const [drag, setDrag] = useState({ offset: 0, held: false, opened: open })
  // A dismissed sheet leaves from where the finger let go; the next opening starts at rest.
  if (drag.opened !== open) setDrag({ offset: open ? 0 : drag.offset, held: false, opened: open })

  const begin = (event: PointerEvent<HTMLElement>) => {
    const onButton = event.target instanceof Element && event.target.closest('button')
    if (!enabled || onButton || event.button !== 0) return
    start.current = { y: event.clientY, at: event.timeStamp }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    if (!start.current) return
    setDrag({ ...drag, offset: Math.max(0, event.clientY - start.current.y), held: true })
  }
  const end = (event: PointerEvent<HTMLElement>) => {
    const from = start.current
    start.current = null
    if (!from) return
    const distance = event.clientY - from.y
    const height = event.currentTarget.parentElement?.offsetHeight ?? 0
    if (dismissesSheet({ distance, height, durationMs: event.timeStamp - from.at })) onDismiss()
    else setDrag({ ...drag, offset: 0, held: false })
  }
  return {
    style: drag.offset > 0 ? { transform: `translateY(${drag.offset}px)` } : undefined,
    held: drag.held,
    handlers: { onPointerDown: begin, onPointerMove: move, onPointerUp: end, onPointerCancel: end },
  }
}
