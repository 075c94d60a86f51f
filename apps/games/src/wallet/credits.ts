import type { Database, Db, Tx } from '@keo/service-kit/db/database'
import { sql } from 'kysely'

type Tables = { player: { id: string; credits: bigint | null } }

export type Credits = ReturnType<typeof sqlCredits>

/** Play credits of demos: worth nothing, and known to nobody else. */
export function sqlCredits(database: Database) {
  const tables = (db: Db) => db.withTables<Tables>()
  async function change(tx: Tx, playerId: string, by: bigint): Promise<bigint | null> {
    const changed = await tables(tx)
      .updateTable('player')
      .set({ credits: sql`credits + ${by}::bigint` })
      .where('id', '=', playerId)
      .where(sql<boolean>`credits + ${by}::bigint >= 0`)
      .returning('credits')
      .executeTakeFirst()
    return changed?.credits ?? null
  }
  return {
    /** What is left; null when there is not enough. */
    take: (tx: Tx, playerId: string, amount: bigint) => change(tx, playerId, -amount),
    add: (tx: Tx, playerId: string, amount: bigint) => change(tx, playerId, amount),
    async left(playerId: string): Promise<bigint> {
      const found = tables(database.db).selectFrom('player').select('credits').where('id', '=', playerId)
      return (await found.executeTakeFirst())?.credits ?? 0n
    },
  }
}
