import type { MemberId } from '@keo/contract/ids'
import type { FixtureList, Outcome } from '@keo/contract/predictions'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'
import { FIXTURE_COLUMNS, type KeptFixture } from '../fixtures/index.ts'

export type PickedFixture = KeptFixture & { readonly pick: Outcome | null }
type Asked = {
  readonly memberId: MemberId | null
  readonly campaignId: string
  readonly leagues: readonly number[]
}
type Range = {
  readonly from: Instant
  readonly until: Instant
  readonly offset: number
  readonly limit: number
}

/** Picks of members, for a database or for one transaction of it. */
export function sqlPickStore(db: Db, tenantId: string) {
  const joined = ({ memberId, campaignId }: Asked) => sql`sports_fixture f left join campaign_pick p
    on p.tenant_id = f.tenant_id and p.match_id = f.match_id and p.campaign_id = ${campaignId}
    and p.member_id = ${memberId}`

  return {
    /** Matches that begin in a time, the next or the newest first; all of them, or those that were picked. */
    async page(asked: Asked, when: FixtureList, { from, until, offset, limit }: Range) {
      const order = when === 'next' ? sql`f.begins_at, f.match_id` : sql`f.begins_at desc, f.match_id`
      const states = when === 'next' ? ['open'] : ['open', 'over', 'void']
      const { rows } = await sql<PickedFixture>`select ${FIXTURE_COLUMNS}, p.pick from ${joined(asked)}
        where f.tenant_id = ${tenantId} and f.league_id = any(${[...asked.leagues]}::int[])
          and f.state = any(${states}::text[]) and (${when !== 'picked'} or p.pick is not null)
          and f.begins_at > ${sqlInstant(from)} and f.begins_at <= ${sqlInstant(until)}
        order by ${order} offset ${offset} limit ${limit}`.execute(db)
      return rows
    },

    async one(asked: Asked, matchId: string): Promise<PickedFixture | undefined> {
      const { rows } = await sql<PickedFixture>`select ${FIXTURE_COLUMNS}, p.pick from ${joined(asked)}
        where f.tenant_id = ${tenantId} and f.match_id = ${matchId}
          and f.league_id = any(${[...asked.leagues]}::int[])`.execute(db)
      return rows[0]
    },

    /** False when the match has begun by now: then nothing is written. */
    async set(
      memberId: MemberId,
      campaignId: string,
      { matchId, pick, now }: { matchId: string; pick: Outcome; now: Instant },
    ): Promise<boolean> {
      const at = sqlInstant(now)
      const { numAffectedRows } = await sql`
        insert into campaign_pick (tenant_id, member_id, campaign_id, match_id, pick, at)
        select f.tenant_id, ${memberId}, ${campaignId}, f.match_id, ${pick}, ${at} from sports_fixture f
        where f.tenant_id = ${tenantId} and f.match_id = ${matchId} and f.state = 'open' and f.begins_at > ${at}
        on conflict (tenant_id, member_id, campaign_id, match_id)
          do update set pick = excluded.pick, at = excluded.at`.execute(db)
      return numAffectedRows === 1n
    },

    /** How many members picked what. */
    async counts(campaignId: string, matchId: string): Promise<ReadonlyMap<Outcome, number>> {
      const { rows } = await sql<{ pick: Outcome; count: number }>`
        select pick, count(*)::int as count from campaign_pick
        where tenant_id = ${tenantId} and campaign_id = ${campaignId} and match_id = ${matchId} group by pick`.execute(
        db,
      )
      return new Map(rows.map(({ pick, count }) => [pick, count]))
    },

    /** Of matches that are gone, before their ids come round. */
    async dropBefore(at: Instant): Promise<void> {
      await sql`delete from campaign_pick where tenant_id = ${tenantId} and at < ${sqlInstant(at)}`.execute(
        db,
      )
    },
  }
}
