import type { InstantColumn } from '@keo/service-kit/db/columns'
import type { Engine as EngineName } from '@keo/games-contract/engines'
import type { ColumnType, Generated } from 'kysely'

type Json = ColumnType<unknown, string, string>

export type RoundState = 'betting' | 'open' | 'closed' | 'void' | 'refused'

export type RoundTables = {
  round: {
    id: bigint
    player_id: string
    game_id: string
    engine: EngineName
    tap_key: string
    state: RoundState
    refusal: string | null
    bet: Json
    engine_state: ColumnType<unknown, string | null, string | null>
    moves: ColumnType<unknown[], string | undefined, string>
    step: Generated<number>
    stake: bigint
    returned: bigint | null
    bonus_code: string | null
    auto_play_id: string | null
    seed_pair_id: bigint | null
    number: number | null
    forced: ColumnType<number[] | null, string | null, string | null>
    started_at: InstantColumn
    ended_at: ColumnType<
      number | null,
      InstantColumn['__insert__'] | null,
      InstantColumn['__update__'] | null
    >
    is_finalised: Generated<boolean>
  }
}

export type RoundRow = {
  readonly id: bigint
  readonly player_id: string
  readonly game_id: string
  readonly engine: EngineName
  readonly state: RoundState
  readonly refusal: string | null
  readonly bet: unknown
  readonly engine_state: unknown
  readonly moves: unknown[]
  readonly step: number
  readonly stake: bigint
  readonly returned: bigint | null
  readonly bonus_code: string | null
  readonly seed_pair_id: bigint | null
  readonly number: number | null
  readonly forced: number[] | null
  readonly started_at: number
  readonly ended_at: number | null
}

export const ROUND_COLUMNS = [
  'id',
  'player_id',
  'game_id',
  'engine',
  'state',
  'refusal',
  'bet',
  'engine_state',
  'moves',
  'step',
  'stake',
  'returned',
  'bonus_code',
  'seed_pair_id',
  'number',
  'forced',
  'started_at',
  'ended_at',
] as const

/** What a step of a round changes. */
export type RoundChange = {
  readonly state: 'open' | 'closed'
  readonly engineState: unknown
  readonly returned: bigint | null
  readonly stake?: bigint
  readonly moves?: readonly unknown[]
  readonly seedPairId?: bigint
  readonly number?: number
  readonly forced?: readonly number[] | null
  readonly isFinalised?: boolean
}
