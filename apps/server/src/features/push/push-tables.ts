import type { PushKind } from '@keo/contract/push'
import type { Language } from '@keo/messages/languages'
import type { InstantColumn, SqlInstant } from '@keo/service-kit/db/columns'
import type { Instant } from '@keo/units/instants'
import type { ColumnType, Generated } from 'kysely'

export type PushTables = {
  push_subscription: {
    tenant_id: string
    member_id: string
    session_id: string
    endpoint: string
    p256dh: Buffer
    auth: Buffer
    language: Language
    created_at: InstantColumn
  }
  push_setting: {
    tenant_id: string
    member_id: string
    off_kinds: Generated<PushKind[]>
    quiet_from: string | null
    quiet_to: string | null
    time_zone: string | null
    held_since: ColumnType<Instant | null, SqlInstant | null | undefined, SqlInstant | null>
  }
  push_key: {
    tenant_id: string
    private_box: Buffer
    made_at: InstantColumn
  }
}
