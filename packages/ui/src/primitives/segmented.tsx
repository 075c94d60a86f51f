import { type CSSProperties, useId, useLayoutEffect, useRef, useState } from 'react'
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
      {thumb ? <span className="ui-segmented-thumb" style={thumb} aria-hidden="true" /> : null}
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

function useThumb(track: React.RefObject<HTMLDivElement | null>, value: string): CSSProperties | null {
  const [thumb, setThumb] = useState<CSSProperties | null>(null)
  useLayoutEffect(() => {
    const element = track.current
    if (!element) return undefined
    const measure = () => {
      const chosen = element.querySelector<HTMLElement>(`[data-key="${CSS.escape(value)}"]`)
      if (chosen) setThumb({ transform: `translateX(${chosen.offsetLeft}px)`, width: chosen.offsetWidth })
    }
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    // A count that arrives or grows moves the segments within a track that stays as it is.
    for (const segment of element.querySelectorAll('.ui-segment')) watcher.observe(segment)
    return () => watcher.disconnect()
  }, [track, value])
  return thumb
}
