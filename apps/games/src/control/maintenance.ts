import type { Settings } from '../ground/provider-settings.ts'

const NAME = 'maintenance'
const ALL = '*'

export type Maintenance = {
  /** Nothing begins in that game now; what is open goes on. */
  isOff(gameId: string): boolean
  /** Of one game, or of all with null. */
  set(gameId: string | null, isOn: boolean): Promise<void>
  load(): Promise<void>
}

/** Which games are closed for a while, kept over restarts. */
export function createMaintenance(settings: Settings): Maintenance {
  let closed = new Set<string>()
  return {
    isOff: (gameId) => closed.has(ALL) || closed.has(gameId),
    async set(gameId, isOn) {
      const next = new Set(closed)
      if (isOn) next.add(gameId ?? ALL)
      else if (gameId === null) next.clear()
      else next.delete(gameId)
      closed = next
      await settings.write(NAME, next.size === 0 ? null : JSON.stringify([...next]))
    },
    async load() {
      closed = new Set(JSON.parse((await settings.read(NAME)) ?? '[]') as string[])
    },
  }
}
