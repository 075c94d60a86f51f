import * as z from 'zod/mini'
import { SignedAmount } from './amounts.ts'
import { defineStaffCall } from './staff-call.ts'
import { At, Cursor } from './staff.ts'

/** What revenue is cut by. `product` is sports or games, `campaign` whatever gave a reward. */
export const REPORT_CUTS = ['product', 'sport', 'league', 'market', 'game', 'line', 'campaign'] as const
export type ReportCut = (typeof REPORT_CUTS)[number]

/** So many days at once. */
export const REPORT_DAYS_MAX = 92

const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

const Sums = z.object({
  bets: z.int(),
  /** Turnover of what was decided. */
  staked: SignedAmount,
  /** Gross: what play left with the house. */
  gross: SignedAmount,
  /** Rewards and free stakes, less what came back. */
  given: SignedAmount,
  /** Gross less what was given. */
  net: SignedAmount,
  deposits: SignedAmount,
  withdrawals: SignedAmount,
})
export type ReportSums = z.output<typeof Sums>

/** Without days it is the last thirty. */
const Span = z.object({ from: z.optional(Day), until: z.optional(Day), cut: z.enum(REPORT_CUTS) })

export const getReport = defineStaffCall({
  name: 'reports/get',
  permission: 'reports.read',
  summary: 'Revenue and money by day, and cut by sport, league, market, game, line or campaign',
  errors: ['INVALID_INPUT'],
  request: Span,
  response: z.object({
    from: Day,
    until: Day,
    days: z.array(z.extend(Sums, { day: Day, players: z.int(), sports: SignedAmount, games: SignedAmount })),
    rows: z.array(z.extend(Sums, { key: z.string(), label: z.string() })),
    total: Sums,
    /** The same number of days right before. */
    before: Sums,
    /** When the oldest of these days was last computed; null while one was not. */
    freshAt: z.nullable(At),
    /** How the figures are computed, in the words of the database. */
    query: z.string(),
  }),
})

export const getReportRow = defineStaffCall({
  name: 'reports/row',
  permission: 'reports.read',
  summary: 'One row of a cut by day: a line, a league, a game, what gave a reward',
  errors: ['INVALID_INPUT'],
  request: z.extend(Span, { key: z.string().check(z.maxLength(200)) }),
  response: z.object({
    days: z.array(z.extend(Sums, { day: Day, players: z.int() })),
    freshAt: z.nullable(At),
    query: z.string(),
  }),
})

const Days = z.object({ from: z.optional(Day), until: z.optional(Day) })

const HoldRow = z.object({
  day: Day,
  /** The sport; `multiple` for bets of several legs. */
  key: z.string(),
  label: z.string(),
  staked: SignedAmount,
  gross: SignedAmount,
  /** Hundredths of a percent of the stakes; null while the provider has not said. */
  marginBp: z.nullable(z.int()),
})
export type HoldRow = z.output<typeof HoldRow>

export const getHold = defineStaffCall({
  name: 'reports/hold',
  permission: 'reports.read',
  summary: 'By day and sport: what play left with the house, beside the margin that the prices state',
  errors: ['INVALID_INPUT'],
  request: z.extend(Days, { after: z.optional(Cursor) }),
  response: z.object({
    rows: z.array(HoldRow),
    next: z.string(),
    /** When the oldest day of the span was last computed; null while the provider has not answered for one. */
    freshAt: z.nullable(At),
    query: z.string(),
  }),
})

export const exportHold = defineStaffCall({
  name: 'reports/hold/export',
  permission: 'reports.read',
  summary: 'Hold against margin as a file; leaves an audit row',
  errors: ['INVALID_INPUT'],
  request: Days,
  response: z.object({ name: z.string(), text: z.string() }),
})

export const getCohorts = defineStaffCall({
  name: 'reports/cohorts',
  permission: 'reports.read',
  summary: 'Of those who registered in a week: how many bet in that week and in each one since',
  request: z.object({}),
  response: z.object({
    cohorts: z.array(z.object({ week: Day, registered: z.int(), bettors: z.array(z.int()) })),
    freshAt: z.nullable(At),
    query: z.string(),
  }),
})

export const exportReport = defineStaffCall({
  name: 'reports/export',
  permission: 'reports.read',
  summary: 'The rows of a report as a file; leaves an audit row',
  errors: ['INVALID_INPUT'],
  request: Span,
  response: z.object({ name: z.string(), text: z.string() }),
})
