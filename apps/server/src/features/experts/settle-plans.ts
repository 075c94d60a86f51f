import type { LegResult } from '@keo/contract/experts'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import { days, type Instant } from '@keo/units/instants'
import type { Fixture, SportsbookGateway } from '../../gateways/sportsbook/sportsbook-gateway.ts'
import type { Ledger } from '../ledger/index.ts'
import { type LegEnd, type OpenLeg, sqlEndStore, type ToldLeg } from './end-store.ts'
import { createPlanMoney, type PlanMoneyNeeds } from './plan-money.ts'
import { legResult, planEnd } from './plan-rules.ts'
import { sqlPlanStore } from './plan-store.ts'

type Needs = PlanMoneyNeeds & {
  readonly database: Database
  readonly clock: Clock
  readonly ledger: Ledger
  readonly gateway: Pick<SportsbookGateway, 'scheduleOf'>
}

const AT_ONCE_MAX = 500
/** Of one question, below what the provider answers at most. */
const RANGE_MS = days(28)
/** Asked for and still open after so long: it will not end any more. */
const GIVE_UP_MS = days(2)
/** The provider corrects results for 72 h; a match may take half a day. */
const CORRECTED_FOR_MS = days(4)

/** Plans end by the provider's results, by themselves; who paid for one that is void has it back in the same moment. */
export function createPlanSettlement({ database, clock, tenantId, ledger, gateway, ...needs }: Needs) {
  const planMoney = createPlanMoney({ tenantId, ...needs })

  async function resultsFor(legs: readonly OpenLeg[]): Promise<ReadonlyMap<string, Fixture> | null> {
    const times = legs.map(({ beginsAt }) => beginsAt)
    const found = await gateway.scheduleOf({
      leagueIds: [...new Set(legs.map(({ leagueId }) => leagueId))],
      from: Math.min(...times),
      until: Math.max(...times) + 1,
      language: 'vi',
    })
    return found && new Map(found.map((fixture) => [fixture.matchId, fixture]))
  }

  function endOf(leg: OpenLeg, fixture: Fixture | undefined, now: Instant) {
    const result = fixture ? legResult(leg, fixture) : null
    if (result !== null) return { ...leg, result, score: fixture?.score ?? null }
    return leg.beginsAt < now - GIVE_UP_MS ? { ...leg, result: 'void' as const, score: null } : null
  }

  /** The newest end counts. Where a correction leaves a leg open, the plan stands as it did until that leg has ended. */
  const endPlan = (planId: string, ends: readonly LegEnd[]) =>
    ledger.write(async (tx, post) => {
      const [store, now] = [sqlEndStore(tx, tenantId), clock.now()]
      const before = await store.planForChange(planId)
      for (const end of ends) await store.endLeg(end, now)
      const legs = (await sqlPlanStore(tx, tenantId).legsOf([planId])).get(planId) ?? []
      const end = planEnd(legs)
      if (!end || (before && before.result === end.result && before.returned === end.returned)) return
      const ended = { ...end, version: (before?.version ?? 0) + 1 }
      await store.endPlan(planId, ended, now)
      await planMoney.follow(tx, post, { planId, before, ended }, now)
    })

  async function endAll(ends: readonly LegEnd[]): Promise<void> {
    for (const planId of new Set(ends.map((end) => end.planId)))
      await endPlan(
        planId,
        ends.filter((end) => end.planId === planId),
      )
  }

  return {
    async settle(): Promise<void> {
      const now = clock.now()
      const open = await sqlEndStore(database.db, tenantId).openLegs(now, AT_ONCE_MAX)
      const [oldest] = open
      if (!oldest) return
      const legs = open.filter(({ beginsAt }) => beginsAt < oldest.beginsAt + RANGE_MS)
      const results = await resultsFor(legs)
      if (!results) return
      await endAll(legs.flatMap((leg) => endOf(leg, results.get(leg.matchId), now) ?? []))
    },

    /** Results that the provider changed after they were told; of old ones nothing is asked any more. */
    async correct(): Promise<void> {
      const told = await sqlEndStore(database.db, tenantId).toldLegs(clock.now() - CORRECTED_FOR_MS)
      const results = told.length > 0 ? await resultsFor(told) : null
      if (!results) return
      await endAll(
        told.flatMap((leg) => {
          const fixture = results.get(leg.matchId)
          const result = fixture ? legResult(leg, fixture) : null
          if (!fixture || result === null || isTold(leg, result, fixture.score)) return []
          return [{ ...leg, result, score: fixture.score }]
        }),
      )
    },
  }
}

const isTold = (leg: ToldLeg, result: LegResult, score: Fixture['score']): boolean =>
  leg.result === result && leg.homeScore === (score?.home ?? null) && leg.awayScore === (score?.away ?? null)
