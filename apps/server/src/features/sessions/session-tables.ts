import type { SecondFactor } from '@keo/contract/accounts'
import type { InstantColumn } from '@keo/service-kit/db/columns'
import type { Generated } from 'kysely'

export type SessionTables = {
  session: {
    tenant_id: string
    member_id: string
    id: string
    token_hash: Buffer
    state: 'active' | 'checking' | 'replaced' | 'ended'
    login_state: number
    second_factors: Generated<SecondFactor[]>
    created_at: InstantColumn
    last_action_at: InstantColumn
    expires_at: InstantColumn
    replaced_at: InstantColumn | null
    ended_at: InstantColumn | null
    device_no: string
    address: string
    user_agent: string
    proven_at: InstantColumn | null
    proven_device: Generated<string>
    proven_network: Generated<string>
    end_cause: Generated<'excluded' | 'time-over' | null>
  }
  one_use_ticket: {
    tenant_id: string
    member_id: string
    ticket_hash: Buffer
    purpose: 'socket' | 'hand-over'
    session_id: string | null
    state_hash: Buffer | null
    expires_at: InstantColumn
  }
}
