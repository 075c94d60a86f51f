import { createBatches } from '@keo/service-kit/batches'
import type { Clock } from '@keo/service-kit/clock'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Database, Db, Tx } from '@keo/service-kit/db/database'
import { createGathered } from '@keo/service-kit/db/gathered'
import { kept } from '@keo/service-kit/db/kept-plans'
import { sql } from 'kysely'
import type { FreshRound } from '../ground/fresh-round.ts'
import { ROUND_COLUMNS, type RoundChange, type RoundRow, type RoundTables } from './round-row.ts'

/** `ROUND_COLUMNS`, as statements that are written out name them. */
const COLUMN_LIST = sql`r.id, r.player_id, r.game_id, r.engine, r.state, r.refusal, r.bet, r.engine_state, r.moves, r.step,
  r.stake, r.returned, r.bonus_code, r.seed_pair_id, r.number, r.forced, r.started_at, r.ended_at`

type TapKey = { readonly playerId: string; readonly gameId: string; readonly key: string }

export type Rounds = ReturnType<typeof sqlRounds>

export function sqlRounds({ database, clock }: { database: Database; clock: Clock }) {
  const rounds = (db: Db) => db.withTables<RoundTables>()
  const now = () => sqlInstant(clock.now())
  const select = (db: Db) => rounds(db).selectFrom('round').select(ROUND_COLUMNS)

  /** The rows of new rounds, as a statement to be run by itself or beside the movements of their stakes. */
  const adding = (fresh: readonly FreshRound[]) => {
    const begun = fresh.map(({ id, stake, ...round }) => ({ ...round, id: String(id), stake: String(stake) }))
    return sql`
      insert into round (id, player_id, game_id, engine, tap_key, state, bet, stake, bonus_code, auto_play_id, started_at)
      select f.id, f."playerId", f."gameId", f.engine, f.key, 'betting', f.bet, f.stake, f."bonusCode", f."autoPlayId", ${now()}
      from jsonb_to_recordset(${JSON.stringify(begun)}::jsonb) as f(id bigint, "playerId" text, "gameId" text, engine text,
        key text, bet jsonb, stake bigint, "bonusCode" text, "autoPlayId" text)`
  }

  /**
   * Steps of several rounds in one statement; the rows come in their order. They are named twice: of a list in JSON the planner
   * expects a hundred, for which it reads a table of many more from end to end.
   */
  const change = createGathered<{ id: bigint; change: RoundChange }, RoundRow>(async (db, steps) => {
    const { rows } = await sql<RoundRow>`
      ${kept} update round r set state = x.state, engine_state = x."engineState", returned = x.returned,
        ended_at = case when x.state = 'closed' then ${now()} else r.ended_at end,
        stake = coalesce(x.stake, r.stake), moves = coalesce(x.moves, r.moves),
        step = coalesce(jsonb_array_length(x.moves), r.step), seed_pair_id = coalesce(x."seedPairId", r.seed_pair_id),
        number = coalesce(x.number, r.number), forced = coalesce(x.forced, r.forced),
        is_finalised = r.is_finalised or coalesce(x."isFinalised", false)
      from jsonb_to_recordset(${JSON.stringify(steps.map(stepRow))}::jsonb) as x(id bigint, state text, "engineState" jsonb,
        returned bigint, stake bigint, moves jsonb, "seedPairId" bigint, number int, forced jsonb, "isFinalised" boolean)
      where r.id = x.id and r.id = any(${steps.map(({ id }) => String(id))}::bigint[]) returning ${COLUMN_LIST}`.execute(
      db,
    )
    return steps.map(({ id }) => rows.find((row) => row.id === id) ?? fail(id))
  })

  /** Every tap asks: those of one moment ask together, each by its key (`offset` keeps the planner from joining whole tables). */
  const tapped = createBatches({
    atOnce: 1,
    keyOf: ({ playerId, gameId, key }: TapKey) => `${playerId} ${gameId} ${key}`,
    async apply(taps: readonly TapKey[]) {
      const { rows } = await sql<RoundRow & { tap_key: string }>`
        ${kept} select r.* from jsonb_to_recordset(${JSON.stringify(taps)}::jsonb) as t("playerId" text, "gameId" text, key text)
          cross join lateral (
            select ${COLUMN_LIST}, r.tap_key from round r
            where r.player_id = t."playerId" and r.game_id = t."gameId" and r.tap_key = t.key offset 0
          ) r`.execute(database.db)
      return taps.map(({ playerId, gameId, key }) =>
        rows.find((row) => row.player_id === playerId && row.game_id === gameId && row.tap_key === key),
      )
    },
  })

  return {
    adding,
    change: (tx: Tx, id: bigint, step: RoundChange): Promise<RoundRow> => change(tx, { id, change: step }),
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
      tapped.submit({ playerId, gameId, key }),
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

const textOf = (value: bigint | null | undefined) => (typeof value === 'bigint' ? String(value) : null)

const stepRow = ({ id, change }: { id: bigint; change: RoundChange }) => ({
  ...change,
  id: String(id),
  returned: textOf(change.returned),
  stake: textOf(change.stake),
  seedPairId: textOf(change.seedPairId),
})

function fail(id: bigint): never {
  throw new Error(`There is no round ${id}.`)
}
