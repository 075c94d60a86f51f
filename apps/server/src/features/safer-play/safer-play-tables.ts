import type { DocumentKind, IdentityCause } from '@keo/contract/identity'
import type { InstantColumn } from '@keo/service-kit/db/columns'
import type { Generated } from 'kysely'
import type { ReminderMinutes } from './play-state.ts'

export type SaferPlayTables = {
  safer_play: {
    tenant_id: string
    member_id: string
    reminder_minutes: Generated<ReminderMinutes>
    limit_minutes: number | null
    raise_minutes: number | null
    raise_asked_at: InstantColumn | null
    break_until: InstantColumn | null
    excluded_at: InstantColumn | null
    excluded_until: InstantColumn | null
    reopen_asked_at: InstantColumn | null
    rest_until: InstantColumn | null
    sitting_began_at: InstantColumn | null
    sitting_seen_at: InstantColumn | null
    checked_at: InstantColumn | null
    at_risk_since: InstantColumn | null
  }
  /** Sittings that are over; a trigger keeps them. */
  play_sitting: {
    tenant_id: string
    member_id: string
    began_at: InstantColumn
    seen_at: InstantColumn
  }
  identity_check: {
    tenant_id: string
    member_id: string
    id: string
    real_name: string
    birthday: string
    document_kind: DocumentKind
    document_box: Buffer
    document_hash: Buffer
    state: 'waiting' | 'passed' | 'refused'
    cause: IdentityCause | null
    submitted_at: InstantColumn
    /** When the party handed it to our own people. */
    referred_at: InstantColumn | null
    decided_at: InstantColumn | null
  }
}
