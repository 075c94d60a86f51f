import { createStore } from 'zustand/vanilla'
import { type Cancel, clock, type Clock } from '../platform/time.ts'

/** `error` is the server's refusal: centred, red. `loading` blocks clicks until it is closed. */
export type Toast = {
  readonly id: number
  readonly kind: 'plain' | 'success' | 'error' | 'loading'
  readonly text: string
}

const TOAST_MS = 2000
const ERROR_TOAST_MS = 4000

/** One toast at a time: a new one takes the place of the last. */
export function createToasts(time: Clock) {
  const store = createStore<{ current: Toast | null }>(() => ({ current: null }))
  let nextId = 1
  let cancel: Cancel = () => {}

  function open(kind: Toast['kind'], text: string, durationMs: number | null): Cancel {
    cancel()
    const id = nextId++
    const close = (): void => {
      if (store.getState().current?.id === id) store.setState({ current: null })
    }
    store.setState({ current: { id, kind, text } })
    cancel = durationMs === null ? () => {} : time.after(durationMs, close)
    return close
  }

  return {
    store,
    show: (text: string, { durationMs = TOAST_MS, kind = 'plain' as 'plain' | 'success' } = {}) =>
      open(kind, text, durationMs),
    error: (text: string) => open('error', text, ERROR_TOAST_MS),
    /** Stays until the returned function is called. */
    loading: (text: string) => open('loading', text, null),
  }
}

export const toast = createToasts(clock)
