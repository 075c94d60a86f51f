import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { MemberId } from './ids.ts'

const AVATARS = 10
const VIP_LEVEL_MAX = 11

/** 0 none, 1 the device changed, 2 the address changed: the check is owed (section 3). */
export const LoginState = z.union([z.literal(0), z.literal(1), z.literal(2)])
export type LoginState = z.output<typeof LoginState>

export const QuickSettings = z.object({
  mouthSetting: z.int(),
  /** 1 cheers, 2 whistle. */
  pushTong: z.int(),
  /** 0 is on. */
  pushTongStatus: z.int(),
})
export type QuickSettings = z.output<typeof QuickSettings>

export const UserInfo = z.object({
  id: MemberId,
  userName: z.string(),
  nickName: z.string(),
  /** True while a new nickname is under review. */
  nickNameStatus: z.boolean(),
  avatar: z.int().check(z.minimum(1), z.maximum(AVATARS)),
  /** Masked by the server; empty when none is bound. */
  mobile: z.string(),
  mobileArea: z.string(),
  vipLevel: z.int().check(z.minimum(0), z.maximum(VIP_LEVEL_MAX)),
  tenantId: z.string(),
  realName: z.string(),
  /** 0 is a normal member. */
  role: z.int(),
  /** 1 hides the live section. */
  liveManageStatus: z.int(),
  memberQuickSettingRespVO: QuickSettings,
  /** Lock codes: contains 2 when deposits are locked, 3 when withdrawals are. */
  status: z.string(),
  loginState: LoginState,
  /** Masked name shown by the check of a changed device or address; empty when none is owed. */
  ipUserName: z.string(),
  deviceId: z.string(),
  currency: z.string(),
})
export type UserInfo = z.output<typeof UserInfo>

export const getMember = defineCall({
  method: 'GET',
  path: '/api/member/get',
  access: 'member',
  summary: 'The signed-in member',
  request: z.object({}),
  response: UserInfo,
})
