import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'
import type { CodeTables } from './code-tables.ts'
import type { Confirmed, LimitedBy, SendLimit } from './code-limits.ts'

export type CodeKey = {
  readonly target: Buffer
  readonly purpose: number
  /** Empty when the code is of no account yet. */
  readonly memberId: string
}
export type HeldCode = CodeKey & {
  readonly deviceNo: string
  readonly codeHash: Buffer
  readonly sendId: string
  readonly expiresAt: Instant
}
export type Send = {
  readonly id: string
  readonly channel: 'sms' | 'mail'
  readonly target: Buffer
  readonly deviceNo: string
  readonly network: string
  readonly country: string
  readonly range: string
  readonly isReal: boolean
  readonly sentAt: Instant
}

const COLUMN = { target: 'target', device: 'device_no', network: 'network' } as const satisfies Record<
  LimitedBy,
  string
>

export type CodeStore = ReturnType<typeof sqlCodeStore>

/** Made for a database or for one transaction of it. */
export function sqlCodeStore(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<CodeTables>()
  return {
    /** One send at a time decides about the limits, on however many nodes. Held to the transaction's end. */
    async lockSends(channel: Send['channel']): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtext(${`code_send:${tenantId}:${channel}`}))`.execute(db)
    },
    /** For each limit when its max-th newest send was. */
    async nthSends(send: Send, limits: readonly SendLimit[]): Promise<(Instant | null)[]> {
      const values = { target: send.target, device: send.deviceNo, network: send.network }
      const nth = limits.map(
        ({ by, max }, place) => sql`select ${place}::int as place, (
          select sent_at from code_send
           where tenant_id = ${tenantId} and channel = ${send.channel} and ${sql.ref(COLUMN[by])} = ${values[by]}
           order by sent_at desc offset ${max - 1} limit 1) as sent_at`,
      )
      const { rows } = await sql<{
        place: number
        sent_at: Instant | null
      }>`${sql.join(nth, sql` union all `)}`.execute(db)
      return limits.map((_, place) => rows.find((row) => row.place === place)?.sent_at ?? null)
    },
    async sentSince(channel: Send['channel'], since: Instant): Promise<number> {
      const { rows } = await sql<{ sent: number }>`select count(*)::int as sent from code_send
        where tenant_id = ${tenantId} and channel = ${channel} and sent_at > ${sqlInstant(since)}`.execute(db)
      return rows[0]?.sent ?? 0
    },
    async confirmedOf(column: 'country' | 'number_range', value: string, since: Instant): Promise<Confirmed> {
      const { rows } = await sql<Confirmed>`
        select count(*)::int as sent, count(confirmed_at)::int as confirmed from code_send
         where tenant_id = ${tenantId} and is_real and ${sql.ref(column)} = ${value}
           and sent_at > ${sqlInstant(since)}`.execute(db)
      return rows[0] ?? { sent: 0, confirmed: 0 }
    },
    async addSend(send: Send): Promise<void> {
      await db
        .insertInto('code_send')
        .values({
          tenant_id: tenantId,
          id: send.id,
          channel: send.channel,
          target: send.target,
          device_no: send.deviceNo,
          network: send.network,
          country: send.country,
          number_range: send.range,
          is_real: send.isReal,
          sent_at: sqlInstant(send.sentAt),
          confirmed_at: null,
        })
        .execute()
    },
    /** A send that the party did not take over counts for nothing, and its code is worth nothing. */
    async forgetSend(sendId: string): Promise<void> {
      await db.deleteFrom('code').where('tenant_id', '=', tenantId).where('send_id', '=', sendId).execute()
      await db.deleteFrom('code_send').where('tenant_id', '=', tenantId).where('id', '=', sendId).execute()
    },
    /** The code before it is dead from now on. */
    async putCode({ target, purpose, memberId, ...code }: HeldCode): Promise<void> {
      const held = {
        device_no: code.deviceNo,
        code_hash: code.codeHash,
        tries: 0,
        send_id: code.sendId,
        expires_at: sqlInstant(code.expiresAt),
      }
      await db
        .insertInto('code')
        .values({ tenant_id: tenantId, target, purpose, member_id: memberId, ...held })
        .onConflict((clash) =>
          clash.columns(['tenant_id', 'target', 'purpose', 'member_id']).doUpdateSet(held),
        )
        .execute()
    },
    /** Counts the try before anything is compared, so that parallel guesses are no more than those after another. */
    async spendTry(
      key: CodeKey & { deviceNo: string },
      now: Instant,
      triesMax: number,
    ): Promise<{ codeHash: Buffer; sendId: string } | undefined> {
      const row = await db
        .updateTable('code')
        .set((column) => ({ tries: column('tries', '+', 1) }))
        .where('tenant_id', '=', tenantId)
        .where('target', '=', key.target)
        .where('purpose', '=', key.purpose)
        .where('member_id', '=', key.memberId)
        .where('device_no', '=', key.deviceNo)
        .where('expires_at', '>', sqlInstant(now))
        .where('tries', '<', triesMax)
        .returning(['code_hash', 'send_id'])
        .executeTakeFirst()
      return row && { codeHash: row.code_hash, sendId: row.send_id }
    },
    /** True for the one that uses it up. */
    async takeCode(sendId: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('code')
        .where('tenant_id', '=', tenantId)
        .where('send_id', '=', sendId)
        .executeTakeFirstOrThrow()
      return numDeletedRows === 1n
    },
    async confirmSend(sendId: string, now: Instant): Promise<void> {
      await db
        .updateTable('code_send')
        .set({ confirmed_at: sqlInstant(now) })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', sendId)
        .execute()
    },
    async dropBefore(before: { codes: Instant; sends: Instant }): Promise<void> {
      const codes = db.deleteFrom('code').where('tenant_id', '=', tenantId)
      await codes.where('expires_at', '<', sqlInstant(before.codes)).execute()
      const sends = db.deleteFrom('code_send').where('tenant_id', '=', tenantId)
      await sends.where('sent_at', '<', sqlInstant(before.sends)).execute()
    },
  }
}
