import { createStore } from 'zustand/vanilla'
import { type Cancel, clock, type Clock } from '../platform/time.ts'

/** The app-wide toast that any code, the native wrapper's included, opens with a window event. */
const EVENT = 'showDiyToast'
const DURATION_MS = 60_000
const DEFAULT_TYPE = 'info'

export type CustomToast = {
  readonly message: string
  readonly type: string
  readonly icon: 'error' | 'success' | 'warning'
  /** Where a tap leads, beside closing it. */
  readonly go?: () => void
}
type Request = { message: string; type?: string; duration?: number }

/** Error and success have icons of their own; every other type warns. */
function iconOf(type: string): CustomToast['icon'] {
  return type === 'error' || type === 'success' ? type : 'warning'
}

export function showDiyToast(request: Request, target: EventTarget = globalThis.window): void {
  target.dispatchEvent(new CustomEvent(EVENT, { detail: request }))
}

/** Shows the toasts that the target's events ask for; an event of another shape is ignored. */
export function createCustomToast(time: Clock) {
  const store = createStore<{ current: CustomToast | null }>(() => ({ current: null }))
  let cancel: Cancel = () => {}

  const close = (): void => {
    cancel()
    store.setState({ current: null })
  }

  function open({ message, type = DEFAULT_TYPE, duration = DURATION_MS }: Request): void {
    close()
    store.setState({ current: { message, type, icon: iconOf(type) } })
    cancel = time.after(duration, close)
  }

  function listen(target: EventTarget): Cancel {
    const receive = (event: Event): void => {
      const request = requestOf(event)
      if (request) open(request)
    }
    target.addEventListener(EVENT, receive)
    return () => target.removeEventListener(EVENT, receive)
  }
  return { store, close, listen }
}

function requestOf(event: Event): Request | undefined {
  const detail: unknown = event instanceof CustomEvent ? event.detail : undefined
  if (typeof detail !== 'object' || detail === null) return undefined
  const { message, type, duration } = detail as Record<string, unknown>
  if (typeof message !== 'string' || message === '') return undefined
  return {
    message,
    ...(typeof type === 'string' && { type }),
    ...(typeof duration === 'number' && duration > 0 && { duration }),
  }
}

export const customToast = createCustomToast(clock)
