import { CURRENCIES } from '@keo/units/money'
import * as z from 'zod/mini'
import { Count, SignedAmount } from './amounts.ts'
import { defineCall } from './define-call.ts'
import { ServerTime } from './server-time.ts'

/** Calendar periods at +08:00, a week begins on Monday; and how many of them are told, the running one included. */
export const INSIGHT_PERIODS = { day: 30, week: 12, month: 12 } as const
export const INSIGHT_BY = ['day', 'week', 'month'] as const
export type InsightBy = (typeof INSIGHT_BY)[number]
/** Sports and games that are told apart, those with the highest stakes; the others are one line. */
export const INSIGHT_KINDS_MAX = 12
/** Proposals look at so many full weeks, and want so many of them with something to look at. */
export const COACH_WEEKS = { looked: 8, least: 3 } as const
/** Sittings that were shorter say nothing about a limit. */
export const COACH_SITTING_LEAST_MINUTES = 5

const By = z.enum(INSIGHT_BY)
const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** As limits and the reality check count: a stake when it is taken, what comes back when it comes. */
const flow = {
  deposits: SignedAmount,
  withdrawals: SignedAmount,
  sportsStaked: SignedAmount,
  sportsReturned: SignedAmount,
  gamesStaked: SignedAmount,
  gamesReturned: SignedAmount,
  /** What came back less what was staked. */
  result: SignedAmount,
  /** Time in the app, whatever the device. */
  minutes: Count,
}
const Flow = z.object(flow)
export type InsightFlow = z.output<typeof Flow>

const KindLine = z.object({
  part: z.enum(['sports', 'games']),
  /** Number of the sport, `multiple` for bets across sports, symbol of the game, `other` for the rest; may be empty. */
  key: z.string(),
  /** In the language of the caller; empty where there is none. */
  name: z.string(),
  staked: SignedAmount,
  returned: SignedAmount,
  result: SignedAmount,
})
export type InsightKind = z.output<typeof KindLine>

const DayLine = z.object({ day: Day, result: SignedAmount })
const BetLine = z.object({
  id: z.string(),
  /** Of its first leg, in the language of the caller. */
  optionName: z.string(),
  matchName: z.string(),
  legs: Count,
  result: SignedAmount,
})
/** Best where something was won, worst where something was lost. */
const ends = <T extends z.ZodMiniType>(line: T) =>
  z.object({ best: z.nullable(line), worst: z.nullable(line) })

const Margin = z.object({
  /** Of settled bets at the own stake; null while the provider does not answer. */
  sports: z.nullable(
    z.object({
      bets: Count,
      staked: SignedAmount,
      cost: SignedAmount,
      /** Older ones that were not looked at, and those the provider states nothing of. */
      left: Count,
    }),
  ),
  /** Stakes by the return that each game states, of its best and its worst bet. */
  games: z.object({
    staked: SignedAmount,
    costLeast: SignedAmount,
    costMost: SignedAmount,
    /** Stakes on games that state none. */
    unstated: SignedAmount,
  }),
})

/** Never above what holds now. */
const Proposals = z.object({
  deposit: z.nullable(z.object({ amount: SignedAmount, now: z.nullable(SignedAmount), weeks: Count })),
  loss: z.nullable(z.object({ amount: SignedAmount, now: z.nullable(SignedAmount), weeks: Count })),
  time: z.nullable(z.object({ minutes: Count, now: z.nullable(Count), sittings: Count })),
})
export type InsightProposals = z.output<typeof Proposals>

const Insight = z.object({
  currency: z.enum(CURRENCIES),
  by: By,
  /** Oldest first; the last one runs. */
  periods: z.array(z.object({ day: Day, ...flow })),
  total: Flow,
  /** Highest stakes first. */
  kinds: z.array(KindLine),
  bestAndWorst: z.object({ bet: ends(BetLine), kind: ends(KindLine), day: ends(DayLine) }),
  margin: Margin,
  /** Since when sittings are kept, where that is later than the first period; else empty. */
  timeSince: ServerTime,
  proposals: Proposals,
})
export type Insight = z.output<typeof Insight>

export const getInsight = defineCall({
  method: 'POST',
  path: '/api/member/insight/get',
  access: 'member',
  ours: true,
  summary:
    'Own time and money by day, week or month, what margins cost, and limits that the own past proposes',
  request: z.object({ by: By }),
  response: Insight,
})

export const getInsightFile = defineCall({
  method: 'GET',
  path: '/api/member/insight/file',
  access: 'member',
  ours: true,
  format: 'text',
  summary: 'The periods as comma-separated text, in the language of the caller',
  request: z.object({ by: By }),
  response: z.string(),
})
