import { fail } from '@keo/contract/errors'
import { getMember } from '@keo/contract/members'
import type { Api, Caller } from '@keo/service-kit/http/api'
import type { MemberStore } from './member-store.ts'
import { toUserInfo, type ReadingSession } from './member-view.ts'

type Needs = {
  members: MemberStore
  sessionOf(caller: Caller): Promise<ReadingSession>
}

export function memberRoutes(api: Api, { members, sessionOf }: Needs) {
  api.handle(getMember, async ({ caller }) => {
    const member = (await members.find(caller.memberId)) ?? fail('SESSION_EXPIRED')
    return toUserInfo(member, await sessionOf(caller))
  })
}
