import { fail } from '@keo/contract/errors'
import { getMember } from '@keo/contract/members'
import type { Api, Caller } from '@keo/service-kit/http/api'
import { addressRoutes } from './address-routes.ts'
import { agentApplicationRoutes } from './agent-application-routes.ts'
import { memberSecurityRoutes } from './member-security-routes.ts'
import type { MemberStore } from '../members/index.ts'
import { toUserInfo, type ReadingSession } from './member-view.ts'
import type { OwnAccount } from './own-account.ts'
import { profileRoutes } from './profile-routes.ts'

type Needs = {
  members: MemberStore
  ownAccount: OwnAccount
  sessionOf(caller: Caller): Promise<ReadingSession>
}

export function ownAccountRoutes(api: Api, { members, ownAccount, sessionOf }: Needs) {
  api.handle(getMember, async ({ caller }) => {
    const member = (await members.find(caller.memberId)) ?? fail('SESSION_EXPIRED')
    return toUserInfo(member, await sessionOf(caller))
  })
  profileRoutes(api, ownAccount)
  memberSecurityRoutes(api, ownAccount)
  addressRoutes(api, ownAccount.addresses)
  agentApplicationRoutes(api, ownAccount.agentApplications)
}
