import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'
import type { Counted } from './captcha-risk.ts'
import type { CaptchaTables } from './captcha-tables.ts'

/** By what an attempt is counted, and which; what is not known is not counted by. */
export type Counters = Readonly<Partial<Record<Counted, string>>>

export function sqlCaptchaAttempts(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<CaptchaTables>()
  return {
    async add(id: string, counters: Counters, madeAt: Instant): Promise<void> {
      const rows = Object.entries(counters).map(([counted, which]) => ({
        tenant_id: tenantId,
        counter: counterOf(counted, which),
        id,
        made_at: sqlInstant(madeAt),
      }))
      if (rows.length > 0) await db.insertInto('captcha_attempt').values(rows).execute()
    },
    async count(counters: Counters, since: Instant): Promise<Partial<Record<Counted, number>>> {
      const counted = await Promise.all(
        Object.entries(counters).map(async ([name, which]) => {
          const { rows } = await sql<{ count: number }>`
            select count(*)::int as count from captcha_attempt
             where tenant_id = ${tenantId} and counter = ${counterOf(name, which)}
               and made_at > ${sqlInstant(since)}`.execute(db)
          return [name, rows[0]?.count ?? 0]
        }),
      )
      return Object.fromEntries(counted) as Partial<Record<Counted, number>>
    },
    async takeBack(id: string, counted: Counted, which: string): Promise<void> {
      await db
        .deleteFrom('captcha_attempt')
        .where('tenant_id', '=', tenantId)
        .where('counter', '=', counterOf(counted, which))
        .where('id', '=', id)
        .execute()
    },
  }
}

function counterOf(counted: string, which: string): string {
  return `${counted}:${which}`
}
