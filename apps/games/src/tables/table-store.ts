import type { SharedEngine } from '@keo/games-contract/engines'
import type { Clock, Instant } from '@keo/service-kit/clock'
import { type InstantColumn, sqlInstant } from '@keo/service-kit/db/columns'
import type { Database, Db, Tx } from '@keo/service-kit/db/database'
import { type ColumnType, sql } from 'kysely'
import type { RoundTables } from '../rounds/round-row.ts'
import type { Series } from './series.ts'
import type { Seat } from './table-game.ts'

type Tables = RoundTables & {
  player: { id: string; is_demo: boolean }
  table_series: Series & { game_id: string; made_at: InstantColumn }
  table_round: {
    game_id: string
    number: number
    engine: SharedEngine
    betting_at: InstantColumn
    ended_at: ColumnType<Instant | null, null, InstantColumn['__update__']>
    shown: ColumnType<unknown, null, string>
  }
}

export type KeptRound = { readonly number: number; readonly bettingAt: Instant; readonly isEnded: boolean }

/** A history longer than any table shows would only grow. */
const KEPT_ROUNDS = 500

export type TableStore = ReturnType<typeof sqlTables>

/** Shared rounds, what their results follow from, and the bets of players in them. */
export function sqlTables({ database, clock }: { database: Database; clock: Clock }) {
  const tables = (db: Db) => db.withTables<Tables>()
  const ofRound = (db: Db, gameId: string, number: number) =>
    tables(db)
      .selectFrom('round')
      .innerJoin('player', 'player.id', 'round.player_id')
      .select(['round.id', 'player_id', 'is_demo', 'stake', 'bet', 'engine_state', 'state'])
      .where('game_id', '=', gameId)
      .where('number', '=', number)
      .where('seed_pair_id', 'is', null)
      .orderBy('round.id')

  return {
    async seriesOf(gameId: string, number: number): Promise<Series | null> {
      const found = await tables(database.db)
        .selectFrom('table_series')
        .select(['first', 'rounds', 'secret', 'text'])
        .where('game_id', '=', gameId)
        .where('first', '<=', number)
        .orderBy('first', 'desc')
        .limit(1)
        .executeTakeFirst()
      return found && number < found.first + found.rounds ? found : null
    },
    async addSeries(gameId: string, series: Series): Promise<void> {
      const made_at = sqlInstant(clock.now())
      await tables(database.db)
        .insertInto('table_series')
        .values({ game_id: gameId, ...series, made_at })
        .execute()
    },
    async last(gameId: string): Promise<KeptRound | null> {
      const found = await tables(database.db)
        .selectFrom('table_round')
        .select(['number', 'betting_at', 'ended_at'])
        .where('game_id', '=', gameId)
        .orderBy('number', 'desc')
        .limit(1)
        .executeTakeFirst()
      if (!found) return null
      return { number: found.number, bettingAt: found.betting_at, isEnded: found.ended_at !== null }
    },
    async begin(
      round: { gameId: string; number: number; bettingAt: Instant },
      engine: SharedEngine,
    ): Promise<void> {
      const { gameId, number, bettingAt } = round
      await database.tx(async (tx) => {
        await tables(tx)
          .insertInto('table_round')
          .values({
            game_id: gameId,
            number,
            engine,
            betting_at: sqlInstant(bettingAt),
            ended_at: null,
            shown: null,
          })
          .execute()
        await tables(tx)
          .deleteFrom('table_round')
          .where('game_id', '=', gameId)
          .where('number', '<=', number - KEPT_ROUNDS)
          .execute()
      })
    },
    /** Rounds that a process before this one did not bring to their end. */
    unfinished: (): Promise<{ game_id: string; engine: SharedEngine }[]> =>
      tables(database.db)
        .selectFrom('table_round')
        .select(['game_id', 'engine'])
        .where('ended_at', 'is', null)
        .execute(),
    /** Whether bets may still get into it; nobody ends it while they do. */
    async isOpen(tx: Tx, gameId: string, number: number): Promise<boolean> {
      const found = await tables(tx)
        .selectFrom('table_round')
        .select('ended_at')
        .where('game_id', '=', gameId)
        .where('number', '=', number)
        .forShare()
        .executeTakeFirst()
      return found !== undefined && found.ended_at === null
    },
    /** False when it has ended already. */
    async end(tx: Tx, gameId: string, number: number, shown: unknown): Promise<boolean> {
      const ended = await tables(tx)
        .updateTable('table_round')
        .set({ ended_at: sqlInstant(clock.now()), shown: JSON.stringify(shown) })
        .where('game_id', '=', gameId)
        .where('number', '=', number)
        .where('ended_at', 'is', null)
        .returning('number')
        .executeTakeFirst()
      return ended !== undefined
    },
    /** What the last rounds ended with, newest first. */
    async history(gameId: string, most: number): Promise<unknown[]> {
      const rows = await tables(database.db)
        .selectFrom('table_round')
        .select('shown')
        .where('game_id', '=', gameId)
        .where('ended_at', 'is not', null)
        .orderBy('number', 'desc')
        .limit(most)
        .execute()
      return rows.map(({ shown }) => shown)
    },
    async seats(gameId: string, number: number, db: Db = database.db): Promise<Seat[]> {
      const rows = await ofRound(db, gameId, number).where('state', 'in', ['open', 'closed']).execute()
      return rows.map(({ id, player_id: playerId, is_demo: isDemo, stake, bet, engine_state, state }) => ({
        id,
        playerId,
        isDemo,
        stake,
        bet,
        leftAt: (engine_state as { leftAt?: number | null } | null)?.leftAt ?? null,
        isPaid: state === 'closed',
      }))
    },
    /** Tells those who left before the end how it ended. */
    async reveal(tx: Tx, gameId: string, number: number, part: object): Promise<void> {
      await tables(tx)
        .updateTable('round')
        .set({ engine_state: sql<string>`engine_state || ${JSON.stringify(part)}::jsonb` })
        .where('game_id', '=', gameId)
        .where('number', '=', number)
        .where('seed_pair_id', 'is', null)
        .where('state', '=', 'closed')
        .execute()
    },
  }
}
