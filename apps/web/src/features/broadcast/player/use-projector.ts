import { type RefObject, useEffect, useRef, useState } from 'react'
import { useReducedMotion } from '../../../page-kit/use-media-query.ts'
import { clock } from '../../../platform/time.ts'
import { useIsVisible } from '../../../platform/visibility.ts'
import { createProjector, type Film } from './projector.ts'

type Projector = ReturnType<typeof createProjector>

/** Shows the film in a canvas while it can be seen; who wants less motion gets a still for each piece of news. */
export function useProjector(film: Film, isPaused: boolean): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null)
  const projector = useRef<Projector>(null)
  const isInView = useInView(canvas)
  const isVisible = useIsVisible()
  const isCalm = useReducedMotion()
  const isRunning = isInView && isVisible && !isCalm && !isPaused

  useEffect(() => {
    if (!canvas.current) return undefined
    const own = createProjector(canvas.current, clock)
    projector.current = own
    const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => own.resize())
    sizes?.observe(canvas.current)
    return () => {
      sizes?.disconnect()
      own.close()
      projector.current = null
    }
  }, [])
  useEffect(() => {
    projector.current?.show(film)
    if (isCalm && !isPaused) projector.current?.still()
  }, [film, isCalm, isPaused])
  useEffect(() => {
    if (!isRunning) return undefined
    projector.current?.start()
    return () => projector.current?.stop()
  }, [isRunning])
  return canvas
}

function useInView(canvas: RefObject<HTMLCanvasElement | null>): boolean {
  const [isInView, setInView] = useState(true)
  useEffect(() => {
    if (!canvas.current || typeof IntersectionObserver === 'undefined') return undefined
    const watch = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? true))
    watch.observe(canvas.current)
    return () => watch.disconnect()
  }, [canvas])
  return isInView
}
