import {
  addCallBack,
  finishCallBack,
  getCallBackConfig,
  getVipSupport,
  listCallBacks,
} from '@keo/contract/call-back'
import { fail } from '@keo/contract/errors'
import { maskPhone } from '@keo/contract/masks'
import { getSupportLinks, listCustomerLines, setCustomerLine } from '@keo/contract/support'
import { actorNamed } from '@keo/service-kit/audit'
import type { Api } from '@keo/service-kit/http/api'
import type { MemberStore } from '../members/index.ts'
import type { CallBacks } from './call-backs.ts'
import type { CustomerLines } from './customer-lines.ts'

type Needs = { lines: CustomerLines; callBacks: CallBacks; members: Pick<MemberStore, 'find'> }

export function supportRoutes(api: Api, { lines, callBacks, members }: Needs) {
  api.handle(listCustomerLines, () => lines.list())
  api.handle(getSupportLinks, () => ({ customerServiceLinks: lines.links() }))
  api.handle(getVipSupport, async ({ caller }) => {
    const member = (await members.find(caller.memberId)) ?? fail('SESSION_EXPIRED')
    const { tenantId, userName, realName, vipLevel, mobile } = member
    return { tenantId, userName, realName, vipLevel, mobile: maskPhone(mobile) }
  })
  api.handle(getCallBackConfig, async ({ body }) => ({
    mobileConfigView: await callBacks.isOffered(body),
  }))
  api.handle(addCallBack, (request) => callBacks.ask(request, request.body))
}

/** The sandbox's stand-in: outside prod only, and silent once somebody of the staff may answer. */
export function supportDeskRoutes(api: Api, { lines, callBacks }: Pick<Needs, 'lines' | 'callBacks'>) {
  api.handle(setCustomerLine, ({ body }) => lines.turn(body))
  api.handle(listCallBacks, () => callBacks.waiting())
  api.handle(finishCallBack, async ({ body }) => {
    await callBacks.finish(body.id, actorNamed('sandbox'), '')
    return callBacks.waiting()
  })
}
