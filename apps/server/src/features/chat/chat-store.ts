import type { ChatMessage } from '@keo/contract/chat-messages'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { type Selectable, sql, type UpdateObject } from 'kysely'
import type { ChatTables } from './chat-tables.ts'
import type { KeptContent } from './kept-content.ts'

export type ConversationRow = Selectable<ChatTables['conversation']>
export type MessageRow = Selectable<ChatTables['conversation_message']>
export type NewMessage = {
  readonly from: ChatMessage['from']
  readonly clientId?: string
  readonly content: KeptContent
}
type Change = Omit<UpdateObject<ChatTables, 'conversation'>, 'tenant_id' | 'id' | 'member_id'>
type Range = {
  readonly before?: number | undefined
  readonly after?: number | undefined
  readonly limit: number
}

export type ChatStore = ReturnType<typeof sqlChatStore>

/** Made for a database or for one transaction of it. */
export function sqlChatStore(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<ChatTables>()
  const all = () => db.selectFrom('conversation').selectAll().where('tenant_id', '=', tenantId)
  const own = (memberId: string) => all().where('member_id', '=', memberId)
  const messages = (id: string) =>
    db
      .selectFrom('conversation_message')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('conversation_id', '=', id)

  return {
    findOwn: (memberId: string, id: string): Promise<ConversationRow | undefined> =>
      own(memberId).where('id', '=', id).executeTakeFirst(),
    newest: (memberId: string): Promise<ConversationRow | undefined> =>
      own(memberId).orderBy('id', 'desc').limit(1).executeTakeFirst(),
    findNotEnded: (memberId: string): Promise<ConversationRow | undefined> =>
      own(memberId).where('state', '<>', 'ended').executeTakeFirst(),
    find: (id: string): Promise<ConversationRow | undefined> => all().where('id', '=', id).executeTakeFirst(),
    /** Whoever writes to the same conversation waits until the end of the transaction. */
    findForChange: (id: string): Promise<ConversationRow | undefined> =>
      all().where('id', '=', id).forUpdate().executeTakeFirst(),
    /** Undefined where the member has one that is not ended. */
    insert: (id: string, memberId: string, at: Instant): Promise<ConversationRow | undefined> =>
      db
        .insertInto('conversation')
        .values({
          tenant_id: tenantId,
          id,
          member_id: memberId,
          state: 'assistant',
          changed_at: sqlInstant(at),
        })
        .onConflict((clash) => clash.doNothing())
        .returningAll()
        .executeTakeFirst(),
    change: (id: string, change: Change): Promise<ConversationRow> =>
      db
        .updateTable('conversation')
        .set(change)
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),
    /** Under the lock of the conversation, which gives the numbers. */
    async append(row: ConversationRow, added: readonly NewMessage[], at: Instant): Promise<MessageRow[]> {
      const values = added.map(({ from, clientId = '', content }, place) => ({
        tenant_id: tenantId,
        conversation_id: row.id,
        seq: row.last_seq + 1 + place,
        member_id: row.member_id,
        sender: from,
        client_id: clientId,
        content: JSON.stringify(content),
        sent_at: sqlInstant(at),
      }))
      return db.insertInto('conversation_message').values(values).returningAll().execute()
    },
    findSent: (id: string, sender: ChatMessage['from'], clientId: string): Promise<MessageRow | undefined> =>
      messages(id).where('sender', '=', sender).where('client_id', '=', clientId).executeTakeFirst(),
    /** In order: those after a number, else the last ones, before a number where one is given. */
    async list(id: string, { before, after, limit }: Range): Promise<MessageRow[]> {
      if (after !== undefined)
        return messages(id).where('seq', '>', after).orderBy('seq').limit(limit).execute()
      const page = messages(id).orderBy('seq', 'desc').limit(limit)
      const found = await (before === undefined ? page : page.where('seq', '<', before)).execute()
      return found.toReversed()
    },
    listAll: (id: string): Promise<MessageRow[]> => messages(id).orderBy('seq').execute(),
    async hasPicture(id: string, fileId: string): Promise<boolean> {
      const picture = JSON.stringify({ type: 'picture', fileId })
      const found = await messages(id)
        .where(sql<boolean>`content @> ${picture}::jsonb`)
        .limit(1)
        .executeTakeFirst()
      return found !== undefined
    },
    /** Places in the queue from 1, of those among these that wait. */
    async places(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
      const { rows } = await sql<{ id: string; place: number }>`
        select id, place from (
          select id, (row_number() over (order by asked_at, id))::int as place
          from conversation where tenant_id = ${tenantId} and state = 'queued') queue
        where id = any(${ids})`.execute(db)
      return new Map(rows.map(({ id, place }) => [id, place]))
    },
    queue: (limit: number): Promise<ConversationRow[]> =>
      all().where('state', '=', 'queued').orderBy('asked_at').orderBy('id').limit(limit).execute(),
    /** Those a person waits for or talks in, longest waiting first. */
    atDesk: (limit: number): Promise<ConversationRow[]> =>
      all()
        .where('state', 'in', ['queued', 'person'])
        .orderBy('asked_at')
        .orderBy('id')
        .limit(limit)
        .execute(),
    idle: (since: Instant, limit: number): Promise<ConversationRow[]> =>
      all()
        .where('state', '<>', 'ended')
        .where('changed_at', '<', sqlInstant(since))
        .orderBy('changed_at')
        .limit(limit)
        .execute(),
    async dropEnded(before: Instant): Promise<void> {
      await db
        .deleteFrom('conversation')
        .where('tenant_id', '=', tenantId)
        .where('state', '=', 'ended')
        .where('changed_at', '<', sqlInstant(before))
        .execute()
    },
  }
}
