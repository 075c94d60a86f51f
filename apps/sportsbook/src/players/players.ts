import { createHash } from 'node:crypto'
import { createBatches } from '@keo/service-kit/batches'
import type { Clock, Instant } from '@keo/service-kit/clock'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Database } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import { sql } from 'kysely'
import type { UserTables } from './user-tables.ts'

/** A user who may bet. */
export type Player = {
  readonly userId: string
  readonly merchantUserId: string
  readonly currencyIds: readonly number[]
}

export type Players = {
  /** A second call for the same id gives the same user; its currencies become the given ones. */
  create(request: {
    merchantUserId: string
    currencyIds: readonly number[]
    oddsLevel: number | null
  }): Promise<string>
  /** Null for a user that was never created. */
  issueToken(request: {
    merchantUserId: string
    platform: string | null
    address: string | null
    /** The operator's session that it dies with. */
    operatorSession: string | null
    expiresAt: Instant | null
  }): Promise<string | null>
  byToken(token: string): Promise<Player | null> | Player | null
  /** Null also for a token that nobody showed within the last seconds. */
  remembered(token: string): Player | null
  /** Ends the tokens of one user, or of all; answers how many. */
  endTokens(merchantUserId: string | null): Promise<number>
  endTokensOfSession(operatorSession: string): Promise<number>
  dropExpired(): Promise<void>
}

const TOKEN_LIFE_MS = 24 * 3_600_000
/** A token that ended elsewhere is noticed after this long. */
const REMEMBERED_MS = 5_000
const REMEMBERED_MAX = 20_000

type Remembered = { readonly player: Player; readonly expiresAt: number; readonly untilMs: number }

export function createPlayers({
  database,
  clock,
  ids,
}: {
  database: Database
  clock: Clock
  ids: Ids
}): Players {
  const db = database.db.withTables<UserTables>()
  const remembered = new Map<string, Remembered>()

  const rows = createBatches({
    atOnce: 1,
    keyOf: (hash: string) => hash,
    async apply(hashes) {
      const found = await db
        .selectFrom('provider_token')
        .innerJoin('provider_user', 'provider_user.id', 'provider_token.user_id')
        .select(['token_hash', 'provider_user.id', 'merchant_user_id', 'currency_ids', 'expires_at'])
        .where(sql<boolean>`token_hash = any(${hashes})`)
        .where('ended_at', 'is', null)
        .where('expires_at', '>', sqlInstant(clock.now()))
        .execute()
      const byHash = new Map(found.map((row) => [row.token_hash, row]))
      return hashes.map((hash) => byHash.get(hash) ?? null)
    },
  })

  async function find(token: string): Promise<Player | null> {
    const row = await rows.submit(hashOf(token))
    if (!row) return null
    const player = { userId: row.id, merchantUserId: row.merchant_user_id, currencyIds: row.currency_ids }
    if (remembered.size >= REMEMBERED_MAX) remembered.clear()
    remembered.set(token, {
      player,
      expiresAt: row.expires_at,
      untilMs: clock.monotonicMs() + REMEMBERED_MS,
    })
    return player
  }

  function recall(token: string): Player | null {
    const known = remembered.get(token)
    const isFresh = known && known.untilMs > clock.monotonicMs() && known.expiresAt > clock.now()
    return isFresh ? known.player : null
  }

  return {
    async create({ merchantUserId, currencyIds, oddsLevel }) {
      const user = { currency_ids: [...currencyIds], odds_level: oddsLevel }
      const { id } = await db
        .insertInto('provider_user')
        .values({ merchant_user_id: merchantUserId, created_at: sqlInstant(clock.now()), ...user })
        .onConflict((conflict) => conflict.column('merchant_user_id').doUpdateSet(user))
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },
    async issueToken({ merchantUserId, platform, address, operatorSession, expiresAt }) {
      const user = await db
        .selectFrom('provider_user')
        .select('id')
        .where('merchant_user_id', '=', merchantUserId)
        .executeTakeFirst()
      if (!user) return null
      const token = ids.token()
      const now = clock.now()
      await db
        .insertInto('provider_token')
        .values({
          token_hash: hashOf(token),
          user_id: user.id,
          platform,
          address,
          issued_at: sqlInstant(now),
          expires_at: sqlInstant(Math.min(now + TOKEN_LIFE_MS, expiresAt ?? Number.POSITIVE_INFINITY)),
          operator_session: operatorSession,
          ended_at: null,
        })
        .execute()
      return token
    },
    byToken: (token) => recall(token) ?? find(token),
    remembered: recall,
    async endTokens(merchantUserId) {
      remembered.clear()
      const { numUpdatedRows } = await db
        .updateTable('provider_token')
        .set({ ended_at: sqlInstant(clock.now()) })
        .where('ended_at', 'is', null)
        .$if(merchantUserId !== null, (query) =>
          query.where('user_id', 'in', (users) =>
            users.selectFrom('provider_user').select('id').where('merchant_user_id', '=', merchantUserId),
          ),
        )
        .executeTakeFirst()
      return Number(numUpdatedRows)
    },
    async endTokensOfSession(operatorSession) {
      const { numUpdatedRows } = await db
        .updateTable('provider_token')
        .set({ ended_at: sqlInstant(clock.now()) })
        .where('operator_session', '=', operatorSession)
        .where('ended_at', 'is', null)
        .executeTakeFirst()
      // After the write: a player may have been remembered while it ran.
      remembered.clear()
      return Number(numUpdatedRows)
    },
    async dropExpired() {
      await db.deleteFrom('provider_token').where('expires_at', '<', sqlInstant(clock.now())).execute()
    },
  }
}

/** Who reads the database must not be able to bet with what is in it. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
