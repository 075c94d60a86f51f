import { fail } from '@keo/contract/errors'
import { confirmPlayLimit, getPlayLimits, setPlayLimit } from '@keo/contract/play-limits'
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
  api.handle(confirmPlayLimit, (request) => limits.confirm(request, request.body))
}
