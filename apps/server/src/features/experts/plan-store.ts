import type { LegResult, PickKind, PlanResult, PlanTexts } from '@keo/contract/experts'
import type { MemberId } from '@keo/contract/ids'
import type { Language } from '@keo/messages/languages'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'
import { newestLegEnd, newestPlanEnd } from './end-store.ts'

/** League, home, away. */
export type Names = Readonly<Record<Language, readonly [string, string, string]>>

export type KeptLeg = {
  readonly place: number
  readonly matchId: string
  readonly sportId: number
  readonly leagueId: number
  readonly beginsAt: Instant
  readonly names: Names
  readonly marketId: number
  readonly kind: PickKind
  readonly optionType: number
  readonly line: number | null
  readonly price: number
}

export type KeptPlan = {
  readonly id: string
  readonly expertId: string
  readonly price: bigint | null
  readonly sports: readonly number[]
  readonly totalPrice: bigint
  readonly texts: PlanTexts
  readonly salt: string
  readonly hash: string
  readonly writtenAt: Instant
  readonly opensAt: Instant
}

export type EndedLeg = KeptLeg & {
  readonly result: LegResult | null
  readonly homeScore: number | null
  readonly awayScore: number | null
}
export type ReadPlan = KeptPlan & {
  readonly result: PlanResult | null
  readonly returned: bigint | null
  readonly boughtAt: Instant | null
  readonly refundedAt: Instant | null
  /** Who wrote it; null for those of the sandbox. */
  readonly writerId: MemberId | null
  /** The reader wrote it. */
  readonly isOwn: boolean
  /** Of the expert, by the people of the site. */
  readonly isStopped: boolean
}

const PLAN = sql`p.id, p.expert_id as "expertId", p.price, p.sports, p.total_price as "totalPrice", p.texts, p.salt, p.hash,
  p.written_at as "writtenAt", p.opens_at as "opensAt"`

/** Plans and their legs, written once and only read from then on. */
export function sqlPlanStore(db: Db, tenantId: string) {
  const read = (memberId: MemberId | null) => sql`select ${PLAN}, e.result, e.returned,
      b.bought_at as "boughtAt", b.refunded_at as "refundedAt", x.member_id as "writerId",
      coalesce(x.member_id = ${memberId}, false) as "isOwn", x.stopped_at is not null as "isStopped"
    from expert_plan p
    join expert x on x.tenant_id = p.tenant_id and x.id = p.expert_id
    left join ${newestPlanEnd} e on true
    left join plan_purchase b on b.tenant_id = p.tenant_id and b.plan_id = p.id and b.member_id = ${memberId}`

  return {
    async insert(plan: KeptPlan, legs: readonly KeptLeg[]): Promise<void> {
      await sql`insert into expert_plan
          (tenant_id, id, expert_id, price, sports, total_price, texts, salt, hash, written_at, opens_at)
        values (${tenantId}, ${plan.id}, ${plan.expertId}, ${plan.price}, ${[...plan.sports]}::int[], ${plan.totalPrice},
          ${JSON.stringify(plan.texts)}::jsonb, ${plan.salt}, ${plan.hash}, ${sqlInstant(plan.writtenAt)},
          ${sqlInstant(plan.opensAt)})`.execute(db)
      for (const leg of legs)
        await sql`insert into expert_leg (tenant_id, plan_id, place, expert_id, match_id, sport_id, league_id, begins_at,
            names, market_id, kind, option_type, line, price)
          values (${tenantId}, ${plan.id}, ${leg.place}, ${plan.expertId}, ${leg.matchId}, ${leg.sportId}, ${leg.leagueId},
            ${sqlInstant(leg.beginsAt)}, ${JSON.stringify(leg.names)}::jsonb, ${leg.marketId}, ${leg.kind},
            ${leg.optionType}, ${leg.line}, ${leg.price})`.execute(db)
    },

    async one(id: string, memberId: MemberId | null): Promise<ReadPlan | undefined> {
      const { rows } = await sql<ReadPlan>`${read(memberId)}
        where p.tenant_id = ${tenantId} and p.id = ${id}`.execute(db)
      return rows[0]
    },

    /** Newest first; ids sort by age. */
    async page(
      expertId: string,
      memberId: MemberId | null,
      { before, limit }: { before: string | undefined; limit: number },
    ): Promise<ReadPlan[]> {
      const older = before === undefined ? sql`` : sql`and p.id < ${before}`
      const { rows } = await sql<ReadPlan>`${read(memberId)}
        where p.tenant_id = ${tenantId} and p.expert_id = ${expertId} ${older}
        order by p.id desc limit ${limit}`.execute(db)
      return rows
    },

    async legsOf(planIds: readonly string[]): Promise<ReadonlyMap<string, EndedLeg[]>> {
      const { rows } = await sql<EndedLeg & { planId: string }>`select l.plan_id as "planId", l.place,
          l.match_id as "matchId", l.sport_id as "sportId", l.league_id as "leagueId", l.begins_at as "beginsAt", l.names,
          l.market_id as "marketId", l.kind, l.option_type as "optionType", l.line, l.price, e.result,
          e.home_score as "homeScore", e.away_score as "awayScore"
        from expert_leg l
        left join ${newestLegEnd} e on true
        where l.tenant_id = ${tenantId} and l.plan_id = any(${[...planIds]}::text[])
        order by l.plan_id, l.place`.execute(db)
      const legs = new Map<string, EndedLeg[]>()
      for (const { planId, ...leg } of rows) legs.set(planId, [...(legs.get(planId) ?? []), leg])
      return legs
    },

    /** Matches of these that an expert has said something about. */
    async toldBy(expertId: string, matchIds: readonly string[]): Promise<ReadonlySet<string>> {
      const { rows } = await sql<{ id: string }>`select match_id as id from expert_leg
        where tenant_id = ${tenantId} and expert_id = ${expertId} and match_id = any(${[...matchIds]}::text[])`.execute(
        db,
      )
      return new Set(rows.map(({ id }) => id))
    },

    async writtenSince(expertId: string, since: Instant): Promise<number> {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from expert_plan
        where tenant_id = ${tenantId} and expert_id = ${expertId} and written_at > ${sqlInstant(since)}`.execute(
        db,
      )
      return rows[0]?.count ?? 0
    },
  }
}
