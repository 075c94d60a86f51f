import { type ReactNode, useEffect, useRef } from 'react'
import { GraveStroke } from './grave-stroke.tsx'
import './carousel.css'

type CarouselProps = {
  slides: readonly { key: string; content: ReactNode }[]
  /** Spoken name of the row. */
  label: string
  /** The slide in view. The caller may change it, for example by a timer. */
  position?: number
  onPositionChange?: (position: number) => void
}

/** The home carousel: one banner at a time, the next one peeking 12 px. Swiped by hand or moved by the caller. */
export function Carousel({ slides, label, position = 0, onPositionChange }: CarouselProps) {
  const row = useRef<HTMLDivElement>(null)
  const seen = useRef(position)

  useEffect(() => {
    const slide = row.current?.children[position]
    if (seen.current === position || !row.current || !(slide instanceof HTMLElement)) return
    seen.current = position
    row.current.scrollTo({
      left: slide.offsetLeft - row.current.offsetLeft - gutterOf(row.current),
      behavior: 'smooth',
    })
  }, [position])

  const report = () => {
    const at = row.current ? slideInView(row.current) : 0
    if (at === seen.current) return
    seen.current = at
    onPositionChange?.(at)
  }
  return (
    <div
      ref={row}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      className="ui-carousel scroll-x"
      onScroll={report}
    >
      {slides.map((slide) => (
        <div key={slide.key} className="ui-carousel-slide">
          {slide.content}
        </div>
      ))}
    </div>
  )
}

/** The place in a carousel, one stroke a slide. */
export function CarouselDots({ count, position }: { count: number; position: number }) {
  return (
    <span className="ui-carousel-dots" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <GraveStroke key={index} kind="dot" on={index === position} />
      ))}
    </span>
  )
}

function gutterOf(row: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(row).paddingLeft)
}

function slideInView(row: HTMLElement): number {
  const first = row.firstElementChild
  if (!(first instanceof HTMLElement)) return 0
  return Math.round(row.scrollLeft / (first.offsetWidth + 10))
}
