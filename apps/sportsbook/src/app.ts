import type { Cancel, Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { Forwarding } from '@keo/service-kit/http/forwarding'
import type { MountedApp } from '@keo/service-kit/http/http-server'
import type { Ids } from '@keo/service-kit/ids'
import type { Log } from '@keo/service-kit/log'
import type { Switches } from '@keo/sportsbook-contract/control'
import { getProviderHealth } from '@keo/sportsbook-contract/health'
import { bulletinCalls } from './calls/bulletin-calls.ts'
import { merchantCalls } from './calls/merchant-calls.ts'
import { cashOutCalls } from './calls/cash-out-calls.ts'
import { interventionCalls } from './control/intervention-calls.ts'
import { bookCalls, forceCalls, gateCalls, maintenanceCalls } from './control/control-calls.ts'
import { createGates } from './access/gates.ts'
import { createMaintenance } from './access/maintenance.ts'
import { createSettings } from './ground/provider-settings.ts'
import { statusPage } from './control/status-page.ts'
import { createStatus, type Status, statusCalls } from './control/status.ts'
import { createSlowness } from './access/slowness.ts'
import { createRetention } from './control/retention.ts'
import { openWorld, type OpenWorld, type WorldSize } from './open-world.ts'
import { orderCalls } from './calls/order-calls.ts'
import { refreshCalls } from './calls/refresh-calls.ts'
import { createProviderApi, type ProviderApi } from './api/provider-api.ts'
import { createPushChannel, type PushChannel } from './push/push-channel.ts'
import { reservationCalls } from './calls/reservation-calls.ts'
import { dataServiceCalls } from './calls/data-service-calls.ts'
import { orderFileCalls } from './calls/order-file-calls.ts'
import { createPlayers } from './players/players.ts'
import { createSignatureCheck, type Merchant } from './ground/signature.ts'
import { countCalls } from './calls/count-calls.ts'
import type { PostToOperator } from './wallet/http-operator.ts'
import { matchCalls } from './calls/match-calls.ts'
import { ownCalls } from './calls/extension-calls.ts'
import { resultCalls } from './calls/result-calls.ts'
import { searchCalls } from './calls/search-calls.ts'

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
  /** A world whose clock is moved by hand: work takes no time on it, so nobody can be late. */
  readonly isUntimed?: boolean
  /** Whose forwarding headers are believed. */
  readonly forwarding: Forwarding
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
  /** Does everything that is due, and comes back when it is done: for who moves the clock by hand. */
  run(): Promise<void>
  close(): Promise<void>
}

type Alive = {
  readonly world: OpenWorld
  readonly status: { read(): Promise<Status>; close(): void }
  readonly stopRetention: Cancel
}

/** The sandbox provider. It speaks only its own wire and holds no balance. */
export async function createSportsbook(needs: SportsbookNeeds): Promise<Sportsbook> {
  const { clock, machineClock, log, database, merchant, isSandbox, prefix } = needs
  const settings = createSettings(database)
  const maintenance = createMaintenance({ settings, clock })
  const players = createPlayers(needs)
  const checkSignature = createSignatureCheck(merchant, machineClock)
  const retention = createRetention({ database, clock, players, log })
  const gates = createGates({ settings, machineClock, hasRateLimits: needs.hasRateLimits ?? true })
  const slowness = createSlowness({ settings, machineClock })
  await maintenance.load()
  await slowness.load()
  await gates.load()
  let opening: Promise<Alive> | null = null
  let living: Alive | null = null
  let answer: (alive: Alive) => void = () => {}

  async function wake(): Promise<Alive> {
    const world = await openWorld({ ...needs, settings })
    const status = createStatus({ ...world, clock, sockets: push.count, extra: world.figures })
    living = { world, status, stopRetention: retention.start() }
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
  const source = needs.ids.newId('push')
  const push = createPushChannel({ ...needs, source, open: async () => (await alive()).world })

  const app: MountedApp = (scope, _options, done) => {
    const api = createProviderApi(scope, {
      log,
      open: alive,
      isSandbox,
      playerOf: players.byToken,
      knownPlayer: players.remembered,
      maintenance: maintenance.current,
      gate: gates.demand,
      addressOf: needs.forwarding.addressOf,
      slowness: slowness.wait,
      checkSignature,
    })
    api.handle(getProviderHealth, () => ({ time: Math.round(clock.now()) }))
    maintenanceCalls(api, { maintenance, players })
    dataServiceCalls(api, { players, prefix, publicUrl: needs.publicUrl ?? null })
    gateCalls(api, { gates, slowness })
    merchantCalls(api, { merchant, switches: gates.switches })
    statusPage(scope, async () => (await alive()).status.read())
    answer = ({ world, status }) => {
      answerFrom(api, world, { clock, switches: gates.switches })
      orderFileCalls(api, { ...world.archive, stage: world.stage, merchant })
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
      opened?.stopRetention()
      opened?.status.close()
      await opened?.world.close()
    },
  }
}

type CallParts = { readonly clock: Clock; switches(): Switches }

function answerFrom(api: ProviderApi, world: OpenWorld, { clock, switches }: CallParts): void {
  matchCalls(api, { ...world, clock })
  refreshCalls(api, world)
  orderCalls(api, { ...world, clock, switches })
  cashOutCalls(api, { ...world, clock, switches })
  reservationCalls(api, { ...world, clock })
  countCalls(api, { ...world, clock })
  searchCalls(api, world)
  bulletinCalls(api, { ...world, clock })
  resultCalls(api, { ...world, clock })
  ownCalls(api, { ...world, clock })
  forceCalls(api, { ...world, clock })
  interventionCalls(api, { ...world, clock })
  bookCalls(api, world)
}
