import type { SecretBox } from '@keo/service-kit/secret-box'
import type { UsdtRate } from '../../gateways/payouts/payout-gateway.ts'
import { createPayoutNotices } from './payout-notices.ts'
import { createRateQuotes } from './rate-quotes.ts'
import { createWithdrawHandOver } from './withdraw-hand-over.ts'
import { createWithdrawContent } from './withdraw-content.ts'
import type { WithdrawNeeds } from './withdraw-needs.ts'
import { createWithdrawProgress } from './withdraw-progress.ts'
import { createWithdrawRequests } from './withdraw-service.ts'
import { sqlWithdrawStore, type HeldOrder } from './withdraw-store.ts'
import { createWithdrawTimes } from './withdraw-times.ts'
import { toWithdrawOrder } from './withdraw-views.ts'

type Needs = Omit<WithdrawNeeds, 'quotes'> & {
  usdtRate: UsdtRate
  /** Signs quotes. */
  box: SecretBox
}

export type Withdrawals = ReturnType<typeof createWithdrawals>

/** Everything of withdrawals, put together. */
export function createWithdrawals(given: Needs) {
  const needs = { ...given, quotes: createRateQuotes({ ...given, rate: given.usdtRate }) }
  const store = sqlWithdrawStore(needs.database.db, needs.tenantId)
  const times = createWithdrawTimes(needs)
  const progress = createWithdrawProgress(needs)
  createWithdrawHandOver({ ...needs, progress })
  const hearNotice = createPayoutNotices({ ...needs, progress })
  return {
    ...createWithdrawContent({ ...needs, times }),
    request: createWithdrawRequests({ ...needs, begin: progress.begin }),
    confirm: progress.confirm,
    hearNotice,
    /** The newest one when no number is given. */
    find: (memberId: string, orderNo?: string) =>
      orderNo === undefined ? store.newest(memberId) : store.find(memberId, orderNo),
    view: async (order: HeldOrder) => toWithdrawOrder(order, await store.stages(order), await times(order)),
  }
}
