import type { InstantColumn, SqlInstant } from '@keo/service-kit/db/columns'
import type { Instant } from '@keo/units/instants'
import type { ColumnType, Generated } from 'kysely'
import type { PersonalTable } from '../personal-data/index.ts'

type LaterInstant = ColumnType<Instant | null, SqlInstant | null | undefined, SqlInstant | null>

export type InviteTables = {
  invite_code: { tenant_id: string; member_id: string; code: string; made_at: InstantColumn }
  invite_friend: {
    tenant_id: string
    member_id: string
    inviter_id: string
    code: string
    bound_at: InstantColumn
    deposited_at: LaterInstant
    reached_at: LaterInstant
    held_for: Generated<string | null>
  }
  invite_visit: { tenant_id: string; code: string; day: string; visits: number }
  invite_week: { tenant_id: string; member_id: string; week: string; turnover: bigint }
  invite_award: {
    tenant_id: string
    member_id: string
    id: string
    source: InviteSource
    subject: string
    round: number
    friend_id: string | null
    amount: bigint
    granted_at: InstantColumn
    revoked_at: LaterInstant
    reward_id: string
  }
  invite_cursor: { tenant_id: string; at: InstantColumn }
}

/** What the rewards of invitations are called in the books. */
export const INVITE_SOURCES = [
  'invite.friend-deposit',
  'invite.welcome',
  'invite.milestone',
  'invite.commission',
  'invite.vip',
] as const
export type InviteSource = (typeof INVITE_SOURCES)[number]

/** Who came by whom and what was paid for it is kept as the books are. */
export const INVITE_PERSONAL_TABLES: readonly PersonalTable[] = [
  { table: 'invite_code', name: 'inviteCode', columns: ['code', 'made_at'], onErasure: 'keep' },
  { table: 'invite_friend', name: 'invitation', columns: ['code', 'bound_at'], onErasure: 'keep' },
  { table: 'invite_week', name: 'inviteWeeks', columns: ['week', 'turnover'], onErasure: 'keep' },
  {
    table: 'invite_award',
    name: 'inviteAwards',
    columns: ['source', 'amount', 'granted_at', 'revoked_at'],
    onErasure: 'keep',
  },
]
