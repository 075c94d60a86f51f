import { maskEmail, maskName, maskPhone } from '@keo/contract/masks'
import type { LoginState, UserInfo } from '@keo/contract/members'
import type { Member } from '../members/index.ts'

/** What the profile shows of the session it is read in. */
export type ReadingSession = { readonly loginState: LoginState; readonly deviceNo: string }

/** Field by field: a column added later does not leave the server by itself. */
export function toUserInfo(member: Member, session: ReadingSession): UserInfo {
  return {
    id: member.id,
    userName: member.userName,
    nickName: member.nickName,
    nickNameStatus: member.isNickNameInReview,
    refusedNickName: member.refusedNickName,
    avatar: member.avatar,
    birthday: member.birthday,
    isBirthdayLocked: member.isIdentityVerified,
    sex: member.sex,
    mobile: maskPhone(member.mobile),
    mobileArea: member.mobileArea,
    email: maskEmail(member.email),
    hasPassword: member.hasPassword,
    vipLevel: member.vipLevel,
    tenantId: member.tenantId,
    realName: member.realName,
    role: member.role,
    liveManageStatus: member.liveManageStatus,
    memberQuickSettingRespVO: member.quickSettings,
    status: member.status,
    locks: [...member.locks],
    loginState: session.loginState,
    ipUserName: session.loginState === 0 ? '' : maskName(member.userName),
    deviceId: session.deviceNo,
    currency: member.currency,
  }
}
