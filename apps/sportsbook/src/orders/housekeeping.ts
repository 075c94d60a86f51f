import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { Log } from '@keo/service-kit/log'
import { hours } from '@keo/units/instants'
import { matchOfMarket } from '../pricing/market-ids.ts'
import { isFinal, type Stage } from '../stage/stage.ts'
import type { Exposures } from './risk/exposures.ts'
import { sqlOrderStore } from './store/order-store.ts'
import { forgetPositions } from './risk/positions.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly stage: Stage
  readonly exposures: Exposures
  readonly log: Log
}

/** Every accepted slip comes to an end: one that is open so long after its matches is a defect. */
const OPEN_TOO_LONG_MS = hours(24)
const LISTED_MOST = 100

export type Housekeeping = ReturnType<typeof createHousekeeping>

/** What the desk would otherwise keep for ever, and what it should have ended long ago. */
export function createHousekeeping({ database, clock, stage, exposures, log }: Needs) {
  const isOver = (matchId: number): boolean => {
    const scene = stage.scene(matchId)
    return scene === null || isFinal(scene.status)
  }

  /** Ids of accepted orders that are still open a day after the last of their matches ended. */
  async function listStuck(): Promise<string[]> {
    const store = sqlOrderStore(database.db)
    const endedBefore = clock.now() - OPEN_TOO_LONG_MS
    const hasEnded = (matchId: number): boolean => {
      const scene = stage.scene(matchId)
      return scene === null || (isFinal(scene.status) && scene.since <= endedBefore)
    }
    const stuck = new Set<string>()
    for (const matchId of (await store.matchesWithOpenLegs()).filter(hasEnded))
      for (const order of await store.listOpenOn(matchId, '', LISTED_MOST))
        if (order.legs.every((leg) => leg.outcome !== null || hasEnded(leg.matchId))) stuck.add(order.id)
    return [...stuck]
  }

  async function run(): Promise<void> {
    await exposures.forgetMatches(isOver)
    await forgetPositions(database, { now: clock.now(), isOver, matchOf: matchOfMarket })
    const stuck = await listStuck()
    if (stuck.length > 0) log.error({ orders: stuck }, 'accepted orders stay open long after their matches')
  }

  return {
    run,
    listStuck,
    /** Now and then, as often as the table of jobs says. */
    tick(): void {
      run().catch((err: unknown) => log.warn({ err }, 'the desk could not tidy up; it tries again'))
    },
  }
}
