import {
  buyPlan,
  followExpert,
  getExpert,
  getExpertCurve,
  getPlan,
  listExperts,
  listPlans,
} from '@keo/contract/experts'
import type { MemberId } from '@keo/contract/ids'
import type { Language } from '@keo/messages/languages'
import type { Api } from '@keo/service-kit/http/api'
import type { createPlanSales } from './buy-plan.ts'
import type { Experts, Reader } from './experts.ts'

type Needs = { readonly experts: Experts; readonly sales: ReturnType<typeof createPlanSales> }
type Request = { caller: { memberId: string } | null; language: Language }

const readerOf = ({ caller, language }: Request): Reader => ({
  memberId: caller ? (caller.memberId as MemberId) : null,
  language,
})

export function expertRoutes(api: Api, { experts, sales }: Needs): void {
  api.handle(listExperts, (request) => {
    const { sport, price = null, followed, page = '1' } = request.body
    return experts.list(
      {
        sport: sport === undefined ? null : Number(sport),
        price,
        isFollowed: followed === '1',
        page: Number(page),
      },
      readerOf(request),
    )
  })
  api.handle(getExpert, (request) => experts.detail(request.body.id, readerOf(request)))
  api.handle(getExpertCurve, ({ body }) => experts.curve(body.id, body.days))
  api.handle(listPlans, (request) => experts.plansOf(request.body.id, request.body.before, readerOf(request)))
  api.handle(getPlan, (request) => experts.plan(request.body.id, readerOf(request)))
  api.handle(followExpert, async (request) => {
    await experts.follow(request.caller.memberId as MemberId, request.body)
    return experts.one(request.body.id, readerOf(request))
  })
  api.handle(buyPlan, async (request) => {
    await sales.buy(request.caller.memberId as MemberId, request.body.id)
    return experts.plan(request.body.id, readerOf(request))
  })
}
