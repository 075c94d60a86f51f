import type { LetType } from '@keo/contract/inbox'
import { jsonInstant, sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'
import type { InboxTables } from './inbox-tables.ts'
import type { LetterKind, LetterValues, NewLetter } from './letter-kinds.ts'

export type HeldLetter = {
  readonly id: string
  readonly letType: LetType
  readonly kind: LetterKind
  readonly about: string
  readonly values: LetterValues
  readonly createdAt: Instant
  readonly readAt: Instant | null
}

/** Made for a database or for one transaction of it. Every statement is about letters of one member. */
export function sqlLetterStore(anyDb: Db, tenantId: string, memberId: string) {
  const db = anyDb.withTables<InboxTables>()
  const kept = () =>
    db
      .selectFrom('letter')
      .select(['id', 'let_type as letType', 'kind', 'about', 'values'])
      .select(['created_at as createdAt', 'read_at as readAt'])
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .where('deleted_at', 'is', null)
  const ownSql = sql`tenant_id = ${tenantId} and member_id = ${memberId} and deleted_at is null`
  const counted = async (statement: ReturnType<typeof sql>) =>
    Number((await statement.execute(db)).numAffectedRows ?? 0)

  return {
    /** Newest first, those older than `before`. */
    list(letType: LetType, { before, limit }: { before: string | undefined; limit: number }) {
      const page = kept().where('let_type', '=', letType).orderBy('id', 'desc').limit(limit)
      return (before === undefined ? page : page.where('id', '<', before)).execute()
    },
    find: (id: string): Promise<HeldLetter | undefined> => kept().where('id', '=', id).executeTakeFirst(),
    unreadSince: (since: Instant, limit: number): Promise<HeldLetter[]> =>
      kept()
        .where('read_at', 'is', null)
        .where('created_at', '>=', sqlInstant(since))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
    async unread(): Promise<ReadonlyMap<LetType, number>> {
      const { rows } = await sql<{ letType: LetType; count: number }>`
        select let_type as "letType", count(*)::int as count from letter
        where ${ownSql} and read_at is null group by let_type`.execute(db)
      return new Map(rows.map(({ letType, count }) => [letType, count]))
    },
    /** How many were unread before. */
    markRead: (ids: readonly string[], at: Instant) =>
      counted(sql`update letter set read_at = ${sqlInstant(at)}
        where ${ownSql} and read_at is null and id = any(${ids})`),
    /** The newest unread ones of a type. */
    markTypeRead: (letType: LetType, limit: number, at: Instant) =>
      counted(sql`update letter set read_at = ${sqlInstant(at)} where ${ownSql} and id = any(array(
        select id from letter where ${ownSql} and let_type = ${letType} and read_at is null
        order by id desc limit ${limit}))`),
    remove: (ids: readonly string[], at: Instant) =>
      counted(sql`update letter set deleted_at = ${sqlInstant(at)} where ${ownSql} and id = any(${ids})`),
  }
}

type StoredLetter = NewLetter & { memberId: string; id: string; letType: LetType; at: Instant }

/** Those that are new: what was told before is not told again. */
export async function insertLetters(
  db: Db,
  tenantId: string,
  letters: readonly StoredLetter[],
): Promise<{ memberId: string; letterId: string }[]> {
  if (letters.length === 0) return []
  const told = letters.map(({ at, about, ...letter }) => ({
    ...letter,
    about: about ?? letter.id,
    created_at: jsonInstant(at),
  }))
  const { rows } = await sql<{ memberId: string; letterId: string }>`
    insert into letter (tenant_id, member_id, id, let_type, kind, about, "values", created_at)
    select ${tenantId}, "memberId", id, "letType", kind, about, "values", created_at
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) l ("memberId" text, id text, "letType" int, kind text,
      about text, "values" jsonb, created_at timestamptz)
    on conflict (tenant_id, member_id, kind, about) do nothing
    returning member_id as "memberId", id as "letterId"`.execute(db)
  return rows
}

export async function dropLettersBefore(db: Db, tenantId: string, at: Instant): Promise<void> {
  await db
    .withTables<InboxTables>()
    .deleteFrom('letter')
    .where('tenant_id', '=', tenantId)
    .where('created_at', '<', sqlInstant(at))
    .execute()
}
