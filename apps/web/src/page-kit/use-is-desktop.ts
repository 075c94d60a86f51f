import { useSyncExternalStore } from 'react'

/** As in top-bar.css: from here on the tabs stand in a bar at the top. */
const desktop = (): MediaQueryList => matchMedia('(min-width: 1024px)')

export function useIsDesktop(): boolean {
  return useSyncExternalStore(
    (run) => {
      const media = desktop()
      media.addEventListener('change', run)
      return () => media.removeEventListener('change', run)
    },
    () => desktop().matches,
  )
}
