import { type FocusEvent, type ReactNode, useLayoutEffect, useRef } from 'react'

/** Where one action takes the place of another: a keyboard that stood on the first stands on the next. */
export function KeptFocus({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const isInside = useRef(false)
  useLayoutEffect(() => {
    const isLost = isInside.current && !place.current?.contains(document.activeElement)
    if (isLost) place.current?.querySelector<HTMLElement>('button:not([disabled]), a')?.focus()
  })
  return (
    <div
      ref={place}
      onFocus={() => {
        isInside.current = true
      }}
      onBlur={({ target }: FocusEvent) => {
        // What is taken away while it has the focus did not give it up.
        if (target.isConnected) isInside.current = false
      }}
    >
      {children}
    </div>
  )
}
