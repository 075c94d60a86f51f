import type { rateChat, sendChatMessage } from '@keo/contract/chat'
import {
  CHAT_MESSAGES_MAX,
  CHAT_PAGE,
  type ChatMessage,
  type Conversation,
} from '@keo/contract/chat-messages'
import type { ParsedRequestOf } from '@keo/contract/define-call'
import { fail } from '@keo/contract/errors'
import type { Language } from '@keo/messages/languages'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import type { Assistant } from './assistant/assistant.ts'
import type { ChatChanges, Step } from './chat-changes.ts'
import type { ChatHours } from './chat-hours.ts'
import { type ChatStore, type ConversationRow, type MessageRow, sqlChatStore } from './chat-store.ts'
import type { ChatViews } from './chat-views.ts'
import { endStep, queueStep, siteLine } from './chat-steps.ts'
import type { Typing } from './typing.ts'

export type ChatNeeds = {
  database: Database
  clock: Clock
  ids: Ids
  tenantId: string
  views: ChatViews
  changes: ChatChanges
  hours: ChatHours
  typing: Typing
  assistant: Assistant
  /** False where the operator has a chat of its own. */
  isOffered: boolean
  /** Whether the member uploaded this picture. */
  hasPicture(memberId: string, fileId: string): Promise<boolean>
}

/** An answer of the assistant and the line that nobody else is there. */
const ANSWERED_AT_ONCE = 2

/** The member who asks, and the language of the device. */
export type Requester = { readonly memberId: string; readonly language: Language }
type MessageRequest = ParsedRequestOf<typeof sendChatMessage>
type Range = { readonly before?: string | undefined; readonly after?: string | undefined }

export type Chat = ReturnType<typeof createChat>

