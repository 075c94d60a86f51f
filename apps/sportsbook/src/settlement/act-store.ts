import type { Instant } from '@keo/service-kit/clock'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import { sql } from 'kysely'

export type DoneAct = { readonly digest: string; readonly tickets: number }

/** Acts of traders by the id that the operator gave them. */
export function sqlActStore(db: Db) {
  return {
    async find(id: string): Promise<DoneAct | null> {
      const { rows } = await sql<DoneAct>`select digest, tickets from trading_act where id = ${id}`.execute(
        db,
      )
      return rows[0] ?? null
    },
    async insert(id: string, { digest, tickets }: DoneAct, now: Instant): Promise<void> {
      await sql`insert into trading_act (id, digest, tickets, done_at)
        values (${id}, ${digest}, ${tickets}, ${sqlInstant(now)})`.execute(db)
    },
  }
}
