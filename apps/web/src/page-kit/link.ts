import type { MouseEvent } from 'react'
import { followLink } from '../navigation/use-go.ts'

type Link = { readonly href: string; readonly onClick: (event: MouseEvent<HTMLElement>) => void }

/** `<a {...link(paths.home())}>`: a real address for the browser, a page of the app for a plain tap. */
export function link(path: string): Link {
  return { href: path, onClick: (event) => followLink(event, path) }
}
