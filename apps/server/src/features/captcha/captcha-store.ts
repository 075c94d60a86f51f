import type { CaptchaAction } from '@keo/contract/captcha'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'
import type { Secret } from '../../gateways/captcha/captcha-gateway.ts'
import type { CaptchaTables } from './captcha-tables.ts'

/** Whom a challenge and its ticket are for. */
export type Bond = {
  readonly action: CaptchaAction
  readonly deviceNo: string
  readonly network: string
  /** Keyed hash of whom the captcha is about; null when nobody was named. */
  readonly about: Buffer | null
}
export type Challenge = Bond & { readonly secret: Secret; readonly askedAt: Instant }
export type Ticket = Bond & { readonly expiresAt: Instant }
export type Sender = { readonly address: string; readonly deviceNo: string }

export type CaptchaStore = ReturnType<typeof sqlCaptchaStore>

export function sqlCaptchaStore(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<CaptchaTables>()
  return {
    async addChallenge(id: string, { secret, askedAt, ...bond }: Challenge): Promise<void> {
      await db
        .insertInto('captcha_challenge')
        .values({
          tenant_id: tenantId,
          id,
          ...bondColumns(bond),
          secret: JSON.stringify(secret),
          asked_at: sqlInstant(askedAt),
        })
        .execute()
    },
    /** Gone by the first answer, right or wrong, on whichever node. */
    async takeChallenge(id: string): Promise<Challenge | undefined> {
      const row = await db
        .deleteFrom('captcha_challenge')
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst()
      return row && { ...bondOf(row), secret: row.secret, askedAt: row.asked_at }
    },
    async addTicket(hash: Buffer, { expiresAt, ...bond }: Ticket): Promise<void> {
      await db
        .insertInto('captcha_ticket')
        .values({
          tenant_id: tenantId,
          ticket_hash: hash,
          ...bondColumns(bond),
          expires_at: sqlInstant(expiresAt),
        })
        .execute()
    },
    async takeTicket(hash: Buffer): Promise<Ticket | undefined> {
      const row = await db
        .deleteFrom('captcha_ticket')
        .where('tenant_id', '=', tenantId)
        .where('ticket_hash', '=', hash)
        .returningAll()
        .executeTakeFirst()
      return row && { ...bondOf(row), expiresAt: row.expires_at }
    },
    async addMistake(id: string, { address, deviceNo }: Sender, madeAt: Instant): Promise<void> {
      await db
        .insertInto('captcha_mistake')
        .values({ tenant_id: tenantId, id, address, device_no: deviceNo, made_at: sqlInstant(madeAt) })
        .execute()
    },
    /** The more mistaken of the two: the address, or the device on whatever address. */
    async mistakesOf(sender: Sender, since: Instant): Promise<{ count: number; lastAt: Instant }> {
      const { rows } = await sql<{ count: number; last_at: Instant | null }>`
        select count(*)::int as count, max(made_at) as last_at from captcha_mistake
         where tenant_id = ${tenantId} and address = ${sender.address} and made_at > ${sqlInstant(since)}
        union all
        select count(*)::int, max(made_at) from captcha_mistake
         where tenant_id = ${tenantId} and device_no = ${sender.deviceNo} and made_at > ${sqlInstant(since)}
         order by count desc limit 1`.execute(db)
      return { count: rows[0]?.count ?? 0, lastAt: rows[0]?.last_at ?? 0 }
    },
    /** False when the same movement was made before: the key decides, not an earlier read. */
    async addTrack(fingerprint: Buffer, seenAt: Instant): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('captcha_track')
        .values({ tenant_id: tenantId, fingerprint, seen_at: sqlInstant(seenAt) })
        .onConflict((clash) => clash.doNothing())
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows === 1n
    },
    async dropBefore(before: { challenges: Instant; tickets: Instant; tracks: Instant }): Promise<void> {
      const of = (table: keyof CaptchaTables) => db.deleteFrom(table).where('tenant_id', '=', tenantId)
      await of('captcha_challenge').where('asked_at', '<', sqlInstant(before.challenges)).execute()
      await of('captcha_ticket').where('expires_at', '<', sqlInstant(before.tickets)).execute()
      await of('captcha_mistake').where('made_at', '<', sqlInstant(before.tracks)).execute()
      await of('captcha_attempt').where('made_at', '<', sqlInstant(before.tracks)).execute()
      await of('captcha_track').where('seen_at', '<', sqlInstant(before.tracks)).execute()
    },
  }
}

type BondColumns = { action: CaptchaAction; device_no: string; network: string; about: Buffer | null }

function bondColumns({ action, deviceNo, network, about }: Bond): BondColumns {
  return { action, device_no: deviceNo, network, about }
}

function bondOf({ action, device_no: deviceNo, network, about }: BondColumns): Bond {
  return { action, deviceNo, network, about }
}
