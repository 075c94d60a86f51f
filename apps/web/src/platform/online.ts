import { useSyncExternalStore } from 'react'
import type { Cancel } from './time.ts'

function subscribe(run: () => void): Cancel {
  window.addEventListener('online', run)
  window.addEventListener('offline', run)
  return () => {
    window.removeEventListener('online', run)
    window.removeEventListener('offline', run)
  }
}

/** False only when the browser is sure; true does not promise that the server can be reached. */
export function isOnline(): boolean {
  return navigator.onLine
}

export function onOnline(run: (isOnline: boolean) => void): Cancel {
  return subscribe(() => run(isOnline()))
}

export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline)
}
