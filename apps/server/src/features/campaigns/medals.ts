import { fail } from '@keo/contract/errors'
import type { MemberId } from '@keo/contract/ids'
import { FIXTURES_PAGE, type MedalSide } from '@keo/contract/predictions'
import type { Language } from '@keo/messages/languages'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'
import { AHEAD_MS, FIXTURE_COLUMNS, type KeptFixture } from '../fixtures/index.ts'
import type { Caller, CampaignNeeds } from './campaign-parts.ts'
import type { Reader } from './campaigns.ts'
import type { Giving } from './giving.ts'
import { medalTable } from './medal-table.ts'
import { standingOf } from './windows.ts'

type Asked = { readonly id: string; readonly version: number; readonly sideId: number }

/** Tables of medals from results of real matches, and the side that a member is for. */
export function createMedals(
  { database, clock, tenantId, library, mayOffer, ensureFixtures }: CampaignNeeds,
  giving: Giving,
) {
  const { db } = database

  /** Matches of a season and of the next days: their sides are those of the table. */
  async function matchesOf(
    leagues: readonly number[],
    from: Instant,
    until: Instant,
  ): Promise<KeptFixture[]> {
    const { rows } = await sql<KeptFixture>`select ${FIXTURE_COLUMNS} from sports_fixture f
      where f.tenant_id = ${tenantId} and f.league_id = any(${[...leagues]}::int[])
        and f.begins_at >= ${sqlInstant(from)} and f.begins_at < ${sqlInstant(until)}
      order by f.begins_at`.execute(db)
    return rows
  }

  async function sideOf(memberId: MemberId | null, campaignId: string, key: string): Promise<number | null> {
    const { rows } = await sql<{ sideId: number }>`select side_id as "sideId" from campaign_side
      where tenant_id = ${tenantId} and member_id = ${memberId} and campaign_id = ${campaignId}
        and window_key = ${key}`.execute(db)
    return rows[0]?.sideId ?? null
  }

  async function tableOf(leagues: readonly number[], season: { from: Instant; until: Instant }) {
    const until = Math.min(season.until, clock.now() + AHEAD_MS)
    const matches = await matchesOf(leagues, season.from, until)
    const names = new Map<number, KeptFixture>()
    for (const match of matches) names.set(match.homeId, match).set(match.awayId, match)
    const played = matches.flatMap(({ homeId, awayId, homeScore, awayScore, state }) =>
      state === 'over' && homeScore !== null && awayScore !== null
        ? [{ homeId, awayId, homeScore, awayScore }]
        : [],
    )
    return { names, table: medalTable(names.keys(), played) }
  }

  return {
    async list({ id, page }: { id: string; page: number }, { memberId, language }: Reader) {
      if (memberId !== null && !(await mayOffer(memberId))) fail('OFFERS_CLOSED')
      const campaign = library.one(id)
      if (campaign.kind !== 'medals') fail('NOT_FOUND')
      const { leagues } = campaign.fixtures ?? fail('NOT_FOUND')
      const { window } = standingOf(campaign, clock.now())
      if (!window) return { items: [], hasMore: false, mine: null }
      await ensureFixtures()
      const { names, table } = await tableOf(leagues, window)
      const items = table.map((side): MedalSide =>
        Object.assign({ name: nameOf(names.get(side.sideId), side.sideId, language) }, side),
      )
      const mySide = await sideOf(memberId, id, window.key)
      const from = (page - 1) * FIXTURES_PAGE
      return {
        items: items.slice(from, from + FIXTURES_PAGE),
        hasMore: items.length > from + FIXTURES_PAGE,
        mine: items.find(({ sideId }) => sideId === mySide) ?? null,
      }
    },

    /** Once in a cycle: a second choice gets the first answer. */
    async choose(caller: Caller, asked: Asked): Promise<number> {
      const { campaign, window } = await giving.admit(caller, asked)
      const { leagues } = campaign.fixtures ?? fail('NOT_FOUND')
      if (!campaign.canChoose || clock.now() >= window.until) fail('NOT_FOUND')
      await giving.demandMeant(db, campaign, caller)
      await ensureFixtures()
      const { names } = await tableOf(leagues, window)
      if (!names.has(asked.sideId)) fail('NOT_FOUND')
      await sql`insert into campaign_side (tenant_id, member_id, campaign_id, window_key, side_id, leagues, at)
        values (${tenantId}, ${caller.memberId}, ${campaign.id}, ${window.key}, ${asked.sideId},
          ${[...leagues]}::int[], ${sqlInstant(clock.now())}) on conflict do nothing`.execute(db)
      return (await sideOf(caller.memberId, campaign.id, window.key)) ?? asked.sideId
    },
  }
}

const nameOf = (match: KeptFixture | undefined, sideId: number, language: Language): string =>
  match?.names[language][match.homeId === sideId ? 1 : 2] ?? ''
