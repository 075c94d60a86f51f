import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'
import { sqlCheckStore } from './check-store.ts'

type LastSeal = { readonly number: bigint; readonly hash: string; readonly at: Instant }

/** What shows that the books add up: the last check, the last seal, and how much no seal covers yet. */
export function sqlBookProof(db: Db, tenantId: string) {
  return {
    check: sqlCheckStore(db, tenantId).state,
    async seal(): Promise<LastSeal | null> {
      const { rows } = await sql<LastSeal>`
        select number, encode(hash, 'hex') as hash, at from ledger_seal
        where tenant_id = ${tenantId} order by number desc limit 1`.execute(db)
      return rows[0] ?? null
    },
    async unsealed(): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from ledger_unsealed where tenant_id = ${tenantId}`.execute(db)
      return rows[0]?.count ?? 0
    },
  }
}
