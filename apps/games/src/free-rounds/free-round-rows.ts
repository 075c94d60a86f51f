import type { Clock } from '@keo/service-kit/clock'
import { type InstantColumn, sqlInstant } from '@keo/service-kit/db/columns'
import type { Database, Db, Tx } from '@keo/service-kit/db/database'
import { type ColumnType, type Generated, sql } from 'kysely'

type Tables = {
  free_rounds: {
    code: string
    player_id: string
    stakes: ColumnType<Record<string, string>, string, never>
    rounds: number
    begun: Generated<number>
    played: Generated<number>
    won: Generated<bigint>
    starts_at: InstantColumn
    expires_at: InstantColumn
    cancelled_at: InstantColumn | null
    ended_at: InstantColumn | null
  }
}

export type FreshFreeRounds = {
  readonly code: string
  readonly playerId: string
  /** Game id to the stake of one round, in hundredths. */
  readonly stakes: Readonly<Record<string, bigint>>
  readonly rounds: number
  readonly startsAt: number
  readonly expiresAt: number
}
export type FreeRounds = {
  readonly code: string
  readonly playerId: string
  readonly stakes: Readonly<Record<string, string>>
  readonly rounds: number
  readonly played: number
  readonly left: number
  readonly won: bigint
  readonly expiresAt: number
}

const AT_ONCE = 100

export type FreeRoundRows = ReturnType<typeof sqlFreeRounds>

export function sqlFreeRounds({ database, clock }: { database: Database; clock: Clock }) {
  const rows = (db: Db) => db.withTables<Tables>()
  const now = () => sqlInstant(clock.now())
  const select = () => rows(database.db).selectFrom('free_rounds').selectAll().where('ended_at', 'is', null)
  /** Nothing of them is being played, and nothing more can be. */
  const isOver = () =>
    sql<boolean>`begun = played and (played = rounds or cancelled_at is not null or expires_at <= ${now()})`

  return {
    /** False when the code is taken. */
    async add(fresh: FreshFreeRounds): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await rows(database.db)
        .insertInto('free_rounds')
        .values({
          code: fresh.code,
          player_id: fresh.playerId,
          stakes: JSON.stringify(
            Object.fromEntries(Object.entries(fresh.stakes).map(([id, stake]) => [id, String(stake)])),
          ),
          rounds: fresh.rounds,
          starts_at: sqlInstant(fresh.startsAt),
          expires_at: sqlInstant(fresh.expiresAt),
          cancelled_at: null,
          ended_at: null,
        })
        .onConflict((clash) => clash.column('code').doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },
    /** False for a code that is unknown or over. A round that is being played ends as it would. */
    async cancel(code: string): Promise<boolean> {
      const { numUpdatedRows } = await rows(database.db)
        .updateTable('free_rounds')
        .set({ cancelled_at: now() })
        .where('code', '=', code)
        .where('ended_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
    /** Those of a player that can be played now, the first to expire first. */
    async waitingFor(playerId: string): Promise<FreeRounds[]> {
      const found = await select()
        .where('player_id', '=', playerId)
        .where('cancelled_at', 'is', null)
        .where('starts_at', '<=', now())
        .where('expires_at', '>', now())
        .where(sql<boolean>`begun < rounds`)
        .orderBy('expires_at')
        .orderBy('code')
        .execute()
      return found.map((row) => ({
        code: row.code,
        playerId: row.player_id,
        stakes: row.stakes,
        rounds: row.rounds,
        played: row.played,
        left: row.rounds - row.begun,
        won: row.won,
        expiresAt: row.expires_at,
      }))
    },
    /** Takes one for a round in that game at that stake; false when there is none. */
    async begin(tx: Tx, which: { code: string; playerId: string; gameId: string; stake: bigint }) {
      const { numAffectedRows = 0n } = await sql`update free_rounds set begun = begun + 1
        where code = ${which.code} and player_id = ${which.playerId} and begun < rounds and cancelled_at is null
          and ended_at is null and starts_at <= ${now()} and expires_at > ${now()}
          and stakes ->> ${which.gameId} = ${String(which.stake)}`.execute(tx)
      return numAffectedRows === 1n
    },
    /** The round was not played after all. */
    async giveBack(tx: Tx, code: string): Promise<void> {
      await sql`update free_rounds set begun = begun - 1 where code = ${code}`.execute(tx)
    },
    async played(tx: Tx, code: string, won: bigint): Promise<void> {
      await sql`update free_rounds set played = played + 1, won = won + ${won}::bigint where code = ${code}`.execute(
        tx,
      )
    },
    /** What they brought, once: when the last is played, or when they expired or were cancelled. */
    async end(tx: Tx, code: string): Promise<{ playerId: string; won: bigint } | null> {
      const ended = await rows(tx)
        .updateTable('free_rounds')
        .set({ ended_at: now() })
        .where('code', '=', code)
        .where('ended_at', 'is', null)
        .where(isOver())
        .returning(['player_id', 'won'])
        .executeTakeFirst()
      return ended ? { playerId: ended.player_id, won: ended.won } : null
    },
    listOver: async (): Promise<string[]> =>
      (await select().where(isOver()).orderBy('code').limit(AT_ONCE).execute()).map(({ code }) => code),
  }
}
