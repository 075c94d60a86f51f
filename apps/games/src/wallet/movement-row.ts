import type { InstantColumn } from '@keo/service-kit/db/columns'
import type { GameCallbackName } from '@keo/games-contract/callbacks'
import type { Generated } from 'kysely'

export type MovementKind = Exclude<GameCallbackName, 'authenticate' | 'balance'>

type Row = {
  id: Generated<bigint>
  kind: MovementKind
  reference: string
  player_id: string
  game_id: string | null
  round_id: bigint | null
  amount: bigint
  fields: string
  created_at: InstantColumn
  state: 'sending' | 'waiting' | 'done' | 'refused'
  due_at: InstantColumn | null
  attempts: Generated<number>
  code: number | null
  answered_at: InstantColumn | null
}
export type MovementTables = { movement: Row }

export type Movement = {
  readonly id: bigint
  readonly kind: MovementKind
  readonly reference: string
  readonly player_id: string
  readonly game_id: string | null
  readonly round_id: bigint | null
  readonly amount: bigint
  readonly fields: unknown
  readonly attempts: number
}
/** `has_refunds`: refunds of the same round wait that were written down before it. */
export type FoundMovement = Movement & { readonly has_refunds: boolean }
export type FreshMovement = {
  readonly kind: MovementKind
  readonly reference: string
  readonly playerId: string
  readonly gameId: string | null
  readonly roundId: bigint | null
  readonly amount: bigint
  /** What the call carries beside these. */
  readonly fields?: Readonly<Record<string, string>>
}
