import { type MaintenanceInfo, NO_MAINTENANCE, querySiteMaintenance, SITE_POINT } from '@keo/contract/site'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { api } from '../api/api.ts'
import { shell } from '../api/shell-port.ts'
import { repeat } from '../platform/periodic-work.ts'
import { type Cancel, clock, type Clock } from '../platform/time.ts'

export function isSiteInMaintenance({ status, point }: Pick<MaintenanceInfo, 'status' | 'point'>): boolean {
  return (
    status === '1' &&
    point
      .split(',')
      .map((part) => part.trim())
      .includes(SITE_POINT)
  )
}

type Parts = {
  query(): Promise<MaintenanceInfo>
  clock: Pick<Clock, 'every'>
  shell(): Way | undefined
}
type Way = {
  currentFullPath(): string
  isAtMaintenance(): boolean
  goToMaintenance(): void
  goTo(fullPath: string): void
}

/** Asks at once and every 30 s, at the maintenance page too: its end leads back to the page that was left. */
export function createSiteMaintenance({ query, clock: time, shell: findShell }: Parts) {
  const store = createStore<{ info: MaintenanceInfo }>(() => ({ info: NO_MAINTENANCE }))
  let pageLeft: string | undefined

  async function check(): Promise<void> {
    const info = await query().catch(() => NO_MAINTENANCE)
    store.setState({ info })
    const way = findShell()
    if (way) follow(isSiteInMaintenance(info), way)
  }

  function follow(isActive: boolean, way: Way): void {
    if (isActive && way.isAtMaintenance()) pageLeft ??= '/'
    else if (isActive) {
      pageLeft = way.currentFullPath()
      way.goToMaintenance()
    } else if (!isActive && pageLeft !== undefined) {
      if (way.isAtMaintenance()) way.goTo(pageLeft)
      pageLeft = undefined
    }
  }

  return {
    store,
    check,
    start(): Cancel {
      void check()
      return repeat('siteMaintenance', time, () => void check())
    },
  }
}

export const siteMaintenance = createSiteMaintenance({
  query: () => api(querySiteMaintenance, { point: SITE_POINT }, { silent: true }),
  clock,
  shell,
})

export function useSiteMaintenance(): MaintenanceInfo {
  return useStore(siteMaintenance.store, (state) => state.info)
}
