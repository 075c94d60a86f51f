import { type RefObject, useEffect } from 'react'

/** How much of the page's lower edge the soft keyboard covers, as `--keyboard` of the element: browsers lay the page out as if it were not there. */
export function useKeyboardInset(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = globalThis.visualViewport
    if (!view) return undefined
    const note = (): void => {
      const covered = Math.max(0, Math.round(innerHeight - view.height - view.offsetTop))
      element.current?.closest<HTMLElement>('.ui-screen')?.style.setProperty('--keyboard', `${covered}px`)
    }
    view.addEventListener('resize', note)
    view.addEventListener('scroll', note)
    return () => {
      view.removeEventListener('resize', note)
      view.removeEventListener('scroll', note)
    }
  }, [element])
}
