import { useEffect } from 'react'

let holders = 0

/** Stops the page behind from scrolling while anything holds the lock. A class on the page, so no style is injected. */
export function useScrollLock(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined
    holders += 1
    document.documentElement.dataset.scrollLocked = ''
    return () => {
      holders -= 1
      if (holders === 0) delete document.documentElement.dataset.scrollLocked
    }
  }, [active])
}
