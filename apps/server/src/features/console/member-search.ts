import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'
import { foldUserName } from '../members/index.ts'

export type FoundRow = { readonly id: string; readonly registered_at: Instant }

const PAGE = 50
/** Signs that a pattern would read as its own. */
const PATTERN_SIGNS = /[\\%_]/g

/** Each way is a look into an index of its own: together they stay quick with a million members. */
export function sqlMemberSearch(db: Db, tenantId: string) {
  const wanted = (text: string) => {
    const start = `${foldUserName(text).replace(PATTERN_SIGNS, '\\$&')}%`
    const digits = text.replace(/\D/g, '').replace(/^(?:84|0)/, '')
    return sql`id in (
      select id from member where tenant_id = ${tenantId} and id = ${text}
      union select id from member where tenant_id = ${tenantId} and user_name_folded like ${start}
      union select id from member where tenant_id = ${tenantId} and mobile <> '' and mobile = ${digits}
      union select id from member where tenant_id = ${tenantId} and email <> '' and lower(email) = lower(${text}))`
  }
  return {
    /** Newest first; ids sort by age. */
    async page(text: string, after: string): Promise<{ rows: FoundRow[]; next: string }> {
      const filter = text === '' ? sql`true` : wanted(text)
      const { rows } = await sql<FoundRow>`
        select id, registered_at from member
        where tenant_id = ${tenantId} and ${filter} and (${after} = '' or id < ${after})
        order by id desc limit ${PAGE + 1}`.execute(db)
      return { rows: rows.slice(0, PAGE), next: rows.length > PAGE ? (rows[PAGE - 1]?.id ?? '') : '' }
    },
    async find(id: string): Promise<FoundRow | undefined> {
      const { rows } = await sql<FoundRow>`
        select id, registered_at from member where tenant_id = ${tenantId} and id = ${id}`.execute(db)
      return rows[0]
    },
  }
}
