import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { type RawBuilder, sql } from 'kysely'
import { foldUserName } from '../members/index.ts'

export type FoundRow = { readonly id: string; readonly registered_at: Instant }

/** What was typed, and who has bound it where it is a card's or a wallet's number. */
export type Wanted = { readonly text: string; readonly holder: string }

const PAGE = 50
/** Signs that a pattern would read as its own. */
const PATTERN_SIGNS = /[\\%_]/g

/**
 * Each way is a look into an index of its own, so that they stay quick with a million members: of one filter with all of
 * them the database would read the members from the newest to the oldest. Only a name's beginning and a network address can
 * be many members': these are sorted and cut.
 */
export function sqlMemberSearch(db: Db, tenantId: string) {
  const members = (filter: RawBuilder<unknown>, after: string) => sql`
    select id, registered_at from member
    where tenant_id = ${tenantId} and ${filter} and (${after} = '' or id < ${after})`
  const newest = sql`order by id desc limit ${PAGE + 1}`
  /** Whose order, bet or device it is. */
  const ownerIn = (table: string, column: string, text: string) => sql`
    id in (select member_id from ${sql.table(table)} where tenant_id = ${tenantId} and ${sql.ref(column)} = ${text})`
  const wanted = ({ text, holder }: Wanted, after: string) => {
    const start = `${foldUserName(text).replace(PATTERN_SIGNS, '\\$&')}%`
    const digits = text.replace(/\D/g, '').replace(/^(?:84|0)/, '')
    return sql`
      (${members(sql`user_name_folded like ${start}`, after)} ${newest})
      union ${members(sql`id = ${text}`, after)}
      union ${members(sql`mobile <> '' and mobile = ${digits}`, after)}
      union ${members(sql`email <> '' and lower(email) = lower(${text})`, after)}
      union ${members(sql`id = ${holder}`, after)}
      union ${members(ownerIn('withdraw_order', 'order_no', text), after)}
      union ${members(ownerIn('deposit_order', 'order_no', text), after)}
      union ${members(ownerIn('deposit_order', 'note', text), after)}
      union ${members(ownerIn('bet_record', 'order_id', text), after)}
      union ${members(ownerIn('session', 'device_no', text), after)}
      union (${members(ownerIn('session', 'address', text), after)} ${newest})`
  }
  return {
    /** Newest first; ids sort by age. */
    async page(asked: Wanted, after: string): Promise<{ rows: FoundRow[]; next: string }> {
      const found = asked.text === '' ? members(sql`true`, after) : wanted(asked, after)
      const { rows } = await sql<FoundRow>`${found} ${newest}`.execute(db)
      return { rows: rows.slice(0, PAGE), next: rows.length > PAGE ? (rows[PAGE - 1]?.id ?? '') : '' }
    },
    async find(id: string): Promise<FoundRow | undefined> {
      const { rows } = await sql<FoundRow>`
        select id, registered_at from member where tenant_id = ${tenantId} and id = ${id}`.execute(db)
      return rows[0]
    },
  }
}