/** The member's side. Somebody else's conversation is not there. */
export function createChat(needs: ChatNeeds) {
  const { database, clock, ids, tenantId, views, changes, hours, typing, assistant } = needs
  const store = sqlChatStore(database.db, tenantId)
  const own = async ({ memberId }: Requester, id: string): Promise<ConversationRow> =>
    (await store.findOwn(memberId, id)) ?? fail('NOT_FOUND')
  const changeOwn = (requester: Requester, id: string, decide: Parameters<ChatChanges['change']>[2]) =>
    changes.change(id, requester.language, (row, inside) =>
      row.member_id === requester.memberId ? decide(row, inside) : fail('NOT_FOUND'),
    )
  const changedOwn = async (...args: Parameters<typeof changeOwn>): Promise<Conversation> =>
    views.conversation((await changeOwn(...args)).row)
  const view = async (requester: Requester, rows: readonly MessageRow[]): Promise<ChatMessage[]> =>
    views.messages(rows, { side: 'member', language: requester.language })

  /** What follows a message of the member: the assistant's answer, a place in the queue, or the end. */
  async function stepAfter(requester: Requester, { content }: MessageRequest): Promise<Step> {
    if (content.type === 'choice' && content.choice === 'solved') return endStep('')
    const { answer, wantsPerson } = await assistant.answer(requester, content)
    const said = { from: 'assistant' as const, content: answer }
    if (!wantsPerson) return { messages: [said] }
    if ((await hours.now()).isStaffed) return queueStep(clock.now())
    // Nobody to hand over to: the line says when there is, and leads to feedback.
    const closed = siteLine('outOfHours')
    return { messages: answer.articles.length > 0 ? [said, closed] : [closed] }
  }

  async function send(requester: Requester, request: MessageRequest): Promise<ChatMessage[]> {
    const { id, clientId, content } = request
    const seen = await own(requester, id)
    if (content.type === 'choice' && content.choice === 'person') fail('INVALID_INPUT')
    if (content.type === 'picture' && !(await needs.hasPicture(requester.memberId, content.fileId)))
      fail('CHAT_PICTURE')
    // Before the lock: the assistant asks other features, each with a connection of its own.
    const next = seen.state === 'assistant' ? await stepAfter(requester, request) : null
    const { messages } = await changeOwn(requester, id, async (row, inside) => {
      const before = await sentBefore(inside.store, id, clientId)
      if (before) return { already: before }
      if (row.state === 'ended') fail('CHAT_ENDED')
      if (row.last_seq >= CHAT_MESSAGES_MAX) fail('CHAT_FULL')
      const message = { from: 'member' as const, clientId, content }
      if (row.state !== 'assistant' || next === null) return { messages: [message] }
      return {
        messages: [message, ...(next.messages ?? [])],
        set: { other_read: row.last_seq + 1, ...next.set },
      }
    })
    return view(requester, messages)
  }

  return {
    send,
    async open(requester: Requester): Promise<Conversation> {
      if (!needs.isOffered) fail('NOT_FOUND')
      const running = await store.findNotEnded(requester.memberId)
      if (running) return views.conversation(running)
      const greeting = await assistant.greet(requester.memberId)
      const begun = await database.tx(async (tx) => {
        const inside = sqlChatStore(tx, tenantId)
        const row = await inside.insert(ids.newId('cnv'), requester.memberId, clock.now())
        return row && changes.write(inside, row, { messages: [{ from: 'assistant', content: greeting }] })
      })
      // Where two devices open at once, one of them finds what the other began.
      if (begun) await changes.tell(begun, requester.language)
      return views.conversation(
        begun?.row ?? (await store.findNotEnded(requester.memberId)) ?? fail('TRY_AGAIN'),
      )
    },
    async newest({ memberId }: Requester): Promise<Conversation | null> {
      const row = await store.newest(memberId)
      return row ? views.conversation(row) : null
    },
    async list(requester: Requester, id: string, { before, after }: Range) {
      await own(requester, id)
      const range = {
        before: before === undefined ? undefined : Number(before),
        after: after === undefined ? undefined : Number(after),
      }
      const { rows, hasMore } = await pageOf(store, id, range)
      return { messages: await view(requester, rows), hasMore }
    },
    async askForPerson(requester: Requester, id: string): Promise<Conversation> {
      const { isStaffed } = await hours.now()
      return changedOwn(requester, id, (row) => {
        if (row.state === 'ended') return fail('CHAT_ENDED')
        if (row.state !== 'assistant') return { already: [] }
        return isStaffed ? queueStep(clock.now()) : fail('CHAT_OUT_OF_HOURS')
      })
    },
    leaveQueue: (requester: Requester, id: string): Promise<Conversation> =>
      changedOwn(requester, id, (row) => {
        if (row.state === 'ended') return fail('CHAT_ENDED')
        if (row.state !== 'queued') return { already: [] }
        return { messages: [siteLine('leftQueue')], set: { state: 'assistant', asked_at: null } }
      }),
    read: (requester: Requester, id: string, seq: number): Promise<Conversation> =>
      changedOwn(requester, id, (row) => {
        const member_read = Math.max(row.member_read, Math.min(seq, row.last_seq))
        return member_read === row.member_read ? { already: [] } : { set: { member_read } }
      }),
    async type(requester: Requester, id: string): Promise<void> {
      typing.note((await own(requester, id)).id)
    },
    end: (requester: Requester, id: string): Promise<Conversation> =>
      changedOwn(requester, id, (row) => (row.state === 'ended' ? { already: [] } : endStep(row.staff_name))),
    rate: (requester: Requester, { id, stars, note = '' }: ParsedRequestOf<typeof rateChat>) =>
      changedOwn(requester, id, (row) => {
        if (row.state !== 'ended') return fail('CHAT_NOT_ENDED')
        return { set: { stars, note } }
      }),
  }
}

const isAnswer = ({ sender, content }: MessageRow): boolean =>
  sender === 'assistant' || (content.type === 'event' && content.event === 'outOfHours')

/** The message of this name and what was answered to it at once. */
async function sentBefore(store: ChatStore, id: string, clientId: string): Promise<MessageRow[] | null> {
  const request = await store.findSent(id, 'member', clientId)
  if (!request) return null
  const next = await store.list(id, { after: request.seq, limit: ANSWERED_AT_ONCE })
  const other = next.findIndex((row) => !isAnswer(row))
  return [request, ...(other < 0 ? next : next.slice(0, other))]
}

/** One more than shown tells whether there is another page. */
export async function pageOf(
  store: ChatStore,
  id: string,
  range: { readonly before?: number | undefined; readonly after?: number | undefined },
): Promise<{ rows: MessageRow[]; hasMore: boolean }> {
  const found = await store.list(id, { ...range, limit: CHAT_PAGE + 1 })
  const hasMore = found.length > CHAT_PAGE
  if (!hasMore) return { rows: found, hasMore }
  return { rows: range.after === undefined ? found.slice(1) : found.slice(0, CHAT_PAGE), hasMore }
}
