import type { Clock } from '@keo/service-kit/clock'
import type { Settings } from '../ground/provider-settings.ts'

export type Slowness = {
  ms(): number
  set(ms: number): Promise<void>
  /** From what was kept. */
  load(): Promise<void>
  /** Over once an answer may go out; null while the provider is as fast as it can be. */
  wait(): Promise<void> | null
}

const NAME = 'slowness'

/** Delays every answer of the provider; the work behind the answer is done without delay. */
export function createSlowness(needs: { settings: Settings; machineClock: Clock }): Slowness {
  const { settings, machineClock } = needs
  let ms = 0
  return {
    ms: () => ms,
    async set(next) {
      ms = next
      await settings.write(NAME, next === 0 ? null : String(next))
    },
    async load() {
      ms = Number((await settings.read(NAME)) ?? 0)
    },
    wait: () => (ms === 0 ? null : new Promise((resolve) => void machineClock.after(ms, resolve))),
  }
}
