import { seconds } from '@keo/units/instants'
import { useEffect, useState } from 'react'
import { useReducedMotion } from '../../../page-kit/use-media-query.ts'
import { type Mark, snapped } from './replay-line.ts'

/** A whole ticket at the usual speed. */
const WHOLE_MS = seconds(12)
const SPEEDS = [1, 2] as const
/** A drag lands on an event within this part of the line. */
const SNAP_PART = 0.02

/** Where the reader is on the line. Who wants no motion goes from event to event instead. */
export function useReplayClock(places: number, marks: readonly Mark[]) {
  const last = Math.max(0, places - 1)
  const [place, setPlace] = useState(last)
  const [isPlaying, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>(1)
  const isStill = useReducedMotion()
  useEffect(() => {
    if (!isPlaying) return
    let frame = 0
    let before = performance.now()
    const step = (now: number): void => {
      const gone = ((now - before) / WHOLE_MS) * last * speed
      before = now
      setPlace((at) => {
        if (at + gone >= last) setPlaying(false)
        return Math.min(last, at + gone)
      })
      frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [isPlaying, last, speed])

  function toggle(): void {
    if (isStill) {
      const from = place >= last ? -1 : place
      return setPlace(marks.find((mark) => mark.place > from)?.place ?? last)
    }
    if (!isPlaying && place >= last) setPlace(0)
    setPlaying(!isPlaying)
  }
  return {
    place: Math.min(last, Math.round(place)),
    isPlaying,
    isStill,
    speed,
    toggle,
    faster: () => setSpeed(speed === 1 ? 2 : 1),
    drag(to: number): void {
      setPlaying(false)
      setPlace(snapped(to, marks, last * SNAP_PART))
    },
    /** By key: one look at a time. */
    go(to: number): void {
      setPlaying(false)
      setPlace(to)
    },
  }
}
