import type { PlayLimitKind, PlayLimitPeriod } from '@keo/contract/play-limits'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db, Tx } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'
import type { WalletKey } from '../ledger/index.ts'
import type { Limit } from './play-limit-rules.ts'
import type { PlayLimitTables } from './play-limit-tables.ts'

export type Place = { readonly kind: PlayLimitKind; readonly period: PlayLimitPeriod }
export type HeldLimit = Place & Limit & { readonly used: bigint }

/** Made for a database or for one transaction of it. */
export function sqlPlayLimitStore(anyDb: Db | Tx, tenantId: string) {
  const db = anyDb.withTables<PlayLimitTables>()

  return {
    /** Within a transaction: no money of the wallet moves until it ends, so what is counted stays true. */
    async lockWallet({ memberId, currency }: WalletKey): Promise<void> {
      await sql`select ledger_open_wallet(${tenantId}, ${memberId}, ${currency})`.execute(db)
      await sql`select 1 from ledger_wallet
        where tenant_id = ${tenantId} and member_id = ${memberId} and currency = ${currency} for update`.execute(
        db,
      )
    },

    /** What is set, with what of the period that holds `at` is used. */
    async list({ memberId }: WalletKey, at: Instant): Promise<HeldLimit[]> {
      const rows = await db
        .selectFrom('play_limit')
        .selectAll()
        .select(
          sql<bigint>`case when counted_from < play_period_start(period, ${sqlInstant(at)}) then 0 else used end`.as(
            'used_now',
          ),
        )
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .execute()
      return rows.map((row) => ({
        kind: row.kind,
        period: row.period,
        amount: row.amount,
        raise: row.raise_asked_at === null ? null : { amount: row.raise_amount, askedAt: row.raise_asked_at },
        used: BigInt(row.used_now),
      }))
    },

    /** Under the wallet's lock. What the period has used so far is counted from the books. */
    async put(
      wallet: WalletKey,
      { kind, period }: Place,
      { amount, raise }: Limit,
      at: Instant,
    ): Promise<void> {
      const { memberId, currency } = wallet
      const start = sql`play_period_start(${period}, ${sqlInstant(at)})`
      await sql`insert into play_limit
          (tenant_id, member_id, kind, period, amount, raise_amount, raise_asked_at, looked_at, counted_from, used)
        values (${tenantId}, ${memberId}, ${kind}, ${period}, ${amount}, ${raise?.amount ?? null},
          ${raise ? sqlInstant(raise.askedAt) : null}, ${sqlInstant(at)}, ${start},
          play_counted(${tenantId}, ${memberId}, ${currency}, ${kind}, ${start}))
        on conflict (tenant_id, member_id, kind, period) do update set amount = excluded.amount,
          raise_amount = excluded.raise_amount, raise_asked_at = excluded.raise_asked_at,
          looked_at = excluded.looked_at, told_percent = 0, counted_from = excluded.counted_from,
          used = excluded.used`.execute(db)
    },

    /** Of the calendar period that holds `at`, where no limit counts. */
    async counted({ memberId, currency }: WalletKey, { kind, period }: Place, at: Instant): Promise<bigint> {
      const { rows } = await sql<{ used: bigint }>`select play_counted(${tenantId}, ${memberId}, ${currency},
        ${kind}, play_period_start(${period}, ${sqlInstant(at)})) as used`.execute(db)
      return rows[0]?.used ?? 0n
    },

    async resultSince({ memberId, currency }: WalletKey, since: Instant) {
      const from = sqlInstant(since)
      const { rows } = await sql<{ staked: bigint; lost: bigint }>`
        select play_counted(${tenantId}, ${memberId}, ${currency}, 'stake', ${from}) as staked,
          play_counted(${tenantId}, ${memberId}, ${currency}, 'loss', ${from}) as lost`.execute(db)
      const { staked = 0n, lost = 0n } = rows[0] ?? {}
      return { staked, returned: staked - lost }
    },
  }
}
