import type { Engine } from '@keo/games-contract/engines'

/** A round that begins with its stake. */
export type FreshRound = {
  readonly id: bigint
  readonly playerId: string
  readonly gameId: string
  readonly engine: Engine
  readonly key: string
  readonly bet: unknown
  readonly stake: bigint
  readonly bonusCode?: string | null
  readonly autoPlayId?: string | null
}
