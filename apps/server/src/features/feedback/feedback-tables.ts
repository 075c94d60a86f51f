import type { FeedbackCategory, FeedbackMessage, FeedbackState } from '@keo/contract/feedback'
import type { InstantColumn, SqlInstant } from '@keo/service-kit/db/columns'
import type { Instant } from '@keo/units/instants'
import type { ColumnType, Generated } from 'kysely'
import type { PersonalTable } from '../personal-data/index.ts'

export type FeedbackTables = {
  feedback_thread: {
    tenant_id: string
    id: string
    member_id: string
    category: FeedbackCategory
    state: FeedbackState
    is_unread: Generated<boolean>
    opening: string
    accepted_at: ColumnType<Instant | null, SqlInstant | null | undefined, SqlInstant | null>
    sent_at: InstantColumn
    changed_at: InstantColumn
  }
  feedback_message: {
    tenant_id: string
    id: string
    thread_id: string
    member_id: string
    sender: FeedbackMessage['from']
    text: string
    pictures: string[]
    sent_at: InstantColumn
  }
}

/** The messages first: they hang on their thread. */
export const FEEDBACK_PERSONAL_TABLES: readonly PersonalTable[] = [
  {
    table: 'feedback_message',
    name: 'feedbackMessages',
    columns: ['thread_id', 'sender', 'text', 'sent_at'],
    onErasure: 'delete',
  },
  {
    table: 'feedback_thread',
    name: 'feedback',
    columns: ['id', 'category', 'state', 'sent_at', 'changed_at', 'accepted_at'],
    onErasure: 'delete',
  },
]
