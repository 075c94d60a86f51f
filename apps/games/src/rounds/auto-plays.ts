import type { Clock } from '@keo/service-kit/clock'
import { type InstantColumn, sqlInstant } from '@keo/service-kit/db/columns'
import type { Database } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import { isShared } from '@keo/games-contract/engines'
import { sql } from 'kysely'
import { refusePlay } from '../ground/play-refusal.ts'
import type { Session } from '../players/sessions.ts'
import type { Playable } from './playable.ts'

type Tables = {
  auto_play: {
    id: string
    player_id: string
    game_id: string
    rounds: number
    loss_limit: bigint
    started_at: InstantColumn
  }
}

type Standing = {
  readonly rounds: number
  readonly loss_limit: bigint
  readonly played: number
  readonly lost: bigint
}

export type AutoPlays = ReturnType<typeof sqlAutoPlays>

/** Rounds of a shared table begin for everybody, and those with moves need their player. */
export const mayPlayByItself = ({ game, engine }: Playable): boolean =>
  !engine.moves && !isShared(game.facts.engine)

/**
 * Rows of rounds that a page plays by itself, where the agent line has them switched on (RSP-13). None begins without a
 * loss limit, and no round of it is played that could lose more: the provider says so, whatever the page does.
 */
export function sqlAutoPlays({ database, clock, ids }: { database: Database; clock: Clock; ids: Ids }) {
  const db = database.db.withTables<Tables>()

  async function standingOf(id: string, { playerId, gameId }: Session): Promise<Standing | undefined> {
    const { rows } = await sql<Standing>`
      select auto.rounds, auto.loss_limit, count(round.id)::int as played,
        coalesce(sum(round.stake - coalesce(round.returned, 0)), 0)::bigint as lost
      from auto_play as auto
        left join round on round.auto_play_id = auto.id and round.state in ('betting', 'open', 'closed')
      where auto.id = ${id} and auto.player_id = ${playerId} and auto.game_id = ${gameId}
      group by auto.id`.execute(database.db)
    return rows[0]
  }

  return {
    async start(session: Session, playable: Playable, request: { rounds: number; lossLimit: bigint }) {
      if (!session.hasAutoPlay || !mayPlayByItself(playable)) refusePlay('NOT_ALLOWED')
      if (request.lossLimit <= 0n) refusePlay('LOSS_LIMIT_NEEDED')
      const id = ids.newId('auto')
      await db
        .insertInto('auto_play')
        .values({
          id,
          player_id: session.playerId,
          game_id: session.gameId,
          rounds: request.rounds,
          loss_limit: request.lossLimit,
          started_at: sqlInstant(clock.now()),
        })
        .execute()
      return id
    },
    /** Refuses the round after the last one, and the one that could lose more than the limit. */
    async demandRoom(id: string, session: Session, stake: bigint): Promise<void> {
      if (!session.hasAutoPlay) refusePlay('NOT_ALLOWED')
      const standing = (await standingOf(id, session)) ?? refusePlay('AUTO_PLAY_OVER')
      const isOver = standing.played >= standing.rounds || standing.lost + stake > standing.loss_limit
      if (isOver) refusePlay('AUTO_PLAY_OVER')
    },
  }
}
