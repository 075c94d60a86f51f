import type { ChatContent, ChatMessage, ChatOrder, Conversation } from '@keo/contract/chat-messages'
import type { Language } from '@keo/messages/languages'
import { serverTimeText } from '@keo/units/instants'
import type { ArticleLibrary } from '../help/index.ts'
import type { MemberStore } from '../members/index.ts'
import type { ChatHours } from './chat-hours.ts'
import type { ChatStore, ConversationRow, MessageRow } from './chat-store.ts'
import type { KeptContent, OrderReference } from './kept-content.ts'

/** What a place in the queue takes, as it is told to those who wait: an estimate. */
const MINUTES_EACH = 1

/** An order as it stands now, in the reader's words; null when the member has no such order. */
export type ShowOrder = (
  memberId: string,
  order: OrderReference,
  language: Language,
) => Promise<ChatOrder | null>

type Needs = {
  store: ChatStore
  members: Pick<MemberStore, 'findAll'>
  hours: ChatHours
  library: Pick<ArticleLibrary, 'one' | 'has'>
  showOrder: ShowOrder
}

/** Each side sees the names of its own client only. */
export type Reader = { readonly side: 'member' | 'staff'; readonly language: Language }

export type ChatViews = ReturnType<typeof createChatViews>

/** Rows as the calls answer them. */
export function createChatViews({ store, members, hours, library, showOrder }: Needs) {
  async function conversations(rows: readonly ConversationRow[]): Promise<Conversation[]> {
    if (rows.length === 0) return []
    const waiting = rows.filter(({ state }) => state === 'queued').map(({ id }) => id)
    const [places, people, now] = await Promise.all([
      waiting.length === 0 ? new Map<string, number>() : store.places(waiting),
      members.findAll(rows.map((row) => row.member_id)),
      hours.now(),
    ])
    return rows.map((row) => {
      const place = places.get(row.id) ?? 0
      return {
        id: row.id,
        state: row.state,
        lastSeq: row.last_seq,
        memberRead: row.member_read,
        otherRead: row.other_read,
        place,
        waitMinutes: place * MINUTES_EACH,
        staffName: row.staff_name,
        stars: row.stars,
        isStaffed: now.isStaffed,
        staffFrom: now.staffFrom,
        staffTo: now.staffTo,
        hasMail: (people.get(row.member_id)?.email ?? '') !== '',
      }
    })
  }

  async function contentView(
    memberId: string,
    content: KeptContent,
    language: Language,
  ): Promise<ChatContent> {
    if (content.type !== 'answer') return content
    const orders: ChatOrder[] = []
    for (const order of content.orders) {
      const shown = await showOrder(memberId, order, language)
      if (shown) orders.push(shown)
    }
    return {
      type: 'answer',
      saying: content.saying,
      articles: content.articles
        .filter((id) => library.has(id))
        .map((id) => {
          const { title, answer } = library.one(id, language)
          return { id, title, answer }
        }),
      orders,
      choices: [...content.choices],
    }
  }

  async function message(row: MessageRow, { side, language }: Reader): Promise<ChatMessage> {
    return {
      seq: row.seq,
      from: row.sender,
      clientId: row.sender === side ? row.client_id : '',
      content: await contentView(row.member_id, row.content, language),
      time: serverTimeText(row.sent_at),
    }
  }

  return {
    conversations,
    async conversation(row: ConversationRow): Promise<Conversation> {
      const [view] = await conversations([row])
      if (!view) throw new Error('A conversation lost its view.')
      return view
    },
    messages: (rows: readonly MessageRow[], reader: Reader): Promise<ChatMessage[]> =>
      Promise.all(rows.map((row) => message(row, reader))),
  }
}
