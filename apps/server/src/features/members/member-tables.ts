import type { InstantColumn, SqlInstant } from '@keo/service-kit/db/columns'
import type { LockCause } from '@keo/contract/members'
import type { Instant } from '@keo/units/instants'
import type { ColumnType, Generated } from 'kysely'

/** Null unless something was written. */
type LaterInstant = ColumnType<Instant | null, SqlInstant | null | undefined, SqlInstant | null>

export type MemberTables = {
  member: {
    tenant_id: string
    id: string
    line: Generated<string>
    user_name: string
    user_name_folded: string
    nick_name: string
    is_nick_name_in_review: Generated<boolean>
    avatar: Generated<number>
    vip_level: Generated<number>
    status: Generated<string>
    role: Generated<number>
    currency: Generated<string>
    mobile_area: Generated<string>
    mobile: Generated<string>
    email: Generated<string>
    country_code: Generated<string>
    invite_code: Generated<string>
    refer_code: Generated<string>
    registered_domain: Generated<string>
    real_name: Generated<string>
    live_manage_status: Generated<number>
    mouth_setting: Generated<number>
    push_tong: Generated<number>
    push_tong_status: Generated<number>
    birthday: Generated<string | null>
    sex: Generated<number>
    identity_verified_at: LaterInstant
    lock_causes: Generated<Readonly<Record<string, LockCause>>>
    large_withdraw_hold_until: LaterInstant
    large_withdraw_held_since: LaterInstant
    is_seeded: Generated<boolean>
    registered_at: InstantColumn
  }
}
