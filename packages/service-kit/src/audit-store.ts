import { sql } from 'kysely'
import type { Instant } from './clock.ts'
import { sqlInstant } from './db/columns.ts'
import type { Db } from './db/database.ts'

export type AuditEntry = {
  readonly id: string
  readonly at: Instant
  /** Who did it: a member, a member of staff, or the name of a job. */
  readonly actor: string
  readonly session: string | null
  readonly address: string | null
  readonly device: string | null
  readonly action: string
  /** What it was done to. */
  readonly object: string
  readonly before: unknown
  readonly after: unknown
  readonly requestId: string | null
}

export type AuditSeal = {
  readonly number: bigint
  readonly entryIds: readonly string[]
  readonly entryHashes: readonly string[]
  readonly previous: string
  readonly hash: string
}

const ENTRY = sql`id, at, actor, session, address, device, action, object, before, after, request_id as "requestId"`
const SEAL = sql`number, entry_ids as "entryIds", entry_hashes as "entryHashes", previous, hash`
const json = (value: unknown) => sql`${value === null ? null : JSON.stringify(value)}::jsonb`

export function sqlAuditStore(db: Db) {
  return {
    /** The entry and its place in the sealing queue, in one statement. */
    async insert(entry: AuditEntry): Promise<void> {
      await sql`
        with written as (
          insert into kit.audit_entry
            (id, at, actor, session, address, device, action, object, before, after, request_id)
          values (${entry.id}, ${sqlInstant(entry.at)}, ${entry.actor}, ${entry.session}, ${entry.address},
            ${entry.device}, ${entry.action}, ${entry.object}, ${json(entry.before)}, ${json(entry.after)},
            ${entry.requestId})
          returning id
        )
        insert into kit.audit_unsealed (entry_id) select id from written`.execute(db)
    },

    async entries(ids: readonly string[]): Promise<Map<string, AuditEntry>> {
      const { rows } =
        await sql<AuditEntry>`select ${ENTRY} from kit.audit_entry where id = any(${ids})`.execute(db)
      return new Map(rows.map((entry) => [entry.id, entry]))
    },

    /** Takes them off the queue. Those of transactions that have not committed yet come in a later batch. */
    async takeUnsealed(limit: number): Promise<string[]> {
      const { rows } = await sql<{ entry_id: string }>`
        delete from kit.audit_unsealed where entry_id in (
          select entry_id from kit.audit_unsealed order by entry_id limit ${limit} for update skip locked
        ) returning entry_id`.execute(db)
      return rows.map((row) => row.entry_id).toSorted()
    },

    async lastSeal(): Promise<AuditSeal | null> {
      const { rows } =
        await sql<AuditSeal>`select ${SEAL} from kit.audit_seal order by number desc limit 1`.execute(db)
      return rows[0] ?? null
    },

    async insertSeal(seal: AuditSeal, at: Instant): Promise<void> {
      await sql`
        insert into kit.audit_seal (number, at, entry_ids, entry_hashes, previous, hash)
        values (${seal.number}, ${sqlInstant(at)}, ${seal.entryIds}, ${seal.entryHashes}, ${seal.previous}, ${seal.hash})
      `.execute(db)
    },

    async sealsAfter(number: bigint, limit: number): Promise<AuditSeal[]> {
      const { rows } = await sql<AuditSeal>`
        select ${SEAL} from kit.audit_seal where number > ${number} order by number limit ${limit}`.execute(
        db,
      )
      return rows
    },

    async count(): Promise<{ entries: bigint; unsealed: bigint; oldestUnsealed: Instant | null }> {
      const { rows } = await sql<{ entries: bigint; unsealed: bigint; oldestUnsealed: Instant | null }>`
        select (select count(*) from kit.audit_entry) as entries, count(*) as unsealed, min(at) as "oldestUnsealed"
        from kit.audit_unsealed left join kit.audit_entry on id = entry_id`.execute(db)
      return rows[0] ?? { entries: 0n, unsealed: 0n, oldestUnsealed: null }
    },
  }
}
