import type { PushSettings } from '@keo/contract/push'
import type { Language } from '@keo/messages/languages'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'
import type { PushTarget } from '../../gateways/push/push-gateway.ts'
import type { PushTables } from './push-tables.ts'

export type PushSubscription = PushTarget & {
  readonly memberId: string
  readonly sessionId: string
  readonly language: Language
}

const NO_SETTINGS: PushSettings & { heldSince: Instant | null } = { off: [], quiet: null, heldSince: null }

/** Made for a database or for one transaction of it. */
export function sqlPushStore(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<PushTables>()
  const subscriptions = () =>
    db
      .selectFrom('push_subscription')
      .select(['member_id as memberId', 'session_id as sessionId', 'endpoint', 'p256dh', 'auth', 'language'])
      .where('tenant_id', '=', tenantId)
  const dropping = () => db.deleteFrom('push_subscription').where('tenant_id', '=', tenantId)

  return {
    find: (memberId: string): Promise<PushSubscription | undefined> =>
      subscriptions().where('member_id', '=', memberId).executeTakeFirst(),
    /** Those of these members who have one. */
    async subscribed(memberIds: readonly string[]): Promise<ReadonlySet<string>> {
      const rows = await subscriptions()
        .where(sql<boolean>`member_id = any(${[...memberIds]})`)
        .execute()
      return new Set(rows.map(({ memberId }) => memberId))
    },
    findByEndpoint: (endpoint: string): Promise<PushSubscription | undefined> =>
      subscriptions().where('endpoint', '=', endpoint).forUpdate().executeTakeFirst(),
    /** In the order of their members, a page after a member. */
    page: (after: string, limit: number): Promise<PushSubscription[]> =>
      subscriptions().where('member_id', '>', after).orderBy('member_id').limit(limit).execute(),
    async put(
      { memberId, sessionId, endpoint, p256dh, auth, language }: PushSubscription,
      at: Instant,
    ): Promise<void> {
      const row = { session_id: sessionId, endpoint, p256dh, auth, language, created_at: sqlInstant(at) }
      await db
        .insertInto('push_subscription')
        .values({ tenant_id: tenantId, member_id: memberId, ...row })
        .onConflict((clash) => clash.columns(['tenant_id', 'member_id']).doUpdateSet(row))
        .execute()
    },
    async drop(memberId: string): Promise<void> {
      await dropping().where('member_id', '=', memberId).execute()
    },
    /** Not what the member has subscribed anew meanwhile. */
    async dropEndpoint(memberId: string, endpoint: string): Promise<void> {
      await dropping().where('member_id', '=', memberId).where('endpoint', '=', endpoint).execute()
    },

    async settings(memberId: string): Promise<typeof NO_SETTINGS> {
      const row = await db
        .selectFrom('push_setting')
        .selectAll()
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .executeTakeFirst()
      if (!row) return NO_SETTINGS
      const { quiet_from: from, quiet_to: to, time_zone: timeZone } = row
      const quiet = from === null || to === null || timeZone === null ? null : { from, to, timeZone }
      return { off: row.off_kinds, quiet, heldSince: row.held_since }
    },
    async putSettings(memberId: string, { off, quiet }: PushSettings): Promise<void> {
      const row = {
        off_kinds: [...new Set(off)],
        quiet_from: quiet?.from ?? null,
        quiet_to: quiet?.to ?? null,
        time_zone: quiet?.timeZone ?? null,
      }
      await db
        .insertInto('push_setting')
        .values({ tenant_id: tenantId, member_id: memberId, ...row })
        .onConflict((clash) => clash.columns(['tenant_id', 'member_id']).doUpdateSet(row))
        .execute()
    },
    /** The first that is held back counts. */
    async hold(memberId: string, since: Instant): Promise<void> {
      await sql`update push_setting set held_since = coalesce(held_since, ${sqlInstant(since)})
        where tenant_id = ${tenantId} and member_id = ${memberId}`.execute(db)
    },
    async release(memberId: string): Promise<void> {
      await db
        .updateTable('push_setting')
        .set({ held_since: null })
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .execute()
    },
  }
}
