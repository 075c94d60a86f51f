import { fail } from '@keo/contract/errors'
import { maskName, maskPhone } from '@keo/contract/masks'
import { getMember, type LoginState, type UserInfo } from '@keo/contract/members'
import type { Api, Caller } from '@keo/service-kit/http/api'
import type { Member, MemberStore } from './member-store.ts'

/** What the profile shows of the session it is read in. */
export type ReadingSession = { readonly loginState: LoginState; readonly deviceNo: string }

type Needs = {
  members: MemberStore
  sessionOf(caller: Caller): Promise<ReadingSession>
}

export function memberRoutes(api: Api, { members, sessionOf }: Needs) {
  api.handle(getMember, async ({ caller }) => {
    const member = (await members.find(caller.memberId)) ?? fail('SESSION_EXPIRED')
    return toView(member, await sessionOf(caller))
  })
}

/** Field by field: a column added later does not leave the server by itself. */
function toView(member: Member, session: ReadingSession): UserInfo {
  return {
    id: member.id,
    userName: member.userName,
    nickName: member.nickName,
    nickNameStatus: member.isNickNameInReview,
    avatar: member.avatar,
    mobile: maskPhone(member.mobile),
    mobileArea: member.mobileArea,
    vipLevel: member.vipLevel,
    tenantId: member.tenantId,
    realName: member.realName,
    role: member.role,
    liveManageStatus: member.liveManageStatus,
    memberQuickSettingRespVO: member.quickSettings,
    status: member.status,
    loginState: session.loginState,
    ipUserName: session.loginState === 0 ? '' : maskName(member.userName),
    deviceId: session.deviceNo,
    currency: member.currency,
  }
}
