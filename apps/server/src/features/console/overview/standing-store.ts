import { sqlInstant, type InstantColumn } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'

type StandingTables = {
  alarm_standing: { tenant_id: string; kind: string; about: string; since: InstantColumn }
}

/** Since when something rings that has no moment of its own, the same on every server. */
export function sqlStandingStore(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<StandingTables>()
  const ofKind = (kind: string) =>
    db
      .selectFrom('alarm_standing')
      .select(['about', 'since'])
      .where('tenant_id', '=', tenantId)
      .where('kind', '=', kind)
  return {
    /** What is not named has stopped: when it comes back, it is new. Where nothing changed, nothing is written. */
    async stand(kind: string, about: readonly string[], now: Instant): Promise<ReadonlyMap<string, Instant>> {
      const known = new Map((await ofKind(kind).execute()).map((one) => [one.about, one.since]))
      const gone = [...known.keys()].filter((one) => !about.includes(one))
      const isNew = about.some((one) => !known.has(one))
      if (gone.length > 0)
        await db
          .deleteFrom('alarm_standing')
          .where('tenant_id', '=', tenantId)
          .where('kind', '=', kind)
          .where(sql<boolean>`about = any(${gone})`)
          .execute()
      if (!isNew) return known
      await db
        .insertInto('alarm_standing')
        .values(about.map((one) => ({ tenant_id: tenantId, kind, about: one, since: sqlInstant(now) })))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return new Map((await ofKind(kind).execute()).map((one) => [one.about, one.since]))
    },
  }
}
