import { Notice } from '@keo/ui/layers/notice'
import { ToastRegion } from '@keo/ui/layers/toast'
import { type ReactNode, Suspense } from 'react'
import { useStore } from 'zustand'
import { OVERLAY_SLOTS, type OverlaySlot } from '../page-kit/overlays/overlay-slots.ts'
import { overlays } from '../page-kit/overlays/overlays.tsx'

const SLOTS = Object.keys(OVERLAY_SLOTS) as OverlaySlot[]

/** The one place where overlays are mounted; pages come and go beneath it. */
export function OverlayHost() {
  const { open, notice } = useStore(overlays.store)
  return (
    <>
      {SLOTS.map((slot) => {
        const Content = open[slot]
        return Content ? (
          <Suspense key={slot}>
            <OverlayPlace slot={slot}>
              <Content close={() => overlays.close(slot)} />
            </OverlayPlace>
          </Suspense>
        ) : null
      })}
      <ToastRegion urgent>{notice ? <Notice {...notice} /> : null}</ToastRegion>
    </>
  )
}

function OverlayPlace({ slot, children }: { slot: OverlaySlot; children: ReactNode }) {
  const { form, level } = OVERLAY_SLOTS[slot]
  if (form !== 'cover') return children
  return (
    <div className="fixed inset-0" style={{ zIndex: `var(--z-${level})` }}>
      {children}
    </div>
  )
}
