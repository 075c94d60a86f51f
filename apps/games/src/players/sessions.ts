import { createBatches } from '@keo/service-kit/batches'
import type { Clock } from '@keo/service-kit/clock'
import { type InstantColumn, sqlInstant } from '@keo/service-kit/db/columns'
import type { Database } from '@keo/service-kit/db/database'
import { kept } from '@keo/service-kit/db/kept-plans'
import type { Ids } from '@keo/service-kit/ids'
import type { Log } from '@keo/service-kit/log'
import { hours, minutes } from '@keo/units/instants'
import { type Generated, sql } from 'kysely'
import { tokenHash } from '../ground/token-hash.ts'

type Tables = {
  launch: {
    token_hash: string
    game_id: string
    player_id: string | null
    operator_token: string | null
    has_auto_play: Generated<boolean>
    has_fast_spin: Generated<boolean>
    made_at: InstantColumn
    used_at: InstantColumn | null
  }
  play_session: {
    token_hash: string
    player_id: string
    game_id: string
    operator_token: string | null
    has_auto_play: Generated<boolean>
    has_fast_spin: Generated<boolean>
    opened_at: InstantColumn
    ended_at: InstantColumn | null
  }
}

/** What an agent line allows beyond a tap for each round. */
export type Switches = { readonly hasAutoPlay: boolean; readonly hasFastSpin: boolean }

export type Launch = Switches & {
  readonly gameId: string
  /** Null for a demo. */
  readonly playerId: string | null
  readonly operatorToken: string | null
}

/** One player in one game, until it ends. */
export type Session = Switches & {
  readonly playerId: string
  readonly currency: string
  readonly isDemo: boolean
  readonly gameId: string
  readonly operatorToken: string | null
}

const LAUNCH_LIFE_MS = minutes(10)
const SESSION_LIFE_MS = hours(24)

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  readonly log: Log
}

export type Sessions = ReturnType<typeof sqlSessions>

export function sqlSessions({ database, clock, ids, log }: Needs) {
  const db = database.db.withTables<Tables>()
  const now = () => sqlInstant(clock.now())

  /** Every call asks: those of one moment ask together. */
  const known = createBatches({
    atOnce: 1,
    keyOf: (hash: string) => hash,
    async apply(hashes: readonly string[]): Promise<(Session | null)[]> {
      const { rows } = await sql<Session & { hash: string }>`
        ${kept} select s.token_hash as hash, p.id as "playerId", p.currency, p.is_demo as "isDemo", s.game_id as "gameId",
          s.operator_token as "operatorToken", s.has_auto_play as "hasAutoPlay", s.has_fast_spin as "hasFastSpin"
        from play_session s join player p on p.id = s.player_id
        where s.token_hash = any(${hashes}) and s.ended_at is null
          and s.opened_at > ${sqlInstant(clock.now() - SESSION_LIFE_MS)}`.execute(db)
      const found = new Map(rows.map(({ hash, ...session }) => [hash, session]))
      return hashes.map((hash) => found.get(hash) ?? null)
    },
  })

  return {
    async makeLaunch({ gameId, playerId, operatorToken, ...switches }: Launch): Promise<string> {
      const token = ids.token()
      await db
        .insertInto('launch')
        .values({
          token_hash: tokenHash(token),
          game_id: gameId,
          player_id: playerId,
          operator_token: operatorToken,
          has_auto_play: switches.hasAutoPlay,
          has_fast_spin: switches.hasFastSpin,
          made_at: now(),
          used_at: null,
        })
        .execute()
      return token
    },
    /** The launch, once; null for one that was used, is too old or was never made. */
    async useLaunch(token: string): Promise<Launch | null> {
      const used = await db
        .updateTable('launch')
        .set({ used_at: now() })
        .where('token_hash', '=', tokenHash(token))
        .where('used_at', 'is', null)
        .where('made_at', '>', sqlInstant(clock.now() - LAUNCH_LIFE_MS))
        .returning(['game_id', 'player_id', 'operator_token', 'has_auto_play', 'has_fast_spin'])
        .executeTakeFirst()
      if (!used) return null
      const { game_id: gameId, player_id: playerId, operator_token: operatorToken } = used
      return { gameId, playerId, operatorToken, ...switchesOf(used) }
    },
    async open(playerId: string, { gameId, operatorToken, ...switches }: Launch): Promise<string> {
      const token = ids.token()
      await db
        .insertInto('play_session')
        .values({
          token_hash: tokenHash(token),
          player_id: playerId,
          game_id: gameId,
          operator_token: operatorToken,
          has_auto_play: switches.hasAutoPlay,
          has_fast_spin: switches.hasFastSpin,
          opened_at: now(),
          ended_at: null,
        })
        .execute()
      return token
    },
    byToken: (token: string): Promise<Session | null> => known.submit(tokenHash(token)),
    /** Open rounds stay open. */
    async endOf(playerId: string): Promise<void> {
      await db
        .updateTable('play_session')
        .set({ ended_at: now() })
        .where('player_id', '=', playerId)
        .where('ended_at', 'is', null)
        .execute()
    },
    /** What nobody can open or play with any more. */
    async dropOld(): Promise<void> {
      const { numDeletedRows: launches } = await db
        .deleteFrom('launch')
        .where('made_at', '<', sqlInstant(clock.now() - LAUNCH_LIFE_MS))
        .executeTakeFirst()
      const { numDeletedRows: sessions } = await db
        .deleteFrom('play_session')
        .where((where) =>
          where.or([
            where('opened_at', '<', sqlInstant(clock.now() - SESSION_LIFE_MS)),
            where('ended_at', 'is not', null),
          ]),
        )
        .executeTakeFirst()
      if (launches + sessions > 0n) log.info({ launches, sessions }, 'old launches and sessions are gone')
    },
    async end(token: string): Promise<void> {
      await db
        .updateTable('play_session')
        .set({ ended_at: now() })
        .where('token_hash', '=', tokenHash(token))
        .execute()
    },
  }
}

const switchesOf = (row: { has_auto_play: boolean; has_fast_spin: boolean }): Switches => ({
  hasAutoPlay: row.has_auto_play,
  hasFastSpin: row.has_fast_spin,
})
