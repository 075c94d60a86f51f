import type { SecretBox } from '@keo/service-kit/secret-box'
import type { RateIn } from '../usdt-rate/index.ts'
import { createPayoutNotices } from './payout-notices.ts'
import { createRateQuotes } from './rate-quotes.ts'
import { createWithdrawHandOver } from './withdraw-hand-over.ts'
import { createWithdrawContent } from './withdraw-content.ts'
import { sqlWithdrawHolds } from './withdraw-holds.ts'
import type { WithdrawNeeds } from './withdraw-needs.ts'
import { createWithdrawProgress } from './withdraw-progress.ts'
import { createWithdrawRequests } from './withdraw-service.ts'
import { sqlWithdrawStore, type HeldOrder } from './withdraw-store.ts'
import { createWithdrawTimes } from './withdraw-times.ts'
import { toWithdrawOrder } from './withdraw-views.ts'

type Needs = Omit<WithdrawNeeds, 'quotes'> & {
  usdtRate: RateIn
  /** Signs quotes. */
  box: SecretBox
}

export type Withdrawals = ReturnType<typeof createWithdrawals>

/** Everything of withdrawals, put together. */
export function createWithdrawals(needs: Needs) {
  const { database, clock, jobs, audit, log, tenantId, ledger, gateways, bindings, turnoverOf } = needs
  const quotes = createRateQuotes({ clock, box: needs.box, database, rate: needs.usdtRate })
  const store = sqlWithdrawStore(database.db, tenantId)
  const times = createWithdrawTimes({ database, tenantId })
  const progress = createWithdrawProgress({
    clock,
    jobs,
    audit,
    log,
    tenantId,
    ledger,
    reviewer: needs.reviewer,
    writeLetter: needs.writeLetter,
  })
  createWithdrawHandOver({ database, clock, jobs, log, tenantId, ledger, gateways, bindings, progress })
  const handleNotice = createPayoutNotices({
    clock,
    log,
    tenantId,
    ledger,
    gateways,
    isPartyAddress: needs.isPartyAddress,
    progress,
  })
  return {
    ...createWithdrawContent({ database, clock, tenantId, ledger, quotes, gateways, turnoverOf, times }),
    request: createWithdrawRequests({
      database,
      clock,
      ids: needs.ids,
      audit,
      tenantId,
      ledger,
      passwords: needs.passwords,
      saferPlay: needs.saferPlay,
      quotes,
      gateways,
      bindings,
      turnoverOf,
      begin: progress.begin,
    }),
    confirm: progress.confirm,
    handleNotice,
    /** The newest one when no number is given. */
    find: (memberId: string, orderNo?: string) =>
      orderNo === undefined ? store.newest(memberId) : store.find(memberId, orderNo),
    latest: store.latest,
    view: async (order: HeldOrder) =>
      toWithdrawOrder(order, await store.stages(order), await times(order), {
        hold: await sqlWithdrawHolds(database.db, tenantId).find(order.orderNo, clock.now()),
        bankName: await bindings.banks.names(),
      }),
  }
}
