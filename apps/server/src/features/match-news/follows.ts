import { FOLLOWED_MAX, type FollowedMatch } from '@keo/contract/match-news'
import type { Clock } from '@keo/service-kit/clock'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Database, Tx } from '@keo/service-kit/db/database'
import { days } from '@keo/units/instants'
import { sql } from 'kysely'
import type { MatchNewsTables } from './match-news-tables.ts'

/** Longer than any competition that can be bet on; after that an id may mean another match. */
const KEPT_MS = days(120)

type Needs = { database: Database; clock: Clock; tenantId: string }

/** The matches a member follows, on whatever device. */
export function createFollows({ database, clock, tenantId }: Needs) {
  const db = database.db.withTables<MatchNewsTables>()

  async function list(memberId: string): Promise<FollowedMatch[]> {
    return db
      .selectFrom('followed_match')
      .select(['sport_id as sportId', 'match_id as matchId'])
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .orderBy('followed_at', 'desc')
      .orderBy('match_id')
      .limit(FOLLOWED_MAX)
      .execute()
  }

  async function add(memberId: string, matches: readonly FollowedMatch[]): Promise<void> {
    // The same match twice in one list would be a clash within one statement.
    const unique = new Map(matches.map((match) => [match.matchId, match]))
    await db
      .insertInto('followed_match')
      .values(
        [...unique.values()].map(({ sportId, matchId }) => ({
          tenant_id: tenantId,
          member_id: memberId,
          match_id: matchId,
          sport_id: sportId,
          followed_at: sqlInstant(clock.now()),
        })),
      )
      .onConflict((clash) => clash.columns(['tenant_id', 'member_id', 'match_id']).doNothing())
      .execute()
    await sql`delete from followed_match where tenant_id = ${tenantId} and member_id = ${memberId} and match_id in (
      select match_id from followed_match where tenant_id = ${tenantId} and member_id = ${memberId}
      order by followed_at desc, match_id offset ${FOLLOWED_MAX})`.execute(db)
  }

  return {
    list,
    async follow(memberId: string, matches: readonly FollowedMatch[]): Promise<FollowedMatch[]> {
      await add(memberId, matches)
      return list(memberId)
    },
    async unfollow(memberId: string, matches: readonly FollowedMatch[]): Promise<FollowedMatch[]> {
      await db
        .deleteFrom('followed_match')
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .where(
          'match_id',
          'in',
          matches.map(({ matchId }) => matchId),
        )
        .execute()
      return list(memberId)
    },
    /** Of these pairs of member and match the ones that are followed, as `memberId matchId`. */
    async followedAmong(
      tx: Tx,
      pairs: readonly { memberId: string; matchId: string }[],
    ): Promise<ReadonlySet<string>> {
      const { rows } = await sql<{ memberId: string; matchId: string }>`
        select f.member_id as "memberId", f.match_id as "matchId" from followed_match f
        join unnest(${pairs.map(({ memberId }) => memberId)}::text[], ${pairs.map(({ matchId }) => matchId)}::text[])
          as asked (member_id, match_id) on asked.member_id = f.member_id and asked.match_id = f.match_id
        where f.tenant_id = ${tenantId}`.execute(tx)
      return new Set(rows.map(({ memberId, matchId }) => `${memberId} ${matchId}`))
    },
    async dropOld(): Promise<void> {
      await db
        .deleteFrom('followed_match')
        .where('tenant_id', '=', tenantId)
        .where('followed_at', '<', sqlInstant(clock.now() - KEPT_MS))
        .execute()
    },
  }
}

export type Follows = ReturnType<typeof createFollows>
