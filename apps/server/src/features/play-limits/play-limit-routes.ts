import { fail } from '@keo/contract/errors'
import {
  confirmPlayLimit,
  getPlayLimits,
  listLimitNotices,
  seeLimitNotices,
  setPlayLimit,
} from '@keo/contract/play-limits'
import type { Api } from '@keo/service-kit/http/api'
import { parseMoney } from '@keo/units/money'
import type { PlayLimits } from './play-limits.ts'

export function playLimitRoutes(api: Api, limits: PlayLimits) {
  api.handle(getPlayLimits, ({ caller }) => limits.get(caller.memberId))
  api.handle(setPlayLimit, async (request) => {
    const { amount } = request.body
    if (amount === null) return limits.set(request, request.body, null)
    const wanted = parseMoney(amount, await limits.currencyOf(request.caller.memberId))
    return limits.set(request, request.body, wanted?.minor ?? fail('AMOUNT_WRONG'))
  })
  api.handle(listLimitNotices, async ({ caller: { memberId } }) =>
    limits.notices.unseen(memberId, await limits.currencyOf(memberId)),
  )
  api.handle(seeLimitNotices, async ({ caller, body }) => {
    await limits.notices.see(caller.memberId, body.ids)
    return null
  })
  api.handle(confirmPlayLimit, (request) => limits.confirm(request, request.body))
}
