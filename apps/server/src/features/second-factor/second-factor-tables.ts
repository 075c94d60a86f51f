import type { InstantColumn } from '@keo/service-kit/db/columns'
import type { Generated } from 'kysely'

export type SecondFactorTables = {
  second_factor: {
    tenant_id: string
    member_id: string
    user_handle: Buffer
    totp_secret: Buffer | null
    totp_since: InstantColumn | null
    totp_step: Generated<bigint>
    setup_secret: Buffer | null
    setup_until: InstantColumn | null
    wrong_at: Generated<Date[]>
    locked_until: InstantColumn | null
  }
  recovery_code: {
    tenant_id: string
    member_id: string
    code_hash: Buffer
    used_at: InstantColumn | null
  }
  passkey: {
    tenant_id: string
    member_id: string
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
  passkey_challenge: {
    tenant_id: string
    id: string
    purpose: ChallengePurpose
    session_id: string
    rp_id: string
    challenge: string
    expires_at: InstantColumn
  }
  fresh_proof: {
    tenant_id: string
    member_id: string
    ticket_hash: Buffer
    session_id: string
    expires_at: InstantColumn
  }
}

/** `check` serves a session that owes its factor, and a fresh proof; those of the staff serve the console alone. */
export type ChallengePurpose = 'enrol' | 'check' | 'login' | 'staff-enrol' | 'staff-check' | 'staff-login'
