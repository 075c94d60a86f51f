import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'

/** Where the handle was, as a share of its way; how far the finger strayed from the line; and when, in ms. */
export type SlideMove = { readonly share: number; readonly y: number; readonly t: number }
export type SlideRelease = {
  readonly share: number
  readonly kind: 'drag' | 'keys'
  readonly moves: readonly SlideMove[]
}

type SlideParts = { enabled: boolean; handlePx: number; onRelease: (release: SlideRelease) => void }
type Held = { x: number; y: number; at: number }

/** How far an arrow key moves the handle. */
const KEY_STEP = 0.01
/** A tap that hardly moves it is not an answer. */
const TAP_SHARE = 0.02

const KEYS: Readonly<Record<string, number>> = {
  ArrowRight: KEY_STEP,
  ArrowUp: KEY_STEP,
  ArrowLeft: -KEY_STEP,
  ArrowDown: -KEY_STEP,
  PageUp: 6 * KEY_STEP,
  PageDown: -6 * KEY_STEP,
}

/** A handle on a track, and everything it did on its way. */
export function useSlide({ enabled, handlePx, onRelease }: SlideParts) {
  const held = useRef<Held | null>(null)
  const typedFrom = useRef<number | null>(null)
  const moves = useRef<SlideMove[]>([])
  const [share, setShare] = useState(0)
  const [wasEnabled, setWasEnabled] = useState(enabled)
  // Ready for another try: the handle goes back to its start.
  if (enabled !== wasEnabled) {
    setWasEnabled(enabled)
    if (enabled) setShare(0)
  }

  const note = (move: SlideMove): void => {
    moves.current.push(move)
    setShare(move.share)
  }
  const forget = (): void => {
    held.current = null
    typedFrom.current = null
    moves.current = []
  }
  const release = (kind: SlideRelease['kind']): void => {
    const last = moves.current.at(-1)?.share ?? 0
    if (last < TAP_SHARE) setShare(0)
    else onRelease({ share: last, kind, moves: moves.current })
    forget()
  }
  const follow = (event: PointerEvent<HTMLElement>): void => {
    const way = (event.currentTarget.parentElement?.offsetWidth ?? 0) - handlePx
    const from = held.current
    if (!from || way <= 0) return
    const { clientX, clientY, timeStamp } = event
    note({ share: clamp((clientX - from.x) / way), y: clientY - from.y, t: timeStamp - from.at })
  }

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!enabled) return
      forget()
      held.current = { x: event.clientX, y: event.clientY, at: event.timeStamp }
      event.currentTarget.setPointerCapture(event.pointerId)
      note({ share: 0, y: 0, t: 0 })
    },
    onPointerMove: follow,
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (!held.current) return
      follow(event)
      release('drag')
    },
    onPointerCancel() {
      forget()
      setShare(0)
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const step = KEYS[event.key]
      if (!enabled || held.current) return
      if (step !== undefined) {
        event.preventDefault()
        typedFrom.current ??= event.timeStamp
        note({ share: clamp(share + step), y: 0, t: event.timeStamp - typedFrom.current })
      } else if (event.key === 'Enter') release('keys')
    },
  }
  return { share, handlers }
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share))
}
