import { fail } from '@keo/contract/errors'
import {
  confirmWithdrawOrder,
  getLargeWithdrawLimit,
  getWithdrawContent,
  getWithdrawOrder,
  getWithdrawStatus,
  listWithdrawChannels,
  withdrawToBank,
  withdrawToEwallet,
  withdrawUsdt,
} from '@keo/contract/withdraw'
import { notifyPayout } from '@keo/contract/payout-parties'
import { WITHDRAW_STATES } from '@keo/contract/withdraw-states'
import type { Api } from '@keo/service-kit/http/api'
import type { Withdrawals } from './withdrawals.ts'

export function withdrawRoutes(api: Api, withdrawals: Withdrawals) {
  const { request, view, find } = withdrawals

  api.handle(listWithdrawChannels, ({ caller }) => withdrawals.channels(caller.memberId))
  api.handle(getWithdrawContent, ({ caller, body }) => withdrawals.content(caller.memberId, body.channel))
  api.handle(getLargeWithdrawLimit, ({ caller }) => withdrawals.largeLimit(caller.memberId))
  api.handle(withdrawToBank, async (asked) =>
    view(await request(asked, asked.body.channel ?? 'bank', asked.body)),
  )
  api.handle(withdrawUsdt, async (asked) => view(await request(asked, 'usdt', asked.body)))
  api.handle(withdrawToEwallet, async (asked) => view(await request(asked, 'ewallet', asked.body)))
  api.handle(getWithdrawStatus, async ({ caller, body }) => {
    const order = (await find(caller.memberId, body.orderNo)) ?? fail('NOT_FOUND')
    return { orderNo: order.orderNo, orderStatus: WITHDRAW_STATES[order.state] }
  })
  api.handle(getWithdrawOrder, async ({ caller, body }) => {
    const order = await find(caller.memberId, body.orderNo)
    if (!order && body.orderNo !== undefined) fail('NOT_FOUND')
    return order ? view(order) : null
  })
  api.handle(confirmWithdrawOrder, async ({ caller, body }) => {
    await withdrawals.confirm(caller.memberId, body.orderNo)
    return view((await find(caller.memberId, body.orderNo)) ?? fail('NOT_FOUND'))
  })
  api.handle(notifyPayout, async ({ body, address }) => {
    await withdrawals.handleNotice(body, address)
    return null
  })
}
