import type { InstantColumn } from '@keo/service-kit/db/columns'
import type { Currency } from '@keo/units/money'
import type { Generated } from 'kysely'

export const MOVEMENT_KINDS = ['bet', 'result', 'bonusWin', 'jackpotWin', 'promoWin', 'adjustment'] as const
export type MovementKind = (typeof MOVEMENT_KINDS)[number]
export type MovementState = 'booked' | 'refused' | 'refunded' | 'dead'
export type RoundState = 'open' | 'closed' | 'void'

export type GameTables = {
  game_launch: {
    tenant_id: string
    launch_hash: Buffer
    member_id: string
    session_id: string
    game_id: number
    play_hash: Buffer | null
    launch_until: InstantColumn
    ended_at: InstantColumn | null
  }
  game_round: {
    tenant_id: string
    provider: string
    member_id: string
    round_id: string
    game_id: number | null
    symbol: string
    currency: Currency
    state: RoundState
    stake: Generated<bigint>
    returned: Generated<bigint>
    bets: Generated<number>
    refunds: Generated<number>
    results: Generated<number>
    valid_stake: Generated<bigint>
    started_at: InstantColumn
    ended_at: InstantColumn | null
  }
  game_movement: {
    tenant_id: string
    provider: string
    reference: string
    kind: MovementKind
    member_id: string
    round_id: string | null
    symbol: string | null
    currency: Currency
    told: bigint
    moved: bigint
    state: MovementState
    bonus_code: string | null
    transaction_id: string
    seq: bigint | null
    at: InstantColumn
  }
  game_favourite: { tenant_id: string; member_id: string; game_id: number; at: InstantColumn }
  game_recent: { tenant_id: string; member_id: string; game_id: number; at: InstantColumn }
}
