import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'
import { NO_GUARD, type Guard } from './password-guard-rules.ts'

export type PasswordGuardStore = {
  read(keys: readonly string[]): Promise<Map<string, Guard>>
  /** One at a time for a key, on whichever node. Gives the guard as it was before. */
  change(key: string, at: Instant, next: (guard: Guard) => Guard): Promise<Guard>
  clear(key: string): Promise<void>
  /** Every key that begins like this. */
  clearUnder(start: string): Promise<void>
  dropBefore(at: Instant): Promise<void>
}

type Row = { key: string; wrong_at: Date[]; locked_until: Instant | null }

/** `change` belongs into a transaction: the row's lock lasts as long as that. */
export function sqlPasswordGuardStore(db: Db, tenantId: string): PasswordGuardStore {
  async function lock(key: string, at: Instant): Promise<Guard> {
    // Writing is what locks, also when the row is new: two first attempts at once meet here.
    const { rows } = await sql<Row>`
      insert into password_guard (tenant_id, key, wrong_at, touched_at)
      values (${tenantId}, ${key}, '{}', ${sqlInstant(at)})
      on conflict (tenant_id, key) do update set touched_at = excluded.touched_at
      returning key, wrong_at, locked_until`.execute(db)
    return rows[0] ? fromRow(rows[0]) : NO_GUARD
  }

  return {
    async read(keys) {
      const { rows } = await sql<Row>`
        select key, wrong_at, locked_until from password_guard
        where tenant_id = ${tenantId} and key = any(${keys})`.execute(db)
      return new Map(rows.map((row) => [row.key, fromRow(row)]))
    },
    async change(key, at, next) {
      const before = await lock(key, at)
      const { wrongAt, lockedUntil } = next(before)
      await sql`
        update password_guard set
          wrong_at = ${wrongAt.map((wrong) => new Date(wrong).toISOString())}::timestamptz[],
          locked_until = ${lockedUntil === null ? null : sqlInstant(lockedUntil)}
        where tenant_id = ${tenantId} and key = ${key}`.execute(db)
      return before
    },
    async clear(key) {
      await sql`delete from password_guard where tenant_id = ${tenantId} and key = ${key}`.execute(db)
    },
    async clearUnder(start) {
      await sql`delete from password_guard where tenant_id = ${tenantId} and starts_with(key, ${start})`.execute(
        db,
      )
    },
    async dropBefore(at) {
      await sql`delete from password_guard where tenant_id = ${tenantId} and touched_at < ${sqlInstant(at)}`.execute(
        db,
      )
    },
  }
}

function fromRow({ wrong_at, locked_until }: Row): Guard {
  return { wrongAt: wrong_at.map(Number), lockedUntil: locked_until }
}
