import type { MouseEvent } from 'react'
import { navigation } from './navigation.ts'

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
export function followLink(event: MouseEvent<HTMLElement>, fullPath: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
  event.preventDefault()
  go.to(fullPath)
}
