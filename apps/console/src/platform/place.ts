import { useSyncExternalStore } from 'react'

/** Where the reader is: `#/withdrawals/wd_1` is the page and what is open on it. */
export type Place = { readonly page: string; readonly open: string }

function read(): string {
  return location.hash
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

export function usePlace(): Place {
  const [, page = '', open = ''] = useSyncExternalStore(subscribe, read).split('/')
  return { page, open }
}

export const pathTo = (page: string, open = ''): string => `#/${page}${open === '' ? '' : `/${open}`}`

export function go(page: string, open = ''): void {
  location.hash = pathTo(page, open)
}
