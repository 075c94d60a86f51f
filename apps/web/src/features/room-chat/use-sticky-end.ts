import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** So near to the end somebody is still reading the newest lines. */
const NEAR_PX = 60

type Count = { readonly newest: number; readonly oldest: number; readonly own: number }

/**
 * Keeps the newest line in view for whoever reads there, and the place of whoever scrolled up: then new lines are only
 * announced, and older ones above move nothing. `own` grows with each message of the reader, which always shows.
 */
export function useStickyEnd({ newest, oldest, own }: Count) {
  const log = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const [isBehind, setBehind] = useState(false)

  const toEnd = useCallback(() => {
    isAtEnd.current = true
    setBehind(false)
    log.current?.scrollTo(0, log.current.scrollHeight)
  }, [])

  const onScroll = useCallback(() => {
    const box = log.current
    if (!box) return
    isAtEnd.current = box.scrollHeight - box.clientHeight - box.scrollTop < NEAR_PX
    if (isAtEnd.current) setBehind(false)
  }, [])

  // A keyboard, another language or a turned phone change its height.
  useEffect(() => {
    if (!log.current) return undefined
    const watcher = new ResizeObserver(() => {
      if (isAtEnd.current) toEnd()
    })
    watcher.observe(log.current)
    return () => watcher.disconnect()
  }, [toEnd])

  useKeptPlace(log, oldest)
  const seen = useRef({ newest: 0, own })
  useLayoutEffect(() => {
    const before = seen.current
    seen.current = { newest, own }
    if (own > before.own || (newest !== before.newest && isAtEnd.current)) toEnd()
    else if (newest > before.newest) setBehind(true)
  }, [newest, own, toEnd])

  return { log, toEnd, onScroll, isBehind }
}

/** When older lines are put in above, what was in view stays there. */
function useKeptPlace(log: RefObject<HTMLDivElement | null>, oldest: number): void {
  const before = useRef({ oldest, height: 0 })
  useLayoutEffect(() => {
    const box = log.current
    if (!box) return
    if (oldest < before.current.oldest) box.scrollBy(0, box.scrollHeight - before.current.height)
    before.current = { oldest, height: box.scrollHeight }
  })
}
