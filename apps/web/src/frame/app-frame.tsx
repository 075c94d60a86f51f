import { Suspense, useEffect, useState } from 'react'
import { customToast } from '../toasts/custom-toast.ts'
import { toast } from '../toasts/toast.ts'
import { ConnectedTitle } from './pages/connected-title.tsx'
import { lazyPart } from '../page-kit/lazy-part.ts'
import { OfflineBanner } from './bars/offline-banner.tsx'
import { overlays } from '../page-kit/overlays/overlays.tsx'
import { MiniPlayerSlot } from './pages/frame-slot.tsx'
import { PageStack } from './pages/page-stack.tsx'
import { useIsDesktop } from '../page-kit/use-is-desktop.ts'

const TopBar = lazyPart(() => import('./bars/top-bar.tsx'))
const SideColumn = lazyPart(() => import('./bars/side-column.tsx'))
const Floats = lazyPart(() => import('./floats.tsx'))

/** Top bar on wide screens, the pages in their column, and what floats above them. */
export function AppFrame() {
  const isDesktop = useIsDesktop()
  const isFloating = useHasFloated()
  return (
    <>
      <ConnectedTitle />
      <div className="top-bar">
        <Suspense>{isDesktop ? <TopBar /> : null}</Suspense>
      </div>
      <div className="app-columns">
        <Side isDesktop={isDesktop} side="left" />
        <div className="app-column">
          <PageStack />
        </div>
        <Side isDesktop={isDesktop} side="right" />
      </div>
      <MiniPlayerSlot />
      <OfflineBanner />
      <Suspense>{isFloating ? <Floats /> : null}</Suspense>
    </>
  )
}

function Side({ isDesktop, side }: { isDesktop: boolean; side: 'left' | 'right' }) {
  return isDesktop ? (
    <Suspense fallback={<div className="app-side" data-side={side} />}>
      <SideColumn side={side} />
    </Suspense>
  ) : null
}

/** True from the first overlay or toast on. */
function useHasFloated(): boolean {
  const [hasFloated, setFloated] = useState(isFloatingNow)
  useEffect(() => {
    const wake = (): void => setFloated(true)
    const stops = [
      overlays.store.subscribe(wake),
      toast.store.subscribe(wake),
      customToast.store.subscribe(wake),
    ]
    const stopListening = customToast.listen(window)
    // The first render takes its time: something may have opened before it was on the page.
    if (isFloatingNow()) wake()
    return () => {
      for (const stop of stops) stop()
      stopListening()
    }
  }, [])
  return hasFloated
}

/** The check of a new address may be owed before the first page shows. */
function isFloatingNow(): boolean {
  return toast.store.getState().current !== null || Object.keys(overlays.store.getState().open).length > 0
}
