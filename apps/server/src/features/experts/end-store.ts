import type { LegResult, PickKind, PlanResult } from '@keo/contract/experts'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'
import type { Settled } from './record-rules.ts'

export type OpenLeg = {
  readonly planId: string
  readonly place: number
  readonly matchId: string
  readonly leagueId: number
  readonly beginsAt: Instant
  readonly kind: PickKind
  readonly optionType: number
  readonly line: number | null
}

export type LegEnd = Pick<OpenLeg, 'planId' | 'place'> & {
  readonly result: LegResult
  readonly score: { readonly home: number; readonly away: number } | null
}

/** An end that was told; a correction adds the next version. */
export type ToldLeg = OpenLeg & {
  readonly result: LegResult
  readonly homeScore: number | null
  readonly awayScore: number | null
}
export type ToldPlan = { readonly version: number; readonly result: PlanResult; readonly returned: bigint }

const LEG = sql`l.plan_id as "planId", l.place, l.match_id as "matchId", l.league_id as "leagueId",
  l.begins_at as "beginsAt", l.kind, l.option_type as "optionType", l.line`

/** The end of each leg that counts: the newest. */
export const newestLegEnd = sql`lateral (select e.result, e.home_score, e.away_score from expert_leg_end e
  where e.tenant_id = l.tenant_id and e.plan_id = l.plan_id and e.place = l.place order by e.version desc limit 1)`
/** The same of each plan. */
export const newestPlanEnd = sql`lateral (select e.result, e.returned, e.at from expert_plan_end e
  where e.tenant_id = p.tenant_id and e.plan_id = p.id order by e.version desc limit 1)`

/** How plans ended, as the provider's results tell. Ends are only added. */
export function sqlEndStore(db: Db, tenantId: string) {
  return {
    /** Legs whose match has begun and whose end is not known, the oldest first. */
    async openLegs(now: Instant, limit: number): Promise<OpenLeg[]> {
      const { rows } = await sql<OpenLeg>`select ${LEG} from expert_leg l
        where l.tenant_id = ${tenantId} and l.begins_at <= ${sqlInstant(now)} and not exists (
          select from expert_leg_end e where e.tenant_id = l.tenant_id and e.plan_id = l.plan_id and e.place = l.place)
        order by l.begins_at limit ${limit}`.execute(db)
      return rows
    },

    /** Legs of matches since then whose end is known. */
    async toldLegs(since: Instant): Promise<ToldLeg[]> {
      const { rows } =
        await sql<ToldLeg>`select ${LEG}, e.result, e.home_score as "homeScore", e.away_score as "awayScore"
        from expert_leg l join ${newestLegEnd} e on true
        where l.tenant_id = ${tenantId} and l.begins_at >= ${sqlInstant(since)} order by l.begins_at`.execute(
          db,
        )
      return rows
    },

    async endLeg({ planId, place, result, score }: LegEnd, now: Instant): Promise<void> {
      await sql`insert into expert_leg_end (tenant_id, plan_id, place, version, result, home_score, away_score, at)
        select ${tenantId}, ${planId}, ${place}, coalesce(max(version), 0) + 1, ${result}, ${score?.home ?? null}::int,
          ${score?.away ?? null}::int, ${sqlInstant(now)}
        from expert_leg_end where tenant_id = ${tenantId} and plan_id = ${planId} and place = ${place}`.execute(
        db,
      )
    },

    /** How a plan stands, for whoever changes it: the row of the plan is locked until then. */
    async planForChange(planId: string): Promise<ToldPlan | null> {
      await sql`select from expert_plan where tenant_id = ${tenantId} and id = ${planId} for update`.execute(
        db,
      )
      const { rows } = await sql<ToldPlan>`select version, result, returned from expert_plan_end
        where tenant_id = ${tenantId} and plan_id = ${planId} order by version desc limit 1`.execute(db)
      return rows[0] ?? null
    },

    async endPlan(planId: string, { version, result, returned }: ToldPlan, now: Instant): Promise<void> {
      await sql`insert into expert_plan_end (tenant_id, plan_id, version, result, returned, at)
        values (${tenantId}, ${planId}, ${version}, ${result}, ${returned}, ${sqlInstant(now)})`.execute(db)
    },

    async count(): Promise<number> {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from expert_plan_end
        where tenant_id = ${tenantId}`.execute(db)
      return rows[0]?.count ?? 0
    },

    /** Every plan that ended, by expert, in the order of their kick-offs. */
    async settled(): Promise<ReadonlyMap<string, Settled[]>> {
      const { rows } = await sql<
        Settled & { expertId: string }
      >`select p.expert_id as "expertId", e.result, e.returned,
          p.total_price as price, e.at
        from expert_plan p join ${newestPlanEnd} e on true
        where p.tenant_id = ${tenantId} order by p.opens_at, p.id`.execute(db)
      const settled = new Map<string, Settled[]>()
      for (const { expertId, ...one } of rows) {
        const own = settled.get(expertId)
        if (own) own.push(one)
        else settled.set(expertId, [one])
      }
      return settled
    },

    /** Legs of one expert's settled plans by kind of bet: half a win is a win. */
    async kinds(
      expertId: string,
    ): Promise<{ kind: PickKind; won: number; decided: number; prices: bigint[] }[]> {
      const { rows } = await sql<{ kind: PickKind; won: number; decided: number; prices: bigint[] }>`
        select l.kind, count(*) filter (where e.result in ('won', 'halfWon'))::int as won, count(*)::int as decided,
          array_agg(l.price::bigint) as prices
        from expert_leg l join ${newestLegEnd} e on true
        where l.tenant_id = ${tenantId} and l.expert_id = ${expertId} and e.result not in ('void', 'push')
        group by l.kind order by decided desc, l.kind`.execute(db)
      return rows
    },
  }
}
