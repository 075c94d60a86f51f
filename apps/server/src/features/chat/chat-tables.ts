import type { ChatMessage, ChatState } from '@keo/contract/chat-messages'
import type { InstantColumn, SqlInstant } from '@keo/service-kit/db/columns'
import type { Instant } from '@keo/units/instants'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { PersonalTable } from '../personal-data/index.ts'
import type { KeptContent } from './kept-content.ts'

/** Null unless something was written. */
type LaterInstant = ColumnType<Instant | null, SqlInstant | null | undefined, SqlInstant | null>

export type ChatTables = {
  conversation: {
    tenant_id: string
    id: string
    member_id: string
    state: ChatState
    last_seq: Generated<number>
    member_read: Generated<number>
    other_read: Generated<number>
    asked_at: LaterInstant
    staff_id: Generated<string>
    staff_name: Generated<string>
    stars: Generated<number>
    note: Generated<string>
    mailed_seq: Generated<number>
    changed_at: InstantColumn
  }
  conversation_message: {
    tenant_id: string
    conversation_id: string
    seq: number
    member_id: string
    sender: ChatMessage['from']
    client_id: string
    content: JSONColumnType<KeptContent>
    sent_at: InstantColumn
  }
  conversation_note: {
    tenant_id: string
    conversation_id: string
    id: string
    staff_id: string
    text: string
    written_at: InstantColumn
  }
  canned_answer: {
    tenant_id: string
    id: string
    title: string
    text: string
    uses: Generated<number>
    version: number
  }
  chat_hours: { tenant_id: string; staff_from: string; staff_to: string }
}

/** The messages first: they hang on their conversation. */
export const CHAT_PERSONAL_TABLES: readonly PersonalTable[] = [
  {
    table: 'conversation_message',
    name: 'chatMessages',
    columns: ['conversation_id', 'seq', 'sender', 'content', 'sent_at'],
    onErasure: 'delete',
  },
  {
    table: 'conversation',
    name: 'chats',
    columns: ['id', 'state', 'staff_name', 'stars', 'note', 'asked_at', 'changed_at'],
    onErasure: 'delete',
  },
]
