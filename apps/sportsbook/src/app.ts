import type { Clock } from '@keo/service-kit/clock'
import type { MountedApp } from '@keo/service-kit/http/http-server'
import type { Log } from '@keo/service-kit/log'
import { getProviderHealth } from '@keo/sportsbook-contract/health'
import { createProviderApi } from './provider-api.ts'

/** The sandbox provider. It speaks only its own wire and holds no balance. */
export function createSportsbook({ clock, log }: { clock: Clock; log: Log }): MountedApp {
  return (scope, _options, done) => {
    const api = createProviderApi(scope, log)
    api.handle(getProviderHealth, () => ({ time: Math.round(clock.now()) }))
    done()
  }
}
