import type { Db, Tx } from '@keo/service-kit/db/database'
import { createGathered } from '@keo/service-kit/db/gathered'
import { kept } from '@keo/service-kit/db/kept-plans'
import { sql } from 'kysely'

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

const using = createGathered<{ playerId: string; gameId: string }, number[] | null>(async (tx, rounds) => {
  const { rows } = await sql<{ player_id: string; game_id: string; draws: number[] }>`
    ${kept} delete from forced_result where (player_id, game_id) in (
      select "playerId", "gameId" from jsonb_to_recordset(${JSON.stringify(rounds)}::jsonb) as r("playerId" text, "gameId" text))
    returning player_id, game_id, draws`.execute(tx)
  return rounds.map(
    ({ playerId, gameId }) =>
      rows.find((row) => row.player_id === playerId && row.game_id === gameId)?.draws ?? null,
  )
})

/** Results that a control call of the sandbox asked for, kept so that the next round finds them after a restart too. */
export const sqlForcedResults: ForcedResults = {
  use: (tx, playerId, gameId) => using(tx, { playerId, gameId }),
  async set(db, playerId, gameId, draws) {
    const text = JSON.stringify(draws)
    await db
      .withTables<Tables>()
      .insertInto('forced_result')
      .values({ player_id: playerId, game_id: gameId, draws: text })
      .onConflict((conflict) => conflict.columns(['player_id', 'game_id']).doUpdateSet({ draws: text }))
      .execute()
  },
}
