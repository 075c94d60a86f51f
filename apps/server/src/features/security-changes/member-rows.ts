import { sql } from 'kysely'
import type { Restorable } from './restorable.ts'

type Rows = Readonly<Record<string, readonly unknown[]>>

/** Tables whose rows of a member are all there is to put back. */
export function memberRows(name: string, tables: readonly string[], tenantId: string): Restorable {
  return {
    name,
    async take(tx, memberId) {
      const taken: Record<string, unknown> = {}
      for (const table of tables) {
        const { rows } = await sql<{ row: unknown }>`
          select to_jsonb(kept) as row from ${sql.table(table)} kept
          where tenant_id = ${tenantId} and member_id = ${memberId}`.execute(tx)
        taken[table] = rows.map(({ row }) => row)
      }
      return taken
    },
    async restore(tx, memberId, taken) {
      for (const table of tables) {
        const rows = JSON.stringify((taken as Rows)[table] ?? [])
        await sql`delete from ${sql.table(table)}
          where tenant_id = ${tenantId} and member_id = ${memberId}`.execute(tx)
        await sql`insert into ${sql.table(table)}
          select * from jsonb_populate_recordset(null::${sql.table(table)}, ${rows}::jsonb)`.execute(tx)
      }
    },
  }
}
