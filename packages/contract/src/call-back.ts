import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { plainText } from './plain-text.ts'
import { ServerTime } from './server-time.ts'

/** Specification section 5: the field takes so many digits. */
export const CALL_BACK_PHONE_MAX = 11
export const CALL_BACK_REMARK_MAX = 200

/** By the pattern of the language, as the dialog tests it. */
export const CALL_BACK_PHONES = {
  chinese: /^(?:\+86)?1[3-9][0-9]{9}$/,
  other: /^[0-9]{6,11}$/,
} as const

const TenantId = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))
const VipLevel = z.int().check(z.minimum(0), z.maximum(11))

export const getVipSupport = defineCall({
  method: 'POST',
  path: '/api/member/customervip/vipFont',
  access: 'member',
  summary: 'What the call-back dialog must know of the member: level, site, and the bound number, masked',
  request: z.object({}),
  response: z.object({
    tenantId: TenantId,
    userName: z.string(),
    realName: z.string(),
    vipLevel: VipLevel,
    /** Masked; empty when none is bound. */
    mobile: z.string(),
  }),
})

export const getCallBackConfig = defineCall({
  method: 'POST',
  path: '/api/operation/vipphoneback/dailFont',
  access: 'member',
  summary: 'Whether members of this level of this site can ask to be called back',
  request: z.object({ tenantId: TenantId, vipLevel: VipLevel }),
  response: z.object({ mobileConfigView: z.boolean() }),
})

export const addCallBack = defineCall({
  method: 'POST',
  path: '/api/operation/vipphoneback/add',
  access: 'member',
  limit: 'feedback',
  summary:
    'Ask to be called back, at the number given or, when it is empty, at the bound one; who asks is the session, whatever the fields say',
  errors: ['CALL_BACK_CLOSED', 'CALL_BACK_WAITS', 'CALL_BACK_NO_MOBILE'],
  request: z.object({
    tenantId: TenantId,
    userName: z.string().check(z.maxLength(40)),
    realName: z.string().check(z.maxLength(100)),
    vipLevel: VipLevel,
    remark: plainText({ min: 0, max: CALL_BACK_REMARK_MAX }),
    mobile: z.union([
      z.literal(''),
      z.string().check(z.regex(CALL_BACK_PHONES.other)),
      z.string().check(z.regex(CALL_BACK_PHONES.chinese)),
    ]),
  }),
  response: z.object({ callTime: ServerTime }),
})

const CallBack = z.object({
  id: z.string(),
  userName: z.string(),
  vipLevel: VipLevel,
  /** Where to call, with its calling code where the number is the bound one. */
  mobile: z.string(),
  remark: z.string(),
  askTime: ServerTime,
})
export type CallBack = z.output<typeof CallBack>

export const listCallBacks = defineCall({
  method: 'GET',
  path: '/api/sandbox/desk/call-backs',
  access: 'sandbox',
  background: true,
  ours: true,
  summary: 'Desk: who waits to be called, longest first',
  request: z.object({}),
  response: z.array(CallBack),
})

export const finishCallBack = defineCall({
  method: 'POST',
  path: '/api/sandbox/desk/call-backs/done',
  access: 'sandbox',
  background: true,
  ours: true,
  summary: 'Desk: the member was called',
  errors: ['NOT_FOUND'],
  request: z.object({ id: z.string().check(z.maxLength(60)) }),
  response: z.array(CallBack),
})
