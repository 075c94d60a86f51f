import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether the top of the page has left the screen; the mark stands where that begins. */
export function useScrolled(): [mark: RefObject<HTMLDivElement | null>, isScrolled: boolean] {
  const mark = useRef<HTMLDivElement>(null)
  const [isScrolled, setIsScrolled] = useState(false)
  useEffect(() => {
    if (!mark.current) return undefined
    const watcher = new IntersectionObserver(([entry]) => {
      // A page that is put away has no box at all, which says nothing about its scroll.
      if (entry && entry.boundingClientRect.width > 0) setIsScrolled(!entry.isIntersecting)
    })
    watcher.observe(mark.current)
    return () => watcher.disconnect()
  }, [])
  return [mark, isScrolled]
}
