import type { Role } from '@keo/contract/staff-permissions'
import type { InstantColumn } from '@keo/service-kit/db/columns'
import type { Generated } from 'kysely'

export type StaffTables = {
  staff: {
    tenant_id: string
    id: string
    name: string
    email: string
    roles: Role[]
    password_hash: string
    totp_secret: Buffer
    totp_step: bigint
    wrong_at: Generated<Date[]>
    locked_until: InstantColumn | null
    created_at: InstantColumn
  }
  staff_invitation: {
    tenant_id: string
    id: string
    link_hash: Buffer | null
    name: string
    email: string
    roles: Role[]
    totp_secret: Buffer
    is_first: boolean
    created_at: InstantColumn
    expires_at: InstantColumn
    used_at: InstantColumn | null
  }
  staff_passkey: {
    tenant_id: string
    staff_id: string
    id: string
    credential_id: string
    rp_id: string
    public_key: Buffer
    counter: bigint
    transports: string[]
    name: string
    is_synced: boolean
    created_at: InstantColumn
    used_at: InstantColumn | null
  }
  staff_session: {
    tenant_id: string
    id: string
    staff_id: string
    token_hash: Buffer
    address: string
    user_agent: string
    started_at: InstantColumn
    last_action_at: InstantColumn
    ended_at: InstantColumn | null
  }
}
