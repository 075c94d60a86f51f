import type { InstantColumn } from '@keo/service-kit/db/columns'

export type OwnAccountTables = {
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
