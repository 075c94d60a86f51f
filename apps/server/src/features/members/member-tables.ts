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
  nick_name_review: {
    tenant_id: string
    member_id: string
    wish_id: string
    nick_name: string
    state: 'waiting' | 'accepted' | 'refused'
    asked_at: InstantColumn
    decided_at: InstantColumn | null
  }
  identity_code: {
    tenant_id: string
    member_id: string
    code: string
    expires_at: InstantColumn
  }
  delivery_address: {
    tenant_id: string
    member_id: string
    id: string
    name: string
    phone: string
    province: string
    ward: string
    line: string
    is_default: boolean
  }
  agent_application: {
    tenant_id: string
    member_id: string
    id: string
    agent_account: string
    agent_account_folded: string
    contact_name: string
    mobile_area: string
    mobile: string
    plan: string
    state: 'open' | 'accepted' | 'refused'
    applied_at: InstantColumn
    decided_at: InstantColumn | null
  }
}
