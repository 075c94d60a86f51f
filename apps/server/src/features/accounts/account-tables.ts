import type { InstantColumn } from '@keo/service-kit/db/columns'

export type AccountTables = {
  session: {
    tenant_id: string
    member_id: string
    id: string
    token_hash: Buffer
    state: 'active' | 'replaced' | 'ended'
    login_state: number
    created_at: InstantColumn
    last_action_at: InstantColumn
    expires_at: InstantColumn
    replaced_at: InstantColumn | null
    ended_at: InstantColumn | null
    device_no: string
    address: string
    user_agent: string
  }
  one_use_ticket: {
    tenant_id: string
    member_id: string
    ticket_hash: Buffer
    purpose: 'socket' | 'hand-over'
    session_id: string | null
    expires_at: InstantColumn
  }
}
