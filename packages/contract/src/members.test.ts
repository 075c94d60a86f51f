import { expect, test } from 'vitest'
import * as addresses from './addresses.ts'
import * as agentApplication from './agent-application.ts'
import { CALLS } from './calls.ts'
import type { Schema } from './define-call.ts'
import * as memberSecurity from './member-security.ts'
import * as members from './members.ts'
import * as profile from './profile.ts'

const OURS = new Set(
  [members, profile, memberSecurity, addresses, agentApplication].flatMap((area) =>
    Object.values<unknown>(area),
  ),
)

type Def = { shape?: Record<string, Schema>; element?: Schema; innerType?: Schema }

/** Every field that can leave the server, with the path to it. */
function fieldsOf(schema: Schema, at = ''): string[] {
  const { shape, element, innerType } = schema.def as Def
  if (shape) return Object.entries(shape).flatMap(([name, field]) => fieldsOf(field, `${at}.${name}`))
  const inner = element ?? innerType
  return inner ? fieldsOf(inner, element ? `${at}[]` : at) : [at]
}

test('[PRV-03] the answers about a member carry these fields and no other', () => {
  const answers = CALLS.filter((call) => OURS.has(call)).map(
    ({ path, response }) => `${path}: ${fieldsOf(response).join(' ')}`,
  )
  expect(answers).toMatchInlineSnapshot(`
    [
      "/api/member/get: .id .userName .nickName .nickNameStatus .refusedNickName .avatar .birthday .isBirthdayLocked .sex .mobile .mobileArea .email .hasPassword .vipLevel .tenantId .realName .role .liveManageStatus .memberQuickSettingRespVO.mouthSetting .memberQuickSettingRespVO.pushTong .memberQuickSettingRespVO.pushTongStatus .status .locks[].lock .locks[].cause .loginState .ipUserName .deviceId .currency",
      "/api/member/update-avatar: .avatar",
      "/api/member/update-birthday: .birthday",
      "/api/member/update-sex: .sex",
      "/api/member/update-nickname: .nickName .nickNameStatus",
      "/api/member/quick/setting/modify: .mouthSetting .pushTong .pushTongStatus",
      "/api/member/validBindMobileNo: .mobileArea .mobile .needsOldCode",
      "/api/member/bind-mobile: .mobileArea .mobile .holdUntilTime",
      "/api/member/bind-email: .email .holdUntilTime",
      "/api/member/update-password: .accessToken",
      "/api/member/refreshIdentityCode: .code .expireTime",
      "/api/member/address/list: [].id [].name [].phone [].province [].ward [].line [].isDefault",
      "/api/member/address/save: .id .name .phone .province .ward .line .isDefault",
      "/api/member/address/delete: [].id [].name [].phone [].province [].ward [].line [].isDefault",
      "/api/member/agent/state: .application.state .application.agentAccount .application.contactName .application.mobileArea .application.mobile .application.plan .application.applyTime .application.decideTime",
      "/api/member/agent/apply: .application.state .application.agentAccount .application.contactName .application.mobileArea .application.mobile .application.plan .application.applyTime .application.decideTime",
    ]
  `)
})
