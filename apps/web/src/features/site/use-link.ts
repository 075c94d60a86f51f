import type { MouseEvent } from 'react'
import { useGo } from '../../shell/use-go.ts'

type Link = { readonly href: string; readonly onClick: (event: MouseEvent<HTMLElement>) => void }

/** `<a {...link(paths.home())}>`: a real address for the browser, a page of the app for a plain tap. */
export function useLink(): (path: string) => Link {
  const go = useGo()
  return (path) => ({
    href: path,
    onClick(event) {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
      event.preventDefault()
      go.to(path)
    },
  })
}
