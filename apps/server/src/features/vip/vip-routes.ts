import type { MemberId } from '@keo/contract/ids'
import { getMyVip, listVipHistory, listVipLevels } from '@keo/contract/vip'
import type { Api } from '@keo/service-kit/http/api'
import { levelViews, type WithdrawalsOf } from './vip-views.ts'
import type { Vip } from './vip.ts'

type Needs = {
  readonly vip: Pick<Vip, 'mine' | 'history'>
  /** As it stands now. */
  withdrawals(): Promise<WithdrawalsOf>
  mayOffer(memberId: string): Promise<boolean>
}

export function vipRoutes(api: Api, { vip, withdrawals, mayOffer }: Needs): void {
  api.handle(listVipLevels, async ({ caller }) =>
    levelViews(await withdrawals(), !caller || (await mayOffer(caller.memberId))),
  )
  api.handle(getMyVip, ({ caller }) => vip.mine(caller.memberId as MemberId))
  api.handle(listVipHistory, ({ caller, body }) => vip.history(caller.memberId as MemberId, body.before))
}
