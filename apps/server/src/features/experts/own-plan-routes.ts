import { decideExpertApplication, listExpertApplications } from '@keo/contract/expert-desk'
import type { MemberId } from '@keo/contract/ids'
import { applyAsExpert, getOwnExpert, writePlan } from '@keo/contract/own-plans'
import type { Api } from '@keo/service-kit/http/api'
import type { ExpertApplications } from './applications.ts'
import type { Experts } from './experts.ts'
import type { MemberPlans } from './member-plans.ts'

type Needs = {
  readonly experts: Experts
  readonly applications: ExpertApplications
  readonly plans: MemberPlans
}

export function ownPlanRoutes(api: Api, { experts, applications, plans }: Needs): void {
  api.handle(getOwnExpert, ({ caller }) => applications.own(caller.memberId as MemberId))
  api.handle(applyAsExpert, ({ caller, body }) => applications.apply(caller.memberId as MemberId, body))
  api.handle(writePlan, async ({ caller, body, language }) => {
    const memberId = caller.memberId as MemberId
    return experts.plan(await plans.write(memberId, body), { memberId, language })
  })
}

/** Outside prod only, until the people of the site have a console; there it is `npm run review`. */
export function expertDeskRoutes(api: Api, applications: ExpertApplications): void {
  api.handle(listExpertApplications, () => applications.waiting())
  api.handle(decideExpertApplication, async ({ body: { id, isAccepted, reason = '' } }) => {
    await applications.decide(id, { isAccepted, reason, by: 'sandbox' })
    return applications.waiting()
  })
}
