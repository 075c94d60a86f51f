import { type ReactNode, useDeferredValue } from 'react'

/** Drawn right after what stands around it: a tap shows the selection before the keys for its stake. */
export function AfterFirst({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null
}
