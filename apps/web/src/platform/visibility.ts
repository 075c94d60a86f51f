import { useSyncExternalStore } from 'react'
import type { Cancel } from './time.ts'

function subscribe(run: () => void): Cancel {
  document.addEventListener('visibilitychange', run)
  return () => document.removeEventListener('visibilitychange', run)
}

export function isVisible(): boolean {
  return document.visibilityState === 'visible'
}

export function onVisibility(run: (isVisible: boolean) => void): Cancel {
  return subscribe(() => run(isVisible()))
}

export function useIsVisible(): boolean {
  return useSyncExternalStore(subscribe, isVisible)
}
