import { useEffect, useState } from 'react'

/**
 * Items that arrive after the first drawing come a frame apart, so that no frame has to lay out all of them. What is
 * there from the start shows at once: a page that is returned to has its whole height.
 */
export function useOneByOne<Item>(items: readonly Item[]): readonly Item[] {
  const [shown, setShown] = useState(items.length)
  useEffect(() => {
    if (shown >= items.length) return undefined
    const frame = requestAnimationFrame(() => setShown(shown + 1))
    return () => cancelAnimationFrame(frame)
  }, [shown, items.length])
  return items.slice(0, shown)
}
