import { type MouseEvent, useMemo } from 'react'
import type { ParamsOf, Pattern } from './paths.ts'
import { navigation } from './navigation.ts'
import { usePage } from './page-context.ts'

const go = {
  to: (fullPath: string): void => void navigation.to(fullPath),
  replace: (fullPath: string): void => void navigation.replace(fullPath),
  back: (): void => navigation.back(),
}

/** `go.to(paths.settings())`, `go.back()`: the way from page to page. */
export function useGo(): typeof go {
  return go
}

/** A real address for the browser, a page of the app for a plain tap. */
export function followLink(
  event: MouseEvent<HTMLElement>,
  fullPath: string,
  way: 'to' | 'replace' = 'to',
): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
  event.preventDefault()
  go[way](fullPath)
}

type Here<P extends string> = {
  readonly path: string
  readonly query: URLSearchParams
  /** Behind the `#`; it never leaves the device. */
  readonly fragment: string
  readonly params: Readonly<ParamsOf<P>>
}

/**
 * The page's own address, not the browser's: while a page leaves, the browser is already elsewhere. A page with
 * parameters names its pattern, `useHere<typeof patterns.matchDetail>()`.
 */
export function useHere<P extends Pattern>(): Here<P> {
  const entry = usePage()?.entry
  return useMemo(
    () => ({
      path: entry?.path ?? '',
      query: new URLSearchParams(entry?.search),
      fragment: entry?.fullPath.split('#', 2)[1] ?? '',
      params: (entry?.params ?? {}) as ParamsOf<P>,
    }),
    [entry],
  )
}
