import { type RefObject, useId, useLayoutEffect, useRef } from 'react'
import './segmented.css'

export type Segment<Key extends string> = {
  key: Key
  label: string
  count?: string | number
  disabled?: boolean
}

type SegmentedProps<Key extends string> = {
  segments: readonly Segment<Key>[]
  value: Key
  onChange: (key: Key) => void
  /** Spoken name of the choice. */
  label: string
  className?: string
}

/** A choice of two to four. Widths follow the texts, so the thumb is measured rather than computed. */
export function Segmented<Key extends string>({
  segments,
  value,
  onChange,
  label,
  className = '',
}: SegmentedProps<Key>) {
  const name = useId()
  const track = useRef<HTMLDivElement>(null)
  const thumb = useThumb(track, value)
  return (
    <div ref={track} role="radiogroup" aria-label={label} className={`ui-segmented ${className}`}>
      <span ref={thumb} className="ui-segmented-thumb" aria-hidden="true" hidden />
      {segments.map((segment) => (
        <label key={segment.key} className="ui-segment" data-key={segment.key}>
          <input
            type="radio"
            className="sr-only"
            name={name}
            checked={segment.key === value}
            disabled={segment.disabled}
            onChange={() => onChange(segment.key)}
          />
          {segment.label}
          {segment.count === undefined ? null : <span className="num ui-segment-count">{segment.count}</span>}
        </label>
      ))}
    </div>
  )
}

/** Placed by what watches the sizes: it is told them once the page is laid out, and still before it is painted. */
function useThumb(track: RefObject<HTMLDivElement | null>, value: string): RefObject<HTMLSpanElement | null> {
  const thumb = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const element = track.current
    if (!element) return undefined
    const watcher = new ResizeObserver(() => {
      const chosen = element.querySelector<HTMLElement>(`[data-key="${CSS.escape(value)}"]`)
      if (!chosen || !thumb.current) return
      thumb.current.style.transform = `translateX(${chosen.offsetLeft}px)`
      thumb.current.style.width = `${chosen.offsetWidth}px`
      thumb.current.hidden = false
    })
    watcher.observe(element)
    // A count that arrives or grows moves the segments within a track that stays as it is.
    for (const segment of element.querySelectorAll('.ui-segment')) watcher.observe(segment)
    return () => watcher.disconnect()
  }, [track, value])
  return thumb
}
