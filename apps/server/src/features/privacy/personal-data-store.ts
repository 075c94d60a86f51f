import type { PersonalData } from '@keo/contract/privacy'
import type { Db } from '@keo/service-kit/db/database'
import { sql } from 'kysely'
import type { PersonalTable } from '../personal-data/index.ts'

type Row = PersonalData['account']

/** Of the member's own row: everything a person would call theirs. */
const ACCOUNT_COLUMNS = [
  'id',
  'user_name',
  'nick_name',
  'avatar',
  'birthday',
  'sex',
  'mobile_area',
  'mobile',
  'email',
  'real_name',
  'country_code',
  'currency',
  'vip_level',
  'status',
  'lock_causes',
  'invite_code',
  'refer_code',
  'registered_domain',
  'registered_at',
  'identity_verified_at',
  'mouth_setting',
  'push_tong',
  'push_tong_status',
]

/** Reads and erases by the tables that features declare; table and column names come from code alone. */
export function sqlPersonalDataStore(db: Db, tenantId: string) {
  async function rows(table: string, key: 'id' | 'member_id', memberId: string, columns: readonly string[]) {
    const { rows: found } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(kept) as row from (
        select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
        where tenant_id = ${tenantId} and ${sql.ref(key)} = ${memberId}
        order by 1
      ) kept`.execute(db)
    return found.map(({ row }) => spoken(row))
  }

  return {
    async account(memberId: string): Promise<Row | undefined> {
      const [account] = await rows('member', 'id', memberId, ACCOUNT_COLUMNS)
      return account
    },
    records: ({ table, columns }: PersonalTable, memberId: string): Promise<Row[]> =>
      rows(table, 'member_id', memberId, columns),
    async erase({ table, onErasure, blanks = {} }: PersonalTable, memberId: string): Promise<void> {
      const ofMember = sql`where tenant_id = ${tenantId} and member_id = ${memberId}`
      const columns = Object.entries(blanks).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
      if (onErasure === 'delete') await sql`delete from ${sql.table(table)} ${ofMember}`.execute(db)
      else if (columns.length > 0)
        await sql`update ${sql.table(table)} set ${sql.join(columns)} ${ofMember}`.execute(db)
    },
  }
}

/** `user_name` becomes `userName`; what is no plain value is written as text. */
function spoken(row: Record<string, unknown>): Row {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      plain(value),
    ]),
  )
}

function plain(value: unknown): Row[string] {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number') return value
  return Array.isArray(value) ? value.map(String) : JSON.stringify(value)
}
