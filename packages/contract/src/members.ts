import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { MemberId } from './ids.ts'

export const AVATARS = 10
export const NICK_NAME_MIN = 4
export const NICK_NAME_MAX = 10
const VIP_LEVEL_MAX = 11

/** 0 none, 1 the device changed, 2 the address changed: the check is owed (section 3). */
export const LoginState = z.union([z.literal(0), z.literal(1), z.literal(2)])
export type LoginState = z.output<typeof LoginState>

export const QuickSettings = z.object({
  /** Our reading: the odds format. 0 not chosen, 1 decimal, 2 Hong Kong. */
  mouthSetting: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  /** 1 cheers, 2 whistle. */
  pushTong: z.union([z.literal(1), z.literal(2)]),
  /** 0 is on. */
  pushTongStatus: z.union([z.literal(0), z.literal(1)]),
})
export type QuickSettings = z.output<typeof QuickSettings>

export const Avatar = z.int().check(z.minimum(1), z.maximum(AVATARS))
/** 0 private, 1 single, 2 married (section 3). */
export const Sex = z.union([z.literal(0), z.literal(1), z.literal(2)])
export type Sex = z.output<typeof Sex>
/** A day as `2001-12-31`; whether there is such a day, and how long ago, the server decides. */
export const Birthday = z.string().check(z.regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/))

/** Codes within `status`. 2 and 3 are the specification's (section 4), 1 and 4 are ours. */
export const LOCKS = { disabled: '1', deposit: '2', withdraw: '3', bet: '4' } as const
export type Lock = keyof typeof LOCKS
export const LOCK_NAMES = ['disabled', 'deposit', 'withdraw', 'bet'] as const satisfies readonly Lock[]
/**
 * Why a lock was set: the identity is not confirmed, something unusual was seen, the member asked for it, the terms
 * were broken, somebody of support is looking at it, or the withdraw password was wrong too often.
 */
export const LOCK_CAUSES = ['identity', 'security', 'request', 'terms', 'review', 'withdrawPassword'] as const
export const LockCause = z.enum(LOCK_CAUSES)
export type LockCause = z.output<typeof LockCause>

export const UserInfo = z.object({
  id: MemberId,
  userName: z.string(),
  nickName: z.string(),
  /** True while a new nickname is under review. */
  nickNameStatus: z.boolean(),
  /** Ours: the name the last review refused, until another is asked for; else empty. */
  refusedNickName: z.string(),
  avatar: Avatar,
  /** Empty when not given. */
  birthday: z.union([z.literal(''), Birthday]),
  /** Ours: true once the identity is confirmed; the birthday then stands. */
  isBirthdayLocked: z.boolean(),
  sex: Sex,
  /** Masked by the server; empty when none is bound. */
  mobile: z.string(),
  mobileArea: z.string(),
  /** Masked by the server; empty when none is bound. */
  email: z.string(),
  /** Ours: false for those who came by mobile number and never set one. */
  hasPassword: z.boolean(),
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
  /** Ours: each lock of `status` with its cause. */
  locks: z.array(z.object({ lock: z.enum(LOCK_NAMES), cause: LockCause })),
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
