import type { InstantColumn } from '@keo/service-kit/db/columns'

export type MemberTables = {
  member: {
    tenant_id: string
    id: string
    line: string
    user_name: string
    user_name_folded: string
    nick_name: string
    is_nick_name_in_review: boolean
    avatar: number
    vip_level: number
    status: string
    role: number
    currency: string
    mobile_area: string
    mobile: string
    real_name: string
    live_manage_status: number
    mouth_setting: number
    push_tong: number
    push_tong_status: number
    is_seeded: boolean
    registered_at: InstantColumn
  }
}
