import type { BonusState, GiftState, RewardKind, RewardState } from '@keo/contract/rewards'
import type { InstantColumn, SqlInstant } from '@keo/service-kit/db/columns'
import type { Instant } from '@keo/units/instants'
import type { ColumnType, Generated } from 'kysely'
import type { PersonalTable } from '../personal-data/index.ts'
import type { Gift } from './reward-types.ts'

type LaterInstant = ColumnType<Instant | null, SqlInstant | null | undefined, SqlInstant | null>

export type RewardTables = {
  reward: {
    tenant_id: string
    id: string
    member_id: string
    source: string
    period: string
    kind: RewardKind
    amount: bigint
    turnover_times: number
    state: RewardState
    held_for: string | null
    granted_at: InstantColumn
    claim_until: LaterInstant
    due_at: LaterInstant
    paid_at: LaterInstant
    ended_at: LaterInstant
    paid_seq: Generated<bigint | null>
    bonus_state: Generated<BonusState | null>
    bonus_until: LaterInstant
    counts_since: LaterInstant
    gift: ColumnType<Gift | null, string | null | undefined, never>
    /** `toCancel`: taken back here, and not yet at the provider. */
    gift_state: Generated<GiftState | 'toCancel' | null>
    gift_until: LaterInstant
    gift_used: Generated<number>
    gift_found: Generated<bigint | null>
  }
}

/** Kept with the books that they explain. */
export const REWARD_PERSONAL_TABLES: readonly PersonalTable[] = [
  {
    table: 'reward',
    name: 'rewards',
    columns: [
      'source',
      'period',
      'kind',
      'amount',
      'state',
      'granted_at',
      'claim_until',
      'paid_at',
      'bonus_state',
      'gift',
      'gift_state',
      'gift_until',
      'gift_used',
      'gift_found',
    ],
    onErasure: 'keep',
  },
]
