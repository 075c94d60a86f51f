import * as z from 'zod/mini'
import { MemberKey } from './console-members.ts'
import { defineStaffCall } from './staff-call.ts'

/** What makes somebody look twice, the heaviest first. None of them decides anything. */
export const RISK_MARKS = [
  'excluded',
  'onBreak',
  'harm',
  'heldWithdrawal',
  'heldReward',
  'sharedTarget',
  'sharedDevice',
  'newDevice',
  'refusedWithdrawal',
  'complaint',
  'unverified',
] as const
export type RiskMarkName = (typeof RISK_MARKS)[number]
/** For who may read the safety of players. */
export const SAFETY_MARKS: ReadonlySet<RiskMarkName> = new Set(['harm', 'complaint'])

const RiskMark = z.object({
  name: z.enum(RISK_MARKS),
  verdict: z.enum(['note', 'bad']),
  /** How many, or for how long; empty where the name says all. */
  figure: z.string(),
})
export type RiskMark = z.output<typeof RiskMark>

export const getRiskMarks = defineStaffCall({
  name: 'members/marks',
  permission: 'members.read',
  summary:
    'What makes somebody look twice at a member; of harm and complaints only for who may read the safety of players',
  errors: ['NOT_FOUND'],
  request: z.object({ id: MemberKey }),
  response: z.object({ marks: z.array(RiskMark) }),
})
