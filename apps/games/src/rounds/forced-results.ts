import type { Db, Tx } from '@keo/service-kit/db/database'

type Tables = { forced_result: { player_id: string; game_id: string; draws: string } }

export type ForcedResults = {
  /** The values for the next round of that player in that game, once. */
  use(tx: Tx, playerId: string, gameId: string): Promise<number[] | null>
  set(db: Db, playerId: string, gameId: string, draws: readonly number[]): Promise<void>
}

/** Where there is no sandbox nothing is ever forced. */
export const NOTHING_FORCED: ForcedResults = {
  use: async () => null,
  set: async () => {},
}

/** Results that a control call of the sandbox asked for, kept so that the next round finds them after a restart too. */
export const sqlForcedResults: ForcedResults = {
  async use(tx, playerId, gameId) {
    const used = await tx
      .withTables<Tables>()
      .deleteFrom('forced_result')
      .where('player_id', '=', playerId)
      .where('game_id', '=', gameId)
      .returning('draws')
      .executeTakeFirst()
    return used ? (used.draws as unknown as number[]) : null
  },
  async set(db, playerId, gameId, draws) {
    const kept = JSON.stringify(draws)
    await db
      .withTables<Tables>()
      .insertInto('forced_result')
      .values({ player_id: playerId, game_id: gameId, draws: kept })
      .onConflict((conflict) => conflict.columns(['player_id', 'game_id']).doUpdateSet({ draws: kept }))
      .execute()
  },
}
