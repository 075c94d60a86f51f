import * as z from 'zod/mini'
import { SignedAmount } from './amounts.ts'
import { defineStaffCall } from './staff-call.ts'
import { At, Reason } from './staff.ts'

/** What the machine rests on. */
export const VITALS = ['database', 'jobs', 'sockets', 'sportsbook', 'games'] as const
export const ALARM_KINDS = [
  'books',
  'uncovered',
  'queue',
  'jobs',
  'provider',
  'exposure',
  'return',
  'difference',
  'result',
] as const
export type AlarmKind = (typeof ALARM_KINDS)[number]
/** What the book may lose on an option rings from so much of what it bears on. */
export const EXPOSURE_NEAR_PERCENT = 80
/** A result is missing where bets are open so long after their last match began. */
export const RESULT_LATE_HOURS = 24

/** Of one thing that stands since one moment: acknowledged once, it rings again only when it happens again. */
const AlarmName = z
  .string()
  .check(z.regex(/^(books|uncovered|queue|jobs|provider|exposure|return|difference|result)(:[\w-]{1,40})?$/))

const Alarm = z.object({
  name: AlarmName,
  kind: z.enum(ALARM_KINDS),
  /** The queue, the currency or the provider; the name of the match or the game. */
  about: z.string(),
  isUrgent: z.boolean(),
  since: At,
  figure: z.string(),
  /** Empty while nobody has seen it. */
  seenBy: z.string(),
})
export type Alarm = z.output<typeof Alarm>

export const FLOW_PERIODS = ['today', 'yesterday', 'week', 'month'] as const
export type FlowPeriod = (typeof FLOW_PERIODS)[number]

const FlowSums = z.object({
  deposited: SignedAmount,
  withdrawn: SignedAmount,
  /** Laid, less what was given back unplayed. */
  staked: SignedAmount,
  bets: z.int(),
  /** What play left with the house; null for who may not see reports. */
  gross: z.nullable(SignedAmount),
})
export type FlowSums = z.output<typeof FlowSums>

const FlowSpan = z.object({
  from: At,
  until: At,
  sums: FlowSums,
  /** From the begin on, without a gap; the last one may not be over. */
  steps: z.array(FlowSums),
})

export const getMoneyFlow = defineStaffCall({
  name: 'overview/flow',
  permission: 'overview.read',
  background: true,
  summary: 'Money in and out, stakes and gross of a period by the ledger, beside the period before',
  request: z.object({ period: z.enum(FLOW_PERIODS) }),
  response: z.extend(FlowSpan, {
    /** The figures are as they were then. */
    asOf: At,
    stepMs: z.int(),
    /** As long and up to the same moment. */
    before: FlowSpan,
  }),
})

export const getBoard = defineStaffCall({
  name: 'overview/board',
  permission: 'overview.read',
  background: true,
  summary: 'The health of what the site rests on, and alarms',
  request: z.object({}),
  response: z.object({
    now: At,
    health: z.array(
      z.object({ name: z.enum(VITALS), isGood: z.boolean(), figure: z.string(), since: z.nullable(At) }),
    ),
    alarms: z.array(Alarm),
  }),
})

export const acknowledgeAlarm = defineStaffCall({
  name: 'alarms/acknowledge',
  permission: 'alarms.acknowledge',
  summary: 'Somebody looks after an alarm: it is theirs, and quiet for the others',
  errors: ['NOT_FOUND'],
  request: z.object({ name: AlarmName, since: At, reason: Reason }),
  response: z.object({}),
})
