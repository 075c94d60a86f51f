import type { ChatMessage, ChatOrder } from '@keo/contract/chat-messages'
import { fail } from '@keo/contract/errors'
import type { Language } from '@keo/messages/languages'
import type { Audit } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import { days } from '@keo/units/instants'
import type { OwnOrders } from './assistant/own-orders.ts'
import { sqlChatInboxStore, type ChatView } from './chat-inbox-store.ts'
import { pageOf } from './chat-service.ts'
import { sqlChatStore, type ConversationRow } from './chat-store.ts'
import type { ChatViews } from './chat-views.ts'
import type { DeskPerson } from './desk-person.ts'

const FIGURES_DAYS = 7

type Needs = {
  database: Database
  clock: Clock
  audit: Audit
  tenantId: string
  views: ChatViews
  orders: OwnOrders
}

export type ChatInbox = ReturnType<typeof createChatInbox>

/** What the staff reads at the desk, and what they tell one another there. */
export function createChatInbox({ database, clock, audit, tenantId, views, orders }: Needs) {
  const store = sqlChatStore(database.db, tenantId)
  const inbox = sqlChatInboxStore(database.db, tenantId)
  /** A conversation in which nobody asked for a person is the member's and the assistant's. */
  async function find(id: string): Promise<ConversationRow> {
    const row = await store.find(id)
    return row && row.asked_at !== null ? row : fail('NOT_FOUND')
  }

  return {
    find,
    newestOf: inbox.newestOf,
    async page(view: ChatView, { staffId, after }: { staffId: string; after: string }, language: Language) {
      const { rows, next } = await inbox.page(view, staffId, after)
      const last = await inbox.lastMessages(rows.map(({ id }) => id))
      const written = rows.flatMap((row) => last.get(row.id) ?? [])
      const shown = await views.messages(written, { side: 'staff', language })
      const byId = new Map(written.map((row, place) => [row.conversation_id, shown[place]]))
      return { chats: rows.map((row) => ({ row, last: byId.get(row.id) ?? null })), next }
    },
    /** From the newest back: `before` is the lowest number that was read. */
    async messages(id: string, before: number | undefined, language: Language) {
      await find(id)
      const { rows, hasMore } = await pageOf(store, id, { before })
      const messages: ChatMessage[] = await views.messages(rows, { side: 'staff', language })
      return { messages, hasMore }
    },
    async notes(id: string) {
      await find(id)
      return inbox.notes(id)
    },
    async addNote(id: string, note: { id: string; text: string }, { staffId, by }: DeskPerson) {
      await find(id)
      await database.tx(async (tx) => {
        const inside = sqlChatInboxStore(tx, tenantId)
        const isNew = await inside.addNote({ ...note, conversationId: id, staffId, at: clock.now() })
        if (isNew)
          await audit.write(tx, {
            ...by,
            device: null,
            action: 'chat.noted',
            object: id,
            before: null,
            after: { note: note.id },
          })
      })
    },
    waiting: () => inbox.waiting(),
    counts: inbox.counts,
    figures: () => inbox.figures(clock.now() - days(FIGURES_DAYS)),
    /** The newest of each kind, as the member's own pages show them. */
    async orders(memberId: string, language: Language): Promise<ChatOrder[]> {
      const found: ChatOrder[] = []
      for (const which of ['deposits', 'withdrawals', 'bets'] as const)
        for (const reference of await orders.latest(memberId, which)) {
          const order = await orders.show(memberId, reference, language)
          if (order) found.push(order)
        }
      return found.toSorted((one, other) => (one.time < other.time ? 1 : -1))
    },
  }
}
