import * as z from 'zod/mini'
import { SignedAmount } from './amounts.ts'
import { MemberKey } from './console-members.ts'
import { defineStaffCall } from './staff-call.ts'
import { At, Cursor } from './staff.ts'

export const TIMELINE_KINDS = [
  'bets',
  'games',
  'rewards',
  'money',
  'support',
  'sessions',
  'safety',
  'staff',
  'account',
] as const
export type TimelineKind = (typeof TIMELINE_KINDS)[number]

/** Beside the names of the audit log; each is of something that the log does not hold. */
export const TIMELINE_EVENTS = [
  'bet.placed',
  'bet.closed',
  'bet.cashed-out',
  'games.hour',
  'reward.granted',
  'reward.paid',
  'reward.ended',
  'claim.made',
  'order.deposit-made',
  'chat.begun',
  'feedback.sent',
  'feedback.replied',
  'complaint.received',
  'complaint.closed',
] as const
export type TimelineEvent = (typeof TIMELINE_EVENTS)[number]

const TimelineEntry = z.object({
  /** The moment and the row: the list goes on after it, whatever comes meanwhile. */
  id: z.string(),
  at: At,
  kind: z.enum(TIMELINE_KINDS),
  /** As the audit log names it, or one of the events here. */
  action: z.string(),
  /** What it is about; empty where that is the member. */
  about: z.string(),
  /** The state of a bet, the source of a reward, how many rounds. */
  what: z.string(),
  /** Out of the wallet or into it, as it was asked or paid; null where no money is meant. */
  amount: z.nullable(SignedAmount),
  /** The person of the staff; empty where it was the member, or nobody. */
  by: z.string(),
  reason: z.string(),
})
export type TimelineEntry = z.output<typeof TimelineEntry>

export const listMemberTimeline = defineStaffCall({
  name: 'members/timeline',
  permission: 'members.read',
  summary:
    'What a member did and what was done to them, newest first: bets, games by the hour, rewards, money orders, support, sessions, locks and notes; only what its reader may read elsewhere',
  errors: ['NOT_FOUND'],
  request: z.object({
    id: MemberKey,
    kind: z.optional(z.enum(TIMELINE_KINDS)),
    after: z.optional(Cursor),
  }),
  response: z.object({ entries: z.array(TimelineEntry), next: z.string() }),
})
