import { applyAsAgent, getAgentApplication, type AgentApplication } from '@keo/contract/agent-application'
import { maskPhone } from '@keo/contract/masks'
import type { Api } from '@keo/service-kit/http/api'
import { serverTimeText } from '@keo/units/instants'
import type { AgentApplications } from './agent-application-service.ts'
import type { HeldApplication } from './agent-application-store.ts'

export function agentApplicationRoutes(api: Api, applications: AgentApplications) {
  api.handle(getAgentApplication, async (request) => {
    const newest = await applications.newest(request)
    return { application: newest ? toView(newest) : null }
  })
  api.handle(applyAsAgent, async (request) => ({
    application: toView(await applications.apply(request, request.body)),
  }))
}

function toView(application: HeldApplication): AgentApplication {
  return {
    state: application.state,
    agentAccount: application.agentAccount,
    contactName: application.contactName,
    mobileArea: application.mobileArea,
    mobile: maskPhone(application.mobile),
    plan: application.plan,
    applyTime: serverTimeText(application.appliedAt),
    decideTime: application.decidedAt === null ? '' : serverTimeText(application.decidedAt),
  }
}
