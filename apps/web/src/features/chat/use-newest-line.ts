import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** So near to the end somebody is still reading the newest lines. */
const NEAR_PX = 96

/** Numbers of the newest and the oldest message, and how many own ones are on their way. */
type Count = { readonly newest: number; readonly oldest: number; readonly own: number }

/**
 * Keeps the newest line in view for whoever reads there, and the place of whoever reads back: what is put in above or
 * below then moves nothing.
 */
export function useNewestLine({ newest, oldest, own }: Count) {
  const log = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const [isBehind, setBehind] = useState(false)

  const toEnd = useCallback(() => {
    isAtEnd.current = true
    setBehind(false)
    end.current?.scrollIntoView({ block: 'end' })
  }, [])

  const height = useRef(0)
  useEffect(() => {
    const note = (): void => {
      const { scrollHeight } = document.documentElement
      const isNear = scrollHeight - innerHeight - scrollY < NEAR_PX
      // Where the page has become longer or shorter, the browser moved it and no hand did.
      if (isNear || scrollHeight === height.current) isAtEnd.current = isNear
      height.current = scrollHeight
      if (isNear) setBehind(false)
    }
    addEventListener('scroll', note, { passive: true })
    return () => removeEventListener('scroll', note)
  }, [])

  // Whatever makes it longer: a line, a picture that has come, the room around it that a keyboard takes.
  useEffect(() => {
    const body = log.current?.parentElement
    if (!body) return undefined
    const watcher = new ResizeObserver(() => {
      if (isAtEnd.current) toEnd()
    })
    watcher.observe(body, { box: 'border-box' })
    return () => watcher.disconnect()
  }, [toEnd])

  // Whoever writes wants to see it.
  const written = useRef(own)
  useLayoutEffect(() => {
    if (own > written.current) toEnd()
    written.current = own
  }, [own, toEnd])

  const seen = useRef(newest)
  useLayoutEffect(() => {
    if (newest === seen.current) return
    seen.current = newest
    if (isAtEnd.current) toEnd()
    else setBehind(true)
  }, [newest, toEnd])

  useKeptPlace(log, oldest)
  return { log, end, toEnd, isBehind }
}

/** When older lines are put in above, what was the first line stays where it was. */
function useKeptPlace(log: RefObject<HTMLDivElement | null>, oldest: number): void {
  const before = useRef({ oldest, top: 0 })
  useLayoutEffect(() => {
    const topOf = (seq: number): number =>
      log.current?.querySelector<HTMLElement>(`[data-seq="${seq}"]`)?.offsetTop ?? 0
    const { oldest: was, top } = before.current
    if (oldest < was) scrollBy(0, topOf(was) - top)
    before.current = { oldest, top: topOf(oldest) }
  }, [log, oldest])
}
