import type { Clock } from '@keo/service-kit/clock'
import { type InstantColumn, sqlInstant } from '@keo/service-kit/db/columns'
import type { Database } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import type { Log } from '@keo/service-kit/log'
import { hours, minutes } from '@keo/units/instants'
import { tokenHash } from '../ground/token-hash.ts'

type Tables = {
  launch: {
    token_hash: string
    game_id: string
    player_id: string | null
    operator_token: string | null
    made_at: InstantColumn
    used_at: InstantColumn | null
  }
  play_session: {
    token_hash: string
    player_id: string
    game_id: string
    operator_token: string | null
    opened_at: InstantColumn
    ended_at: InstantColumn | null
  }
  player: { id: string; currency: string; is_demo: boolean }
}

export type Launch = {
  readonly gameId: string
  /** Null for a demo. */
  readonly playerId: string | null
  readonly operatorToken: string | null
}

/** One player in one game, until it ends. */
export type Session = {
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

  return {
    async makeLaunch({ gameId, playerId, operatorToken }: Launch): Promise<string> {
      const token = ids.token()
      await db
        .insertInto('launch')
        .values({
          token_hash: tokenHash(token),
          game_id: gameId,
          player_id: playerId,
          operator_token: operatorToken,
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
        .returning(['game_id', 'player_id', 'operator_token'])
        .executeTakeFirst()
      if (!used) return null
      return { gameId: used.game_id, playerId: used.player_id, operatorToken: used.operator_token }
    },
    async open(playerId: string, { gameId, operatorToken }: Launch): Promise<string> {
      const token = ids.token()
      await db
        .insertInto('play_session')
        .values({
          token_hash: tokenHash(token),
          player_id: playerId,
          game_id: gameId,
          operator_token: operatorToken,
          opened_at: now(),
          ended_at: null,
        })
        .execute()
      return token
    },
    async byToken(token: string): Promise<Session | null> {
      const found = await db
        .selectFrom('play_session as session')
        .innerJoin('player', 'player.id', 'session.player_id')
        .select(['player.id', 'currency', 'is_demo', 'game_id', 'operator_token'])
        .where('token_hash', '=', tokenHash(token))
        .where('ended_at', 'is', null)
        .where('opened_at', '>', sqlInstant(clock.now() - SESSION_LIFE_MS))
        .executeTakeFirst()
      if (!found) return null
      const { id: playerId, currency, is_demo: isDemo, game_id: gameId } = found
      return { playerId, currency, isDemo, gameId, operatorToken: found.operator_token }
    },
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
