import type { Clock } from '@keo/service-kit/clock'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Database, Db, Tx } from '@keo/service-kit/db/database'
import {
  type FreshRound,
  ROUND_COLUMNS,
  type RoundChange,
  type RoundRow,
  type RoundTables,
} from './round-row.ts'

export type Rounds = ReturnType<typeof sqlRounds>

export function sqlRounds({ database, clock }: { database: Database; clock: Clock }) {
  const rounds = (db: Db) => db.withTables<RoundTables>()
  const now = () => sqlInstant(clock.now())
  const select = (db: Db) => rounds(db).selectFrom('round').select(ROUND_COLUMNS)

  /** The row of a new round, to be written by itself or beside the movement of its stake. */
  const adding = (db: Db, fresh: FreshRound) =>
    rounds(db)
      .insertInto('round')
      .values({
        id: fresh.id,
        player_id: fresh.playerId,
        game_id: fresh.gameId,
        engine: fresh.engine,
        tap_key: fresh.key,
        state: 'betting',
        refusal: null,
        bet: JSON.stringify(fresh.bet),
        engine_state: null,
        stake: fresh.stake,
        returned: null,
        bonus_code: fresh.bonusCode ?? null,
        auto_play_id: fresh.autoPlayId ?? null,
        seed_pair_id: null,
        number: null,
        forced: null,
        started_at: now(),
        ended_at: null,
      })

  return {
    adding,
    async change(tx: Tx, id: bigint, change: RoundChange): Promise<RoundRow> {
      return rounds(tx)
        .updateTable('round')
        .set({
          state: change.state,
          engine_state: JSON.stringify(change.engineState),
          returned: change.returned,
          ...(change.state === 'closed' && { ended_at: now() }),
          ...(change.stake !== undefined && { stake: change.stake }),
          ...(change.moves && { moves: JSON.stringify(change.moves), step: change.moves.length }),
          ...(change.seedPairId !== undefined && { seed_pair_id: change.seedPairId }),
          ...(change.number !== undefined && { number: change.number }),
          ...(change.forced && { forced: JSON.stringify(change.forced) }),
          ...(change.isFinalised && { is_finalised: true }),
        })
        .where('id', '=', id)
        .returning(ROUND_COLUMNS)
        .executeTakeFirstOrThrow()
    },
    /** Nothing was played: the stake was not taken, or is taken back. */
    async drop(
      tx: Tx,
      id: bigint,
      end: { state: 'void' | 'refused'; refusal: string | null },
    ): Promise<void> {
      await rounds(tx)
        .updateTable('round')
        .set({ ...end, ended_at: now() })
        .where('id', '=', id)
        .execute()
    },
    /** Void, when nothing of it was played yet; the code of the free round that it would have been. */
    async dropUnbegun(tx: Tx, id: bigint): Promise<string | null> {
      const dropped = await rounds(tx)
        .updateTable('round')
        .set({ state: 'void', refusal: 'WALLET_AWAY', ended_at: now() })
        .where('id', '=', id)
        .where('state', '=', 'betting')
        .returning('bonus_code')
        .executeTakeFirst()
      return dropped?.bonus_code ?? null
    },
    byKey: (playerId: string, gameId: string, key: string): Promise<RoundRow | undefined> =>
      select(database.db)
        .where('player_id', '=', playerId)
        .where('game_id', '=', gameId)
        .where('tap_key', '=', key)
        .executeTakeFirst(),
    find: (id: bigint): Promise<RoundRow | undefined> =>
      select(database.db).where('id', '=', id).executeTakeFirst(),
    lock: (tx: Tx, id: bigint): Promise<RoundRow> =>
      select(tx).where('id', '=', id).forUpdate().executeTakeFirstOrThrow(),
    openOf: (playerId: string, gameId: string): Promise<RoundRow[]> =>
      select(database.db)
        .where('player_id', '=', playerId)
        .where('game_id', '=', gameId)
        .where('state', '=', 'open')
        .orderBy('id', 'desc')
        .execute(),
    /** Newest first; those that played nothing are left out. */
    listOf(playerId: string, gameId: string, page: { before: bigint | null; most: number }) {
      const all = select(database.db)
        .where('player_id', '=', playerId)
        .where('game_id', '=', gameId)
        .where('state', 'in', ['open', 'closed', 'void'])
        .orderBy('id', 'desc')
        .limit(page.most)
      return (page.before === null ? all : all.where('id', '<', page.before)).execute()
    },
    async hasOpenOfPair(db: Db, pairId: bigint): Promise<boolean> {
      const open = rounds(db)
        .selectFrom('round')
        .select('id')
        .where('seed_pair_id', '=', pairId)
        .where('state', '=', 'open')
      return (await open.limit(1).executeTakeFirst()) !== undefined
    },
    /** Open ones that began before that time. */
    listLeft: (before: number, most: number): Promise<RoundRow[]> =>
      select(database.db)
        .where('state', '=', 'open')
        .where('started_at', '<', sqlInstant(before))
        .orderBy('id')
        .limit(most)
        .execute(),
  }
}
