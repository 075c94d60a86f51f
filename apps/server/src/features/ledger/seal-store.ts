import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'

/** A transaction that touched the house, by its number, and what it is known by. */
export type SealedEntry = { readonly number: bigint; readonly hash: string }
export type Seal = {
  readonly number: bigint
  readonly numbers: readonly bigint[]
  readonly previous: string
  readonly hash: string
}

export function sqlSealStore(db: Db, tenantId: string) {
  return {
    /** Takes them off the queue. Those of transactions that have not committed yet come in a later batch. */
    async takeUnsealed(limit: number): Promise<SealedEntry[]> {
      const { rows } = await sql<SealedEntry>`
        with taken as (
          delete from ledger_unsealed where number in (
            select number from ledger_unsealed where tenant_id = ${tenantId}
            order by number limit ${limit} for update skip locked
          ) returning *
        )
        select t.number, encode(t.hash, 'hex') as hash from taken
        join ledger_transaction t using (tenant_id, currency, member_id, seq) order by t.number`.execute(db)
      return rows
    },

    /** Only here do house accounts have rows, and only one job writes them. */
    async fold(numbers: readonly bigint[]): Promise<void> {
      await sql`
        insert into ledger_house as h (tenant_id, currency, account, balance)
        select ${tenantId}, currency, account, sum(amount) from ledger_posting
        where number = any(${numbers}::bigint[]) and account like 'house:%'
        group by currency, account order by currency, account
        on conflict (tenant_id, currency, account) do update set balance = h.balance + excluded.balance`.execute(
        db,
      )
    },

    async lastSeal(): Promise<Seal | null> {
      const { rows } = await sql<Seal>`
        select number, numbers, encode(previous, 'hex') as previous, encode(hash, 'hex') as hash from ledger_seal
        where tenant_id = ${tenantId} order by number desc limit 1`.execute(db)
      return rows[0] ?? null
    },

    async insertSeal({ number, numbers, previous, hash }: Seal, at: Instant): Promise<void> {
      await sql`
        insert into ledger_seal (tenant_id, number, at, numbers, previous, hash) values (${tenantId}, ${number},
          ${sqlInstant(at)}, ${numbers}::bigint[], decode(${previous}, 'hex'), decode(${hash}, 'hex'))`.execute(
        db,
      )
    },

    async sealsAfter(number: bigint, limit: number): Promise<Seal[]> {
      const { rows } = await sql<Seal>`
        select number, numbers, encode(previous, 'hex') as previous, encode(hash, 'hex') as hash from ledger_seal
        where tenant_id = ${tenantId} and number > ${number} order by number limit ${limit}`.execute(db)
      return rows
    },

    /** By number, in a range: what each transaction's row says of itself now. */
    async hashes({ from, to }: { from: bigint; to: bigint }): Promise<Map<bigint, string>> {
      const { rows } = await sql<SealedEntry>`
        select number, encode(hash, 'hex') as hash from ledger_transaction
        where tenant_id = ${tenantId} and number between ${from} and ${to}`.execute(db)
      return new Map(rows.map((row) => [row.number, row.hash]))
    },
  }
}
