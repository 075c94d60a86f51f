import * as z from 'zod/mini'
import { Amount } from './amounts.ts'
import { defineStaffCall } from './staff-call.ts'
import { At, Reason } from './staff.ts'

/** What the machine rests on. */
export const VITALS = ['database', 'jobs', 'sockets', 'sportsbook', 'games'] as const
export const ALARM_KINDS = ['books', 'uncovered', 'queue', 'jobs', 'provider'] as const

/** Of one thing that stands since one moment: acknowledged once, it rings again only when it happens again. */
const AlarmName = z.string().check(z.regex(/^(books|uncovered|queue|jobs|provider)(:[\w-]{1,40})?$/))

const Alarm = z.object({
  name: AlarmName,
  kind: z.enum(ALARM_KINDS),
  /** The queue, the currency or the provider. */
  about: z.string(),
  isUrgent: z.boolean(),
  since: At,
  figure: z.string(),
  /** Empty while nobody has seen it. */
  seenBy: z.string(),
})
export type Alarm = z.output<typeof Alarm>

export const getBoard = defineStaffCall({
  name: 'overview/board',
  permission: 'overview.read',
  background: true,
  summary: "Today's money by the ledger, the health of what the site rests on, and alarms",
  request: z.object({}),
  response: z.object({
    now: At,
    today: z.object({
      /** The figures are at most this old. */
      asOf: At,
      deposited: Amount,
      withdrawn: Amount,
      staked: Amount,
      bets: z.int(),
      hours: z.array(z.object({ hour: z.int(), deposited: Amount, withdrawn: Amount })),
    }),
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
