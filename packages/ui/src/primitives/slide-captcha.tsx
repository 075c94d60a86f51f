import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { CaretDoubleRightIcon } from '../icons/caret-double-right.tsx'
import { CheckIcon } from '../icons/check.tsx'
import { XIcon } from '../icons/x.tsx'
import './slide-captcha.css'

const HANDLE_PX = 54
/** How far an arrow key moves the piece, as a share of the track. */
const KEY_STEP = 0.01

type SlideCaptchaProps = {
  picture: ReactNode
  /** The piece, with its size and its distance from the top. */
  piece: { content: ReactNode; width: number; top: number }
  /** What to do, in words, on the track. */
  hint: string
  label: string
  state: 'idle' | 'checking' | 'failed' | 'passed'
  /** Where the piece was left, as a share of the way. */
  onRelease: (share: number) => void
}

/** Drag the piece into its slot, by finger or with the arrow keys and Enter. */
export function SlideCaptcha({ picture, piece, hint, label, state, onRelease }: SlideCaptchaProps) {
  const slide = useSlide(state === 'idle', onRelease)
  return (
    <div className="ui-captcha" data-state={state}>
      <div className="ui-captcha-picture">
        {picture}
        <span
          className="ui-captcha-piece"
          style={{ top: piece.top, left: `calc(${slide.share} * (100% - ${piece.width}px))` }}
        >
          {piece.content}
        </span>
      </div>
      <div className="ui-captcha-track">
        {slide.share === 0 ? hint : null}
        <span
          className="ui-captcha-fill"
          style={{ width: `calc(${slide.share} * (100% - ${HANDLE_PX}px) + ${HANDLE_PX}px)` }}
        />
        <div
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(slide.share * 100)}
          className="ui-captcha-handle"
          style={{ left: `calc(${slide.share} * (100% - ${HANDLE_PX}px))` }}
          {...slide.handlers}
        >
          <HandleMark state={state} />
        </div>
      </div>
    </div>
  )
}

function HandleMark({ state }: Pick<SlideCaptchaProps, 'state'>) {
  if (state === 'passed') return <CheckIcon size={22} />
  if (state === 'failed') return <XIcon size={20} />
  return <CaretDoubleRightIcon size={20} />
}

function useSlide(enabled: boolean, onRelease: (share: number) => void) {
  const from = useRef<{ x: number; share: number } | null>(null)
  const [share, setShare] = useState(0)
  const [wasEnabled, setWasEnabled] = useState(enabled)
  // Ready for another try: the piece goes back to its start.
  if (enabled !== wasEnabled) {
    setWasEnabled(enabled)
    if (enabled) setShare(0)
  }
  const clamp = (value: number) => Math.min(1, Math.max(0, value))
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!enabled) return
      from.current = { x: event.clientX, share }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const way = (event.currentTarget.parentElement?.offsetWidth ?? 0) - HANDLE_PX
      if (from.current && way > 0)
        setShare(clamp(from.current.share + (event.clientX - from.current.x) / way))
    },
    onPointerUp: () => {
      if (from.current) onRelease(share)
      from.current = null
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (!enabled) return
      if (event.key === 'ArrowRight') setShare(clamp(share + KEY_STEP))
      else if (event.key === 'ArrowLeft') setShare(clamp(share - KEY_STEP))
      else if (event.key === 'Enter') onRelease(share)
    },
  }
  return { share, handlers }
}
