import { useSyncExternalStore } from 'react'

/** Where the reader is: `#/withdrawals/wd_1` is the page and what is open on it; a third part is what is open of that. */
export type Place = { readonly page: string; readonly open: string; readonly part: string }

function read(): string {
  return location.hash
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

export function usePlace(): Place {
  const [, page = '', open = '', part = ''] = useSyncExternalStore(subscribe, read).split('/')
  return { page, open, part }
}

export const pathTo = (page: string, open = '', part = ''): string =>
  `#/${[page, open, part].join('/').replace(/\/+$/, '')}`

export function go(page: string, open = '', part = ''): void {
  location.hash = pathTo(page, open, part)
}
