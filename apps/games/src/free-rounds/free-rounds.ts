import type { Database, Tx } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import { refusePlay } from '../ground/play-refusal.ts'
import type { Movement } from '../wallet/movement-row.ts'
import type { Movements } from '../wallet/movements.ts'
import type { Outbox } from '../wallet/outbox.ts'
import type { FreeRoundRows } from './free-round-rows.ts'

type Needs = {
  readonly database: Database
  readonly ids: Ids
  readonly rows: FreeRoundRows
  readonly movements: Movements
  readonly outbox: Outbox
}

export type FreeRoundDesk = ReturnType<typeof createFreeRounds>

/** Free rounds as they are played: the player pays nothing, each result is told with the code, and the sum at the end. */
export function createFreeRounds({ database, ids, rows, movements, outbox }: Needs) {
  /** One `bonusWin` with the sum, 0 too; null while they go on, and when it was told before. */
  async function tellEnd(tx: Tx, code: string): Promise<Movement | null> {
    const ended = await rows.end(tx, code)
    if (!ended) return null
    const sum = { reference: ids.newId('f'), playerId: ended.playerId, amount: ended.won }
    const where = { gameId: null, roundId: null, fields: { bonusCode: code } }
    return movements.add(tx, { kind: 'bonusWin', ...sum, ...where }, 'waiting')
  }

  return {
    async begin(tx: Tx, which: Parameters<FreeRoundRows['begin']>[1]): Promise<void> {
      if (!(await rows.begin(tx, which))) refusePlay('BET_WRONG')
    },
    giveBack: rows.giveBack,
    async played(tx: Tx, code: string, won: bigint): Promise<void> {
      await rows.played(tx, code, won)
      await tellEnd(tx, code)
    },
    /** Those that expired or were cancelled. */
    async run(): Promise<void> {
      for (const code of await rows.listOver()) {
        const told = await database.tx((tx) => tellEnd(tx, code))
        if (told !== null) await outbox.send(told.id)
      }
    },
  }
}

/** The code that a bet names; null for a round that its player pays for. */
export const bonusCodeOf = (bet: unknown): string | null =>
  (bet as { bonusCode?: string } | null)?.bonusCode ?? null
