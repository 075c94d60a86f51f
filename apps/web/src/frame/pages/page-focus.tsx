import { useEffect, useRef } from 'react'
import { usePage } from '../../navigation/page-context.ts'

/** The first page is announced by the browser itself. */
let isFirstPage = true

/** Once its screen is there, a page that comes in takes the focus at its heading, so that it is read out. */
export function PageFocus() {
  const page = usePage()
  const here = useRef<HTMLSpanElement>(null)
  const key = page?.state === 'active' ? page.entry.key : null

  useEffect(() => {
    if (key === null) return
    if (isFirstPage) {
      isFirstPage = false
      return
    }
    const frame = here.current?.closest('.page')
    const heading = frame?.querySelector<HTMLElement>('h1') ?? frame?.querySelector<HTMLElement>('main')
    if (!heading || frame?.contains(document.activeElement)) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [key])

  return <span ref={here} hidden />
}
