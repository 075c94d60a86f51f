import type { FeedbackCategory, FeedbackState } from '@keo/contract/feedback'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { type InsertObject, type Selectable, sql } from 'kysely'
import type { FeedbackTables } from './feedback-tables.ts'

export type ThreadRow = Selectable<FeedbackTables['feedback_thread']>
export type MessageRow = Selectable<FeedbackTables['feedback_message']>
type New<Table extends keyof FeedbackTables> = Omit<InsertObject<FeedbackTables, Table>, 'tenant_id'>
type Change = { readonly state: FeedbackState; readonly isUnread: boolean; readonly at: Instant }

/** Every question but the desk's names the member: nobody else's thread is ever found. */
export function sqlFeedbackStore(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<FeedbackTables>()
  const threads = () => db.selectFrom('feedback_thread').selectAll().where('tenant_id', '=', tenantId)
  const own = (memberId: string) => threads().where('member_id', '=', memberId)
  return {
    findOwn: (memberId: string, id: string): Promise<ThreadRow | undefined> =>
      own(memberId).where('id', '=', id).executeTakeFirst(),
    findForChange: (id: string): Promise<ThreadRow | undefined> =>
      threads().where('id', '=', id).forUpdate().executeTakeFirst(),
    listOwn: (
      memberId: string,
      { from, count, category }: { from: number; count: number; category: FeedbackCategory | undefined },
    ): Promise<ThreadRow[]> =>
      own(memberId)
        .$if(category !== undefined, (all) => all.where('category', '=', category ?? 'idea'))
        .orderBy('changed_at', 'desc')
        .orderBy('id', 'desc')
        .offset(from)
        .limit(count)
        .execute(),
    find: (id: string): Promise<ThreadRow | undefined> => threads().where('id', '=', id).executeTakeFirst(),
    /** In these states, longest waiting first. */
    async pageIn(states: readonly FeedbackState[], after: string, count: number): Promise<ThreadRow[]> {
      const { rows } = await sql<ThreadRow>`
        select * from feedback_thread
        where tenant_id = ${tenantId} and state = any(${states}) and (${after} = '' or (changed_at, id) > (
          select changed_at, id from feedback_thread where tenant_id = ${tenantId} and id = ${after}))
        order by changed_at, id limit ${count}`.execute(db)
      return rows
    },
    async waiting(): Promise<{ count: number; oldestAt: Instant | null }> {
      const { rows } = await sql<{ count: number; oldestAt: Instant | null }>`
        select count(*)::int as count, min(changed_at) as "oldestAt" from feedback_thread
        where tenant_id = ${tenantId} and state in ('received', 'review')`.execute(db)
      return rows[0] ?? { count: 0, oldestAt: null }
    },
    async countOpen(memberId: string): Promise<number> {
      const row = await db
        .selectFrom('feedback_thread')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .where('state', '<>', 'closed')
        .executeTakeFirstOrThrow()
      return row.count
    },
    async hasUnread(memberId: string): Promise<boolean> {
      return (await own(memberId).where('is_unread', '=', true).limit(1).executeTakeFirst()) !== undefined
    },
    messages: (threadIds: readonly string[]): Promise<MessageRow[]> =>
      threadIds.length === 0
        ? Promise.resolve([])
        : db
            .selectFrom('feedback_message')
            .selectAll()
            .where('tenant_id', '=', tenantId)
            .where('thread_id', 'in', threadIds)
            .orderBy('id')
            .execute(),
    async insertThread(thread: New<'feedback_thread'>): Promise<void> {
      await db
        .insertInto('feedback_thread')
        .values({ tenant_id: tenantId, ...thread })
        .execute()
    },
    async insertMessage(message: New<'feedback_message'>): Promise<void> {
      await db
        .insertInto('feedback_message')
        .values({ tenant_id: tenantId, ...message })
        .execute()
    },
    async change(id: string, { state, isUnread, at }: Change): Promise<void> {
      await db
        .updateTable('feedback_thread')
        .set({ state, is_unread: isUnread, changed_at: sqlInstant(at) })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .execute()
    },
    async setAccepted(id: string, at: Instant | null): Promise<void> {
      await db
        .updateTable('feedback_thread')
        .set({ accepted_at: at === null ? null : sqlInstant(at) })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .execute()
    },
    /** The order of the list stays: reading changes nothing in a thread. */
    async markRead(memberId: string, id: string): Promise<void> {
      await db
        .updateTable('feedback_thread')
        .set({ is_unread: false })
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .where('id', '=', id)
        .execute()
    },
  }
}
