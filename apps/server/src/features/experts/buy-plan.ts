import { fail } from '@keo/contract/errors'
import type { MemberId } from '@keo/contract/ids'
import type { Clock } from '@keo/service-kit/clock'
import type { Tx } from '@keo/service-kit/db/database'
import { money } from '@keo/units/money'
import { isBefore } from '../fixtures/index.ts'
import type { Ledger } from '../ledger/index.ts'
import { sqlPlanStore } from './plan-store.ts'
import { sqlPurchaseStore } from './purchase-store.ts'
import { shareTraces } from './shared-traces.ts'

type Needs = {
  readonly clock: Clock
  readonly tenantId: string
  readonly ledger: Ledger
  /** Refuses whoever may not put money into play. */
  mayPlay(memberIds: readonly MemberId[], tx: Tx): Promise<void>
}

/** A plan is bought once by a member, however often it is asked for: its row and its money are one transaction. */
export function createPlanSales({ clock, tenantId, ledger, mayPlay }: Needs) {
  return {
    async buy(memberId: MemberId, planId: string): Promise<void> {
      await ledger.write(async (tx, post) => {
        const plan = (await sqlPlanStore(tx, tenantId).one(planId, memberId)) ?? fail('NOT_FOUND')
        const { price, opensAt } = plan
        if (price === null || plan.boughtAt !== null) return
        if (plan.isOwn) fail('PLAN_OWN')
        if (plan.isStopped) fail('EXPERT_STOPPED')
        const now = clock.now()
        if (!isBefore(opensAt, now)) fail('PLAN_BEGUN')
        const { writerId } = plan
        const isShared = writerId !== null && (await shareTraces(tx, tenantId, memberId, writerId))
        const bought = { memberId, price, isShared }
        if (!(await sqlPurchaseStore(tx, tenantId).insert(planId, bought, now))) return
        await mayPlay([memberId], tx)
        await post({
          op: 'move',
          memberId,
          key: `plan:${planId}`,
          kind: 'plan.buy',
          reference: planId,
          amount: money(price, 'VND'),
          from: 'available',
          to: 'house:fees',
        })
      })
    },
  }
}
