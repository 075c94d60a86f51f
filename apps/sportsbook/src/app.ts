import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { MountedApp } from '@keo/service-kit/http/http-server'
import type { Ids } from '@keo/service-kit/ids'
import type { Log } from '@keo/service-kit/log'
import { getProviderHealth } from '@keo/sportsbook-contract/health'
import { bulletinCalls } from './bulletins/bulletin-calls.ts'
import { houseCalls } from './bulletins/house-calls.ts'
import { forceCalls, maintenanceCalls } from './control/control-calls.ts'
import { createMaintenance } from './control/maintenance.ts'
import { createSettings } from './control/settings.ts'
import { openWorld, type OpenWorld } from './open-world.ts'
import { createProviderApi, type ProviderApi } from './provider-api.ts'
import { dataServiceCalls } from './users/data-service.ts'
import { createPlayers } from './users/players.ts'
import { createSignatureCheck, type Merchant } from './users/signature.ts'
import { countCalls } from './wire/count-calls.ts'
import { matchCalls } from './wire/match-calls.ts'
import { resultCalls } from './wire/result-calls.ts'
import { searchCalls } from './wire/search.ts'

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
  /** Where it is mounted, such as `/sportsbook`. */
  readonly prefix: string
}

export type Sportsbook = {
  readonly app: MountedApp
  /** Brings the world to life; the first call that needs it does so too. */
  open(): Promise<void>
  close(): Promise<void>
}

/** The sandbox provider. It speaks only its own wire and holds no balance. */
export async function createSportsbook(needs: SportsbookNeeds): Promise<Sportsbook> {
  const { clock, machineClock, log, database, merchant, isSandbox, prefix } = needs
  const settings = createSettings(database)
  const maintenance = createMaintenance({ settings, clock })
  const players = createPlayers(needs)
  const checkSignature = createSignatureCheck(merchant, machineClock)
  await maintenance.load()
  let opening: Promise<OpenWorld> | null = null
  let isAnswering = false
  let answer: (world: OpenWorld) => void = () => {}

  async function open(): Promise<void> {
    opening ??= openWorld({ ...needs, settings })
    try {
      const world = await opening
      if (!isAnswering) answer(world)
      isAnswering = true
    } catch (error) {
      // The next call tries again.
      opening = null
      throw error
    }
  }

  const app: MountedApp = (scope, _options, done) => {
    const api = createProviderApi(scope, {
      log,
      open,
      isSandbox,
      playerOf: players.byToken,
      maintenance: maintenance.current,
      checkSignature,
    })
    api.handle(getProviderHealth, () => ({ time: Math.round(clock.now()) }))
    maintenanceCalls(api, { maintenance, players })
    dataServiceCalls(api, { players, prefix })
    houseCalls(api, { merchant })
    answer = (world) => answerFrom(api, world, clock)
    done()
  }

  return {
    app,
    open,
    async close() {
      const world = await opening?.catch(() => null)
      world?.close()
    },
  }
}

function answerFrom(api: ProviderApi, world: OpenWorld, clock: Clock): void {
  matchCalls(api, { ...world, clock })
  countCalls(api, { ...world, clock })
  searchCalls(api, world)
  bulletinCalls(api, { ...world, clock })
  resultCalls(api, { ...world, clock })
  forceCalls(api, { ...world, clock })
}
