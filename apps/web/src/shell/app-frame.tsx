import { ConnectedTitle } from './connected-title.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { OverlayHost } from './overlay-host.tsx'
import { PageStack } from './page-stack.tsx'
import { ToastHost } from './toast-host.tsx'
import { TopBar } from './top-bar.tsx'

/** Top bar on wide screens, the pages in their column, and what floats above them. */
export function AppFrame() {
  return (
    <>
      <ConnectedTitle />
      <TopBar />
      <div className="app-columns">
        <div className="app-column">
          <PageStack />
        </div>
      </div>
      <OfflineBanner />
      <OverlayHost />
      <ToastHost />
    </>
  )
}
