import { Spinner } from '@keo/ui/primitives/spinner'
import { Toast, type ToastKind, ToastRegion } from '@keo/ui/layers/toast'
import { useStore } from 'zustand'
import { customToast } from '../toasts/custom-toast.ts'
import { toast, type Toast as ToastState } from '../toasts/toast.ts'

const KINDS: Record<ToastState['kind'], ToastKind> = {
  plain: 'plain',
  success: 'success',
  error: 'server-error',
  loading: 'plain',
}

/** Server refusals and notes, and the app-wide toast that any code opens with the event showDiyToast. */
export function ToastHost() {
  const current = useStore(toast.store, (state) => state.current)
  const isBlocking = current?.kind === 'loading'

  return (
    <>
      {isBlocking ? <div className="toast-block" /> : null}
      <ToastRegion urgent>
        {current ? (
          <Toast key={current.id} kind={KINDS[current.kind]}>
            {isBlocking ? <Spinner /> : null}
            {current.text}
          </Toast>
        ) : null}
      </ToastRegion>
      <CustomToast />
    </>
  )
}

/** Lasts a minute unless told otherwise, so a tap closes it. */
function CustomToast() {
  const current = useStore(customToast.store, (state) => state.current)
  return (
    <ToastRegion urgent high>
      {current ? (
        <button
          type="button"
          className="pointer-events-auto"
          onClick={() => {
            customToast.close()
            current.go?.()
          }}
        >
          <Toast kind={current.icon}>{current.message}</Toast>
        </button>
      ) : null}
    </ToastRegion>
  )
}
