import { OverlayHost } from './overlay-host.tsx'
import { ToastHost } from './toast-host.tsx'

/** What floats above the pages; loaded when there is something to show. */
export default function Floats() {
  return (
    <>
      <OverlayHost />
      <ToastHost />
    </>
  )
}
