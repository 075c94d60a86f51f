import type { Cancel, Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { Forwarding } from '@keo/service-kit/http/forwarding'
import type { MountedApp } from '@keo/service-kit/http/http-server'
import { createWeather } from '@keo/service-kit/http/weather'
import type { Ids } from '@keo/service-kit/ids'
import type { Log } from '@keo/service-kit/log'
import { getProviderHealth } from '@keo/sportsbook-contract/health'
import { answerCalls } from './answer-calls.ts'
import { merchantCalls } from './calls/merchant-calls.ts'
import { gateCalls, maintenanceCalls } from './control/control-calls.ts'
import { isCashOutOff } from './cash-out/rules.ts'
import { createGates } from './access/gates.ts'
import { createMaintenance } from './access/maintenance.ts'
import { createSettings } from './ground/provider-settings.ts'
import { statusPage } from './control/status-page.ts'
import { createStatus, type Status, statusCalls } from './control/status.ts'
import { createSlowness } from './access/slowness.ts'
import { createRetention } from './control/retention.ts'
import { startJobs } from './job-table.ts'
import { openWorld, type OpenWorld, type WorldSize } from './open-world.ts'
import { createProviderApi } from './api/provider-api.ts'
import { createPushChannel, type PushChannel } from './push/push-channel.ts'
import { dataServiceCalls } from './calls/data-service-calls.ts'
import { createPlayers } from './players/players.ts'
import { createSignatureCheck, type Merchant } from './ground/signature.ts'
import type { PostToOperator } from './wallet/http-operator.ts'

export type SportsbookNeeds = {
  /** The world's time. */
  readonly clock: Clock
  readonly machineClock: Clock
  readonly ids: Ids
  readonly log: Log
  /** On the schema `sportsbook`. */
  readonly database: Database
  readonly merchant: Merchant
  /** Outside prod there are calls that make things happen. */
  readonly isSandbox: boolean
  /** How the operator's callbacks are reached. */
  readonly post: PostToOperator
  /** Where it is mounted, such as `/sportsbook`. */
  readonly prefix: string
  /** Where browsers reach it, when not as the operator does. */
  readonly publicUrl?: string | null
  /** A world whose clock is moved by hand: work takes no time on that clock, so no deadline is missed. */
  readonly isUntimed?: boolean
  /** Whose forwarding headers are believed. */
  readonly forwarding: Forwarding
  /** What a new database's world follows from; null leaves it to chance. */
  readonly seed?: string | null
  /** Off for measurements. */
  readonly hasRateLimits?: boolean
  /** Tests make the world small, benches large. */
  readonly size?: WorldSize
}

export type Sportsbook = {
  readonly app: MountedApp
  /** For sockets on the push path. */
  readonly handleUpgrade: PushChannel['handleUpgrade']
  /** Brings the world to life; the first call that needs it does so too. */
  open(): Promise<void>
  /** Does everything that is due and resolves when it is done: for tests that move the clock by hand. */
  run(): Promise<void>
  close(): Promise<void>
}

type Alive = {
  readonly world: OpenWorld
  readonly status: { read(): Promise<Status>; close(): void }
  readonly stopJobs: Cancel
}

/** The sandbox provider. It knows only the provider's wire and holds no balance. */
export async function createSportsbook(needs: SportsbookNeeds): Promise<Sportsbook> {
  const { clock, machineClock, ids, log, database, merchant, forwarding, isSandbox, prefix } = needs
  const settings = createSettings(database)
  const maintenance = createMaintenance({ settings, clock })
  const players = createPlayers({ database, clock, ids })
  const checkSignature = createSignatureCheck(merchant, machineClock)
  const retention = createRetention({ database, clock, players, log })
  const gates = createGates({ settings, machineClock, hasRateLimits: needs.hasRateLimits ?? true })
  const slowness = createSlowness({ settings, machineClock })
  const weather = createWeather(needs.post, machineClock)
  await maintenance.load()
  await slowness.load()
  await gates.load()
  let opening: Promise<Alive> | null = null
  let living: Alive | null = null
  let answer: (alive: Alive) => void = () => {}

  async function wake(): Promise<Alive> {
    const world = await openWorld({
      clock,
      machineClock,
      ids,
      log,
      database,
      merchant,
      settings,
      seed: needs.seed ?? null,
      post: weather.post,
      isUntimed: needs.isUntimed ?? false,
      mayEndEarly: (order) =>
        maintenance.current() === null &&
        gates.isOpenTo(order.merchantUserId) &&
        !isCashOutOff(order, gates.switches()),
      size: needs.size ?? {},
    })
    const { stage, book, board, figures } = world
    const status = createStatus({ stage, book, board, clock, sockets: push.count, extra: figures })
    living = { world, status, stopJobs: startJobs(clock, { ...world.ticks, retention: retention.tick }) }
    answer(living)
    return living
  }
  async function alive(): Promise<Alive> {
    opening ??= wake()
    try {
      return await opening
    } catch (error) {
      // The next call tries again.
      opening = null
      throw error
    }
  }
  const push = createPushChannel({
    clock,
    machineClock,
    log,
    forwarding,
    source: ids.newId('push'),
    open: async () => (await alive()).world,
  })

  const app: MountedApp = (scope, _options, done) => {
    const api = createProviderApi(scope, {
      log,
      open: alive,
      isSandbox,
      playerOf: players.byToken,
      knownPlayer: players.remembered,
      maintenance: maintenance.current,
      gate: gates.demand,
      addressOf: forwarding.addressOf,
      slowness: slowness.wait,
      checkSignature,
    })
    api.handle(getProviderHealth, () => ({ time: Math.round(clock.now()) }))
    maintenanceCalls(api, { maintenance, players })
    dataServiceCalls(api, { players, prefix, publicUrl: needs.publicUrl ?? null })
    gateCalls(api, { gates, slowness, weather })
    merchantCalls(api, { merchant, switches: gates.switches })
    statusPage(scope, async () => (await alive()).status.read())
    answer = ({ world, status }) => {
      answerCalls(api, world, { clock, merchant, switches: gates.switches })
      statusCalls(api, status)
    }
    // It may have come to life before the server was ready.
    if (living) answer(living)
    done()
  }

  return {
    app,
    handleUpgrade: push.handleUpgrade,
    async open() {
      await alive()
    },
    async run() {
      await (await alive()).world.run()
    },
    async close() {
      push.close()
      const opened = await opening?.catch(() => null)
      opened?.stopJobs()
      opened?.status.close()
      await opened?.world.close()
    },
  }
}
