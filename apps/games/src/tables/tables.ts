import type { SharedEngine } from '@keo/games-contract/engines'
import type { SharedTable } from '@keo/games-contract/shared-tables'
import type { Clock } from '@keo/service-kit/clock'
import type { Log } from '@keo/service-kit/log'
import type { SecretBytes } from '../ground/secret-bytes.ts'
import { crashTable } from './crash-table.ts'
import type { PaySeats } from './pay-seats.ts'
import { createRunningTable, type RunningTable } from './running-table.ts'
import type { TableGame } from './table-game.ts'
import type { TableStore } from './table-store.ts'
import { taiXiuTable } from './tai-xiu-table.ts'

const TABLE_GAMES: Record<SharedEngine, TableGame> = { crash: crashTable, 'tai-xiu': taiXiuTable }

type Needs = {
  readonly clock: Clock
  readonly secrets: SecretBytes
  readonly log: Log
  readonly store: TableStore
  readonly paySeats: PaySeats
  sendPayments(): void
}

/** Those who watch tables. */
export type Audience = {
  publish(gameId: string, table: SharedTable): void
  isWatched(gameId: string): boolean
}

export type Tables = ReturnType<typeof createTables>

/** The tables of this provider, one for each game with shared rounds. */
export function createTables(needs: Needs) {
  const running = new Map<string, RunningTable>()
  let audience: Audience = { publish: () => {}, isWatched: () => false }

  function tableOf(gameId: string, engine: SharedEngine): RunningTable {
    const known = running.get(gameId)
    if (known) return known
    const table = createRunningTable(gameId, TABLE_GAMES[engine], {
      ...needs,
      publish: (shown) => audience.publish(gameId, shown),
      isWatched: () => audience.isWatched(gameId),
    })
    running.set(gameId, table)
    return table
  }

  return {
    of: tableOf,
    tellTo(watching: Audience): void {
      audience = watching
    },
    /** Brings to an end, or goes on with, what an earlier process began. */
    async open(): Promise<void> {
      for (const { game_id: gameId, engine } of await needs.store.unfinished())
        await tableOf(gameId, engine).run()
    },
    /** Does what is due: for tests that move the clock by hand. */
    async run(): Promise<void> {
      for (const table of running.values()) await table.run()
    },
    async close(): Promise<void> {
      for (const table of running.values()) await table.close()
    },
  }
}
