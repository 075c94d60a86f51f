import type { ReactNode } from 'react'
import { CaretDoubleRightIcon } from '../icons/caret-double-right.tsx'
import { CheckIcon } from '../icons/check.tsx'
import { XIcon } from '../icons/x.tsx'
import { type SlideRelease, useSlide } from '../use-slide.ts'
import { Spinner } from '../primitives/spinner.tsx'
import './slide-captcha.css'

const HANDLE_PX = 54

type SlideCaptchaProps = {
  picture: ReactNode
  /** Of the picture as it was drawn; the screen may show it smaller. */
  size: { width: number; height: number }
  /** The piece, square, with its distance from the top, in the picture's own pixels. */
  piece: { content: ReactNode; size: number; top: number }
  /** What to do, in words, on the track. */
  hint: string
  label: string
  state: 'idle' | 'loading' | 'checking' | 'failed' | 'passed'
  onRelease: (release: SlideRelease) => void
}

/** Drag the piece into its slot, by finger or with the arrow keys and Enter. */
export function SlideCaptcha({ picture, size, piece, hint, label, state, onRelease }: SlideCaptchaProps) {
  const slide = useSlide({ enabled: state === 'idle', handlePx: HANDLE_PX, onRelease })
  const pieceShare = piece.size / size.width
  return (
    <div className="ui-captcha" data-state={state}>
      <div className="ui-captcha-picture" style={{ aspectRatio: `${size.width} / ${size.height}` }}>
        {picture}
        <span
          className="ui-captcha-piece"
          style={{
            top: percent(piece.top / size.height),
            left: percent(slide.share * (1 - pieceShare)),
            width: percent(pieceShare),
          }}
        >
          {piece.content}
        </span>
      </div>
      <div className="ui-captcha-track">
        {slide.share === 0 ? <span className="ui-captcha-hint">{hint}</span> : null}
        <span
          className="ui-captcha-fill"
          style={{ width: `calc(${slide.share} * (100% - ${HANDLE_PX}px) + ${HANDLE_PX}px)` }}
        />
        <div
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-disabled={state !== 'idle'}
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
  if (state === 'checking') return <Spinner />
  return <CaretDoubleRightIcon size={20} />
}

function percent(share: number): string {
  return `${share * 100}%`
}
