import { type ReactNode, useDeferredValue } from 'react'

type AfterFirstProps = {
  children: ReactNode
  /** Keeps their place meanwhile. */
  place?: ReactNode
}

/** Drawn right after what stands around it: a tap shows the selection before the keys for its stake. */
export function AfterFirst({ children, place = null }: AfterFirstProps) {
  return useDeferredValue(true, false) ? children : place
}
