import type { Clock } from '@keo/service-kit/clock'
import type { Database, Tx } from '@keo/service-kit/db/database'
import { days, type Instant } from '@keo/units/instants'
import { money } from '@keo/units/money'
import type { Fixture, SportsbookGateway } from '../../gateways/sportsbook/sportsbook-gateway.ts'
import type { Ledger, Post } from '../ledger/index.ts'
import { type OpenLeg, sqlEndStore } from './end-store.ts'
import { legResult, planEnd } from './plan-rules.ts'
import { sqlPlanStore } from './plan-store.ts'
import { sqlPurchaseStore } from './purchase-store.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly tenantId: string
  readonly ledger: Ledger
  readonly gateway: Pick<SportsbookGateway, 'scheduleOf'>
}

const AT_ONCE_MAX = 500
/** Of one question, below what the provider answers at most. */
const RANGE_MS = days(28)
/** Asked for and still open after so long: it will not end any more. */
const GIVE_UP_MS = days(2)

/** Plans end by the provider's results, by themselves; who paid for one that is void has it back in the same moment. */
export function createPlanSettlement({ database, clock, tenantId, ledger, gateway }: Needs) {
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

  async function payBack(tx: Tx, post: Post, planId: string, now: Instant): Promise<void> {
    for (const { memberId, price } of await sqlPurchaseStore(tx, tenantId).refund(planId, now))
      await post({
        op: 'move',
        memberId,
        key: `plan:${planId}:refund`,
        kind: 'plan.refund',
        reference: planId,
        amount: money(price, 'VND'),
        from: 'house:fees',
        to: 'available',
      })
  }

  const endPlan = (
    planId: string,
    ends: readonly Parameters<ReturnType<typeof sqlEndStore>['endLeg']>[0][],
  ) =>
    ledger.write(async (tx, post) => {
      const [store, now] = [sqlEndStore(tx, tenantId), clock.now()]
      for (const end of ends) await store.endLeg(end, now)
      const legs = (await sqlPlanStore(tx, tenantId).legsOf([planId])).get(planId) ?? []
      const ended = planEnd(legs)
      if (!ended || !(await store.endPlan(planId, ended.result, ended.returned, now))) return
      if (ended.result === 'void') await payBack(tx, post, planId, now)
    })

  return {
    async settle(): Promise<void> {
      const now = clock.now()
      const open = await sqlEndStore(database.db, tenantId).openLegs(now, AT_ONCE_MAX)
      const [oldest] = open
      if (!oldest) return
      const legs = open.filter(({ beginsAt }) => beginsAt < oldest.beginsAt + RANGE_MS)
      const results = await resultsFor(legs)
      if (!results) return
      const ends = legs.flatMap((leg) => endOf(leg, results.get(leg.matchId), now) ?? [])
      for (const planId of new Set(ends.map((end) => end.planId)))
        await endPlan(
          planId,
          ends.filter((end) => end.planId === planId),
        )
    },
  }
}
