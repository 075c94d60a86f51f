import { type RefObject, useEffect, useState } from 'react'

type Turnable = ScreenOrientation & { lock?: (orientation: 'landscape') => Promise<void> }

/**
 * The whole screen, lying. Where the browser gives it to pages, the browser does; elsewhere (iPhones) the picture lies
 * over the page.
 */
export function useWide(box: RefObject<HTMLElement | null>): { isWide: boolean; toggle: () => void } {
  const [isWide, setWide] = useState(false)
  useEffect(() => {
    const follow = (): void => setWide(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [])

  async function open(): Promise<void> {
    setWide(true)
    await box.current?.requestFullscreen?.()
    await (screen.orientation as Turnable | undefined)?.lock?.('landscape')
  }

  function toggle(): void {
    // What is refused is not missed: the picture lies over the page all the same.
    if (!isWide) return void open().catch(() => undefined)
    setWide(false)
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined)
  }
  return { isWide, toggle }
}
