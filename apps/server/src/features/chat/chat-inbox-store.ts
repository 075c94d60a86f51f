import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { type RawBuilder, sql } from 'kysely'
import type { ConversationRow, MessageRow } from './chat-store.ts'
import type { ChatTables } from './chat-tables.ts'

/** Own ones, those that wait, those of colleagues, and those that are over. */
export type ChatView = 'mine' | 'waiting' | 'others' | 'closed'

const PAGE = 30
const FIGURES = { answer_seconds: null, stars: null, rated: 0 }

type ChatCounts = Readonly<Record<Exclude<ChatView, 'closed'>, number>>

type Figures = {
  readonly answer_seconds: number | null
  readonly stars: number | null
  readonly rated: number
}

/** Conversations as the desk pages through them. */
export function sqlChatInboxStore(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<ChatTables>()

  async function pageOf(which: RawBuilder<unknown>, order: 'longest' | 'newest', after: string) {
    const [column, past, direction] =
      order === 'longest' ? [sql`c.asked_at`, sql`>`, sql`asc`] : [sql`c.changed_at`, sql`<`, sql`desc`]
    const { rows } = await sql<ConversationRow>`
      select c.* from conversation c
      where c.tenant_id = ${tenantId} and ${which} and (${after} = '' or (${column}, c.id) ${past} (
        select ${column}, c.id from conversation c where c.tenant_id = ${tenantId} and c.id = ${after}))
      order by ${column} ${direction}, c.id ${direction} limit ${PAGE + 1}`.execute(db)
    return { rows: rows.slice(0, PAGE), next: rows.length > PAGE ? (rows[PAGE - 1]?.id ?? '') : '' }
  }

  return {
    page(view: ChatView, staffId: string, after: string) {
      const person = sql`c.state = 'person' and c.staff_id`
      if (view === 'waiting') return pageOf(sql`c.state = 'queued'`, 'longest', after)
      if (view === 'mine') return pageOf(sql`${person} = ${staffId}`, 'longest', after)
      if (view === 'others') return pageOf(sql`${person} <> ${staffId}`, 'longest', after)
      return pageOf(sql`c.state = 'ended' and c.asked_at is not null`, 'newest', after)
    },
    /** The member's newest in which a person was asked for; empty where there is none. */
    async newestOf(memberId: string): Promise<string> {
      const { rows } = await sql<{ id: string }>`
        select id from conversation
        where tenant_id = ${tenantId} and member_id = ${memberId} and asked_at is not null
        order by id desc limit 1`.execute(db)
      return rows[0]?.id ?? ''
    },
    async waiting(): Promise<{ count: number; oldestAt: Instant | null }> {
      const { rows } = await sql<{ count: number; oldestAt: Instant | null }>`
        select count(*)::int as count, min(asked_at) as "oldestAt" from conversation
        where tenant_id = ${tenantId} and state = 'queued'`.execute(db)
      return rows[0] ?? { count: 0, oldestAt: null }
    },
    /** Those that are not over, as the views of one of the staff divide them. */
    async counts(staffId: string): Promise<ChatCounts> {
      const { rows } = await sql<ChatCounts>`
        select (count(*) filter (where state = 'person' and staff_id = ${staffId}))::int as mine,
          (count(*) filter (where state = 'queued'))::int as waiting,
          (count(*) filter (where state = 'person' and staff_id <> ${staffId}))::int as others
        from conversation where tenant_id = ${tenantId} and state in ('queued', 'person')`.execute(db)
      return rows[0] ?? { mine: 0, waiting: 0, others: 0 }
    },
    async lastMessages(ids: readonly string[]): Promise<ReadonlyMap<string, MessageRow>> {
      const { rows } = await sql<MessageRow>`
        select distinct on (conversation_id) * from conversation_message
        where tenant_id = ${tenantId} and conversation_id = any(${ids}) and sender <> 'site'
        order by conversation_id, seq desc`.execute(db)
      return new Map(rows.map((row) => [row.conversation_id, row]))
    },
    /** How long the first answer took in the middle, and what members thought of it. */
    async figures(since: Instant): Promise<Figures> {
      const { rows } = await sql<Figures>`
        with asked as (
          select id, asked_at, stars from conversation
          where tenant_id = ${tenantId} and asked_at is not null and changed_at >= ${sqlInstant(since)}
        ), answered as (
          select a.asked_at, min(m.sent_at) as at from asked a
          join conversation_message m on m.tenant_id = ${tenantId} and m.conversation_id = a.id and m.sender = 'staff'
          group by a.id, a.asked_at
        )
        select (select percentile_cont(0.5) within group (order by extract(epoch from at - asked_at)) from answered)::float8
            as answer_seconds,
          (avg(stars) filter (where stars > 0))::float8 as stars, (count(*) filter (where stars > 0))::int as rated
        from asked`.execute(db)
      return rows[0] ?? FIGURES
    },
    notes: (id: string) =>
      db
        .selectFrom('conversation_note')
        .selectAll()
        .where('tenant_id', '=', tenantId)
        .where('conversation_id', '=', id)
        .orderBy('id')
        .execute(),
    /** The same id again is the same note. */
    async addNote(note: { id: string; conversationId: string; staffId: string; text: string; at: Instant }) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('conversation_note')
        .values({
          tenant_id: tenantId,
          conversation_id: note.conversationId,
          id: note.id,
          staff_id: note.staffId,
          text: note.text,
          written_at: sqlInstant(note.at),
        })
        .onConflict((clash) => clash.doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },
  }
}
