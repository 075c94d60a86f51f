import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import { guardedPost, type PostText } from '@keo/service-kit/http/guarded-post'
import type { Forwarding } from '@keo/service-kit/http/forwarding'
import type { MountedApp } from '@keo/service-kit/http/http-server'
import { createWeather } from '@keo/service-kit/http/weather'
import type { Ids } from '@keo/service-kit/ids'
import type { Log } from '@keo/service-kit/log'
import type { UpgradeHandler } from '@keo/service-kit/socket/upgrade-routes'
import { seconds } from '@keo/units/instants'
import { createOperatorApi } from './api/operator-api.ts'
import { openPage } from './api/open-page.ts'
import { createPlayApi } from './api/play-api.ts'
import { createPlayGate } from './api/play-gate.ts'
import { controlCalls } from './calls/control-calls.ts'
import { feedRoutes } from './calls/feeds.ts'
import { freeRoundCalls } from './calls/free-round-calls.ts'
import { historyCalls } from './calls/history-calls.ts'
import { openCalls } from './calls/open-calls.ts'
import { operatorCalls } from './calls/operator-calls.ts'
import { roundCalls } from './calls/round-calls.ts'
import { seedCalls } from './calls/seed-calls.ts'
import { tableCalls } from './calls/table-calls.ts'
import { createMaintenance } from './control/maintenance.ts'
import { createSettings } from './ground/provider-settings.ts'
import { openDesk } from './open-desk.ts'
import { createTableChannel } from './tables/table-channel.ts'
import { httpOperator, type Merchant } from './wallet/operator.ts'

export type GamesNeeds = {
  /** The world's time. */
  readonly clock: Clock
  readonly machineClock: Clock
  readonly ids: Ids
  readonly log: Log
  /** On the schema `games`. */
  readonly database: Database
  readonly merchant: Merchant
  /** Whose forwarding headers are believed. */
  readonly forwarding: Forwarding
  /** Outside prod there are calls that make things happen. */
  readonly isSandbox: boolean
  /** How the operator's callbacks are reached. */
  readonly post: PostText
  /** Where it is mounted, such as `/games`. */
  readonly prefix: string
  /** Where browsers reach it, when not as the operator does. */
  readonly publicUrl?: string | null
  /** Players' seeds and the series of tables follow from it; null leaves them to chance. */
  readonly seed?: string | null
  /** A world whose clock is moved by hand: nobody is late on it. */
  readonly isUntimed?: boolean
  readonly hasRateLimits?: boolean
}

export type Games = {
  readonly app: MountedApp
  /** For sockets of shared tables. */
  readonly handleUpgrade: UpgradeHandler
  /** Takes up what an earlier process left, and begins to work. */
  open(): Promise<void>
  /** Does everything that is due and resolves when it is done: for tests that move the clock by hand. */
  run(): Promise<void>
  close(): Promise<void>
}

const PROVIDER_ID = 'keo-sandbox'
const PATIENCE_MS = seconds(5)

/** The sandbox game provider. It knows only the provider's wire and holds no balance. */
export async function createGames(needs: GamesNeeds): Promise<Games> {
  const { machineClock, log, database, merchant, prefix } = needs
  const maintenance = createMaintenance(createSettings(database))
  await maintenance.load()
  const weather = createWeather(needs.post, machineClock)
  const { post } = guardedPost(weather.post, {
    clock: machineClock,
    patienceMs: needs.isUntimed ? null : PATIENCE_MS,
  })
  const operator = httpOperator({ merchant, providerId: PROVIDER_ID, post, machineClock, log })
  const desk = openDesk({ ...needs, operator })
  const channel = createTableChannel({ ...needs, look: desk.lookAtTable })
  desk.tables.tellTo(channel)
  const gate = createPlayGate(machineClock, needs.hasRateLimits ?? true)
  const around = { ...desk, ids: needs.ids, database, operator, maintenance, weather }

  const app: MountedApp = (scope, _options, done) => {
    scope.register((part, _none, ready) => {
      const api = createPlayApi(part, { log, sessionOf: desk.sessions.byToken, gate })
      openCalls(api, around)
      roundCalls(api, around)
      seedCalls(api, around)
      tableCalls(api, around)
      openPage(part)
      ready()
    })
    scope.register((part, _none, ready) => {
      const api = createOperatorApi(part, { log, merchant })
      operatorCalls(api, { ...around, base: needs.publicUrl ?? prefix })
      historyCalls(api, around)
      freeRoundCalls(api, around)
      feedRoutes(part, { ...around, merchant, now: needs.clock.now })
      ready()
    })
    if (needs.isSandbox) {
      scope.register((part, _none, ready) => {
        controlCalls(part, around)
        ready()
      })
    }
    done()
  }

  return {
    app,
    handleUpgrade: channel.handleUpgrade,
    open: desk.open,
    run: desk.run,
    async close() {
      channel.close()
      await desk.close()
    },
  }
}
