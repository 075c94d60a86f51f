import { fail } from '@keo/contract/errors'
import type { Audit } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import { hours } from '@keo/units/instants'
import type { ReviewDesk } from '../reviews/index.ts'
import { staffRecord, type StaffActing } from '../staff/index.ts'
import type { WithdrawalOpenings } from './withdrawal-openings.ts'
import { lockInReview, sqlWithdrawHolds } from '../withdraw/index.ts'

type Needs = {
  database: Database
  clock: Clock
  audit: Audit
  tenantId: string
  openings: Pick<WithdrawalOpenings, 'demand'>
  reviews: Pick<ReviewDesk, 'isDecided'>
}

export type WithdrawalHolds = ReturnType<typeof createWithdrawalHolds>

/** Withdrawals in review that somebody keeps from being paid: one person holds, one person takes it off. */
export function createWithdrawalHolds({ database, clock, audit, tenantId, openings, reviews }: Needs) {
  return {
    ofOrders: (orderNos: readonly string[]) =>
      sqlWithdrawHolds(database.db, tenantId).ofOrders(orderNos, clock.now()),

    async hold(
      acting: StaffActing,
      asked: { orderNo: string; hours: number | null; reason: string },
    ): Promise<void> {
      const { orderNo, reason } = asked
      await database.tx(async (tx) => {
        await lockInReview(tx, tenantId, orderNo)
        await openings.demand(tx, acting, orderNo)
        if (await reviews.isDecided(tx, 'withdrawal', orderNo)) fail('REVIEW_DECIDED')
        const holds = sqlWithdrawHolds(tx, tenantId)
        const since = clock.now()
        if (await holds.find(orderNo, since)) fail('WITHDRAWAL_HELD')
        const until = asked.hours === null ? null : since + hours(asked.hours)
        await holds.place({ orderNo, reason, by: acting.caller.staffId, since, until })
        await audit.write(
          tx,
          staffRecord(acting, { action: 'withdrawal.held', object: orderNo, after: { reason, until } }),
        )
      })
    },

    async lift(acting: StaffActing, orderNo: string, reason: string): Promise<void> {
      await database.tx(async (tx) => {
        await lockInReview(tx, tenantId, orderNo)
        await openings.demand(tx, acting, orderNo)
        const holds = sqlWithdrawHolds(tx, tenantId)
        const held = (await holds.find(orderNo, clock.now())) ?? fail('NOT_FOUND')
        await holds.lift(orderNo)
        const before = { reason: held.reason, by: held.by, until: held.until }
        await audit.write(
          tx,
          staffRecord(acting, {
            action: 'withdrawal.hold-lifted',
            object: orderNo,
            before,
            after: { reason },
          }),
        )
      })
    },
  }
}
