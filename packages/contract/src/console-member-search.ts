import * as z from 'zod/mini'
import { FoundMember } from './console-members.ts'
import { RISK_MARKS } from './console-risk-marks.ts'
import { LOCK_NAMES } from './members.ts'
import { defineStaffCall } from './staff-call.ts'
import { At, Cursor } from './staff.ts'
import { VIP_LEVEL_MAX } from './vip.ts'

/** By what a member is found. */
export const TRACES = [
  'id',
  'userName',
  'nickName',
  'realName',
  'document',
  'mobile',
  'email',
  'target',
  'withdrawal',
  'deposit',
  'payment',
  'payout',
  'bet',
  'round',
  'chat',
  'feedback',
  'complaint',
  'device',
  'address',
] as const
export type TraceName = (typeof TRACES)[number]

const Trace = z.object({
  name: z.enum(TRACES),
  /** The order, ticket, `provider:round`, chat or complaint that it leads to; empty where it is only the member. */
  leadsTo: z.string(),
})
export type Trace = z.output<typeof Trace>

/** Asked for the end, ended and forgotten, on a break, or excluded; anybody else simply plays. */
export const MEMBER_STATES = ['closing', 'closed', 'onBreak', 'excluded'] as const

const Level = z.int().check(z.gte(0), z.lte(VIP_LEVEL_MAX))

/** What a wallet can hold: `25000.00`. */
const Dong = z.string().check(z.regex(/^(?:0|[1-9]\d{0,14})\.\d{2}$/))

/** What is left out does not matter; what is there has to hold all together. */
const MemberFilter = z.object({
  vipFrom: z.optional(Level),
  vipTo: z.optional(Level),
  /** Empty is the line of hosts that belong to no group. */
  line: z.optional(z.string().check(z.regex(/^[\w-]{0,40}$/))),
  lock: z.optional(z.enum(LOCK_NAMES)),
  mark: z.optional(z.enum(RISK_MARKS)),
  state: z.optional(z.enum(MEMBER_STATES)),
  /** Free money in dong: of members with another currency none has so much. */
  availableFrom: z.optional(Dong),
  seenAfter: z.optional(At),
  /** Who never came is not after any moment, and before all of them. */
  seenBefore: z.optional(At),
})
export type MemberFilter = z.output<typeof MemberFilter>

const ListedMember = z.extend(FoundMember, {
  line: z.string(),
  /** The last act of the newest session; null without any. */
  lastSeenAt: z.nullable(At),
  /** The heaviest first; of harm and complaints only for who may read the safety of players. */
  marks: z.array(z.enum(RISK_MARKS)),
  /** Empty where no text was asked for. */
  foundBy: z.array(Trace),
})
export type ListedMember = z.output<typeof ListedMember>

export const searchMembers = defineStaffCall({
  name: 'members/search',
  permission: 'members.read',
  summary:
    'Members by any trace and filter, newest first: the beginning of a name or nickname, a whole id, phone, e-mail, card or wallet number or its last four signs, order, payment, bet, round, device or network address; a whole real name for who may see it in full, a document for who decides identities, a chat or complaint for who reads them',
  request: z.object({
    text: z.string().check(z.trim(), z.maxLength(120)),
    filter: z.optional(MemberFilter),
    after: z.optional(Cursor),
  }),
  /** A page may have few rows, or none, and go on: of filters that no index knows it looks at so many members and no more. */
  response: z.object({ members: z.array(ListedMember), next: z.string() }),
})

export const listMemberLines = defineStaffCall({
  name: 'members/lines',
  permission: 'members.read',
  summary: 'The agent lines that members may be filtered by',
  request: z.object({}),
  response: z.object({ lines: z.array(z.object({ line: z.string(), name: z.string() })) }),
})
