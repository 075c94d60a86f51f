import type { Clock, Instant } from '@keo/service-kit/clock'
import type { Settings } from '../ground/provider-settings.ts'

export type Window = { readonly startsAt: Instant; readonly endsAt: Instant }

export type Maintenance = {
  /** The window that is open now. */
  current(): Window | null
  set(window: Window | null): Promise<void>
  /** From what was kept. */
  load(): Promise<void>
}

const NAME = 'maintenance'

export function createMaintenance({ settings, clock }: { settings: Settings; clock: Clock }): Maintenance {
  let window: Window | null = null
  return {
    current() {
      const now = clock.now()
      return window && now >= window.startsAt && now < window.endsAt ? window : null
    },
    async set(next) {
      window = next
      await settings.write(NAME, next && JSON.stringify(next))
    },
    async load() {
      const kept = await settings.read(NAME)
      window = kept === null ? null : (JSON.parse(kept) as Window)
    },
  }
}
