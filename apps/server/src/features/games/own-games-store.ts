import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import { days, type Instant } from '@keo/units/instants'
import { sql } from 'kysely'
import type { GameTables } from './game-tables.ts'

const RECENTS_MAX = 24
const MEASURED_DAYS = 30

/** What a member likes and played lately, newest first. */
export function sqlOwnGamesStore(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<GameTables>()
  const idsOf = async (table: 'game_favourite' | 'game_recent', memberId: string, most: number) => {
    const rows = await db
      .selectFrom(table)
      .select('game_id')
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .orderBy('at', 'desc')
      .orderBy('game_id')
      .limit(most)
      .execute()
    return rows.map(({ game_id: id }) => id)
  }
  return {
    favourites: (memberId: string) => idsOf('game_favourite', memberId, 1000),
    recents: (memberId: string) => idsOf('game_recent', memberId, RECENTS_MAX),
    async addFavourite(memberId: string, gameId: number, at: Instant): Promise<void> {
      await db
        .insertInto('game_favourite')
        .values({ tenant_id: tenantId, member_id: memberId, game_id: gameId, at: sqlInstant(at) })
        .onConflict((clash) => clash.doNothing())
        .execute()
    },
    async dropFavourite(memberId: string, gameId: number): Promise<void> {
      await db
        .deleteFrom('game_favourite')
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .where('game_id', '=', gameId)
        .execute()
    },
    async notePlayed(memberId: string, gameId: number, at: Instant): Promise<void> {
      await db
        .insertInto('game_recent')
        .values({ tenant_id: tenantId, member_id: memberId, game_id: gameId, at: sqlInstant(at) })
        .onConflict((clash) =>
          clash.columns(['tenant_id', 'member_id', 'game_id']).doUpdateSet({ at: sqlInstant(at) }),
        )
        .execute()
    },
  }
}

/** Of closed rounds in dong: what was staked on a game lately and what came back. */
export async function measuredReturn(
  db: Db,
  tenantId: string,
  gameId: number,
  now: Instant,
): Promise<{ rounds: number; staked: bigint; returned: bigint }> {
  const { rows } = await sql<{ rounds: number; staked: bigint; returned: bigint }>`
    select count(*)::int as rounds, coalesce(sum(stake), 0)::bigint as staked,
      coalesce(sum(returned), 0)::bigint as returned
    from game_round where tenant_id = ${tenantId} and game_id = ${gameId} and currency = 'VND' and state = 'closed'
      and stake > 0 and started_at >= ${sqlInstant(now - days(MEASURED_DAYS))}`.execute(db)
  return rows[0] ?? { rounds: 0, staked: 0n, returned: 0n }
}
