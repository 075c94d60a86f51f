import { Activity, memo, Suspense } from 'react'
import { DownloadSlot } from '../bars/download-slot.tsx'
import { BetCartSlot } from './frame-slot.tsx'
import { PageBoundary } from './page-boundary.tsx'
import { PageContext } from '../../navigation/page-context.ts'
import { PageFocus } from './page-focus.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import type { Page } from '../../navigation/page-stack-state.ts'
import { screenOf } from './screen-loader.ts'
import { TabBar } from '../bars/tab-bar.tsx'

/** One page in its frame. A kept page is hidden with its effects stopped, so it neither polls nor speaks. */
export const PageFrame = memo(function PageFrame({ page }: { page: Page }) {
  const { route } = page.entry
  const Screen = screenOf(route)
  return (
    <Activity mode={page.state === 'kept' ? 'hidden' : 'visible'}>
      <div
        className="page"
        data-page={page.id}
        data-state={page.state}
        data-tabbar={route.tabbar || undefined}
      >
        <div className="page-scroll">
          <PageContext value={page}>
            {route.tabbar && !route.betcart ? <DownloadSlot /> : null}
            <PageBoundary key={page.entry.path}>
              <Suspense fallback={<PageSkeleton />}>
                <Screen />
                <PageFocus />
              </Suspense>
            </PageBoundary>
            {route.betcart ? <BetCartSlot /> : null}
            {route.tabbar ? <TabBar /> : null}
          </PageContext>
        </div>
      </div>
    </Activity>
  )
})
