import * as z from 'zod/mini'
import { MemberKey } from './console-members.ts'
import { writtenText } from './plain-text.ts'
import { defineStaffCall } from './staff-call.ts'
import { Reason } from './staff.ts'
import { VIP_LEVEL_MAX } from './vip.ts'

/** How somebody who lost every factor showed who they are. */
export const RESET_PROOFS = ['callBack', 'video', 'document'] as const

const LineName = z.string().check(z.regex(/^[\w-]{0,40}$/))

export const getMemberStanding = defineStaffCall({
  name: 'members/standing',
  permission: 'members.read',
  summary: "A member's second factors, live section, agent line with those there are, and newest chat",
  errors: ['NOT_FOUND'],
  request: z.object({ id: MemberKey }),
  response: z.object({
    factors: z.object({ hasApp: z.boolean(), passkeys: z.int(), recoveryLeft: z.int() }),
    /** Who asked for a reset; empty while nobody did. */
    resetAskedBy: z.string(),
    isLiveOff: z.boolean(),
    line: z.string(),
    lines: z.array(z.object({ line: z.string(), name: z.string() })),
    /** Empty where the member never wrote, or the reader has no chats. */
    chatId: z.string(),
  }),
})

export const askFactorReset = defineStaffCall({
  name: 'members/factor-reset',
  permission: 'members.factors',
  summary:
    'Asks to remove every second factor of a member who proved otherwise who they are; a second person has to approve',
  errors: ['NOT_FOUND', 'SECOND_FACTOR_NONE', 'APPROVAL_OPEN'],
  request: z.object({
    id: MemberKey,
    proof: z.enum(RESET_PROOFS),
    /** What was seen or heard: the number that was called, the case that holds the picture. */
    seen: writtenText({ min: 5, max: 300 }),
    reason: Reason,
  }),
  response: z.object({ approvalId: z.string() }),
})

const Changed = z.object({ isChanged: z.boolean() })

export const setMemberLevel = defineStaffCall({
  name: 'members/level',
  permission: 'members.standing',
  summary: 'Sets the VIP level by hand, without the gifts of its levels',
  errors: ['NOT_FOUND'],
  request: z.object({
    id: MemberKey,
    level: z.int().check(z.gte(0), z.lte(VIP_LEVEL_MAX)),
    reason: Reason,
  }),
  response: Changed,
})

export const setMemberLive = defineStaffCall({
  name: 'members/live',
  permission: 'members.standing',
  summary: 'Takes the live section from a member or gives it back (liveManageStatus)',
  errors: ['NOT_FOUND'],
  request: z.object({ id: MemberKey, isLiveOff: z.boolean(), reason: Reason }),
  response: Changed,
})

export const setMemberLine = defineStaffCall({
  name: 'members/line',
  permission: 'members.standing',
  summary: 'Puts a member into another agent line',
  errors: ['NOT_FOUND'],
  request: z.object({ id: MemberKey, line: LineName, reason: Reason }),
  response: Changed,
})
