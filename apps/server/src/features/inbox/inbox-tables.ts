import type { Audience, MailingState } from '@keo/contract/console-letters'
import type { AnnType, LetType } from '@keo/contract/inbox'
import type { InstantColumn, SqlInstant } from '@keo/service-kit/db/columns'
import type { Instant } from '@keo/units/instants'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Localised } from '../site/index.ts'
import type { LetterKind, LetterValues } from './letter-kinds.ts'

/** Null unless something was written. */
type LaterInstant = ColumnType<Instant | null, SqlInstant | null | undefined, SqlInstant | null>

export type InboxTables = {
  letter: {
    tenant_id: string
    member_id: string
    id: string
    let_type: LetType
    kind: LetterKind
    about: string
    values: JSONColumnType<LetterValues>
    created_at: InstantColumn
    read_at: LaterInstant
    deleted_at: LaterInstant
  }
  announcement: {
    tenant_id: string
    id: string
    ann_type: AnnType
    sort_num: number
    title: Localised
    content: Localised
    published_at: InstantColumn
    withdrawn_at: LaterInstant
    ends_at: LaterInstant
    version: Generated<number>
  }
  announcement_text: {
    tenant_id: string
    announcement_id: string
    version: number
    ann_type: AnnType
    sort_num: number
    title: Localised
    content: Localised
    starts_at: LaterInstant
    ends_at: LaterInstant
    saved_by: string
    saved_at: InstantColumn
  }
  mailing: {
    tenant_id: string
    id: string
    version: number
    title: Localised
    content: Localised
    audience: JSONColumnType<Audience>
    state: MailingState
    starts_at: LaterInstant
    reached: Generated<string>
    sent_to: Generated<number>
    passed_over: Generated<number>
    saved_at: InstantColumn
  }
  announcement_read: {
    tenant_id: string
    member_id: string
    announcement_id: string
    read_at: InstantColumn
  }
}
