import { CURRENCIES } from '@keo/units/money'
import * as z from 'zod/mini'
import { SignedAmount } from './amounts.ts'
import { defineCall } from './define-call.ts'
import { ServerTime } from './server-time.ts'

/** `deposit` is gross: what is withdrawn gives no room back. `loss` is staked less returned, open stakes counted. */
export const PLAY_LIMIT_KINDS = ['deposit', 'loss', 'stake'] as const
export type PlayLimitKind = (typeof PLAY_LIMIT_KINDS)[number]
/** Calendar periods at +08:00; a week begins on Monday. */
export const PLAY_LIMIT_PERIODS = ['day', 'week', 'month'] as const
export type PlayLimitPeriod = (typeof PLAY_LIMIT_PERIODS)[number]
/** From this share on the player is told that a limit is near. */
export const PLAY_LIMIT_NEAR_PERCENT = 80

const AskedAmount = z.string().check(z.regex(/^(0|[1-9][0-9]{0,14})(\.[0-9]{1,6})?$/))
const Kind = z.enum(PLAY_LIMIT_KINDS)
const Period = z.enum(PLAY_LIMIT_PERIODS)

const PlayLimit = z.object({
  kind: Kind,
  period: Period,
  /** Null is no limit. */
  amount: z.nullable(SignedAmount),
  /** Of this period so far; below zero when more came back than was staked. */
  used: SignedAmount,
  /** Of this period; null without a limit. */
  left: z.nullable(SignedAmount),
  /** When the next period begins, and the limit with it. */
  renewTime: ServerTime,
  /** A higher limit that was asked for: it waits for its day, and then for the player's word. */
  raise: z.nullable(
    z.object({ amount: z.nullable(SignedAmount), readyTime: ServerTime, isReady: z.boolean() }),
  ),
})
export type PlayLimit = z.output<typeof PlayLimit>

export const PlayLimits = z.object({ currency: z.enum(CURRENCIES), limits: z.array(PlayLimit) })
export type PlayLimits = z.output<typeof PlayLimits>

export const getPlayLimits = defineCall({
  method: 'GET',
  path: '/api/member/play-limits/list',
  access: 'member',
  ours: true,
  summary: 'Limits of deposit, loss and stake by day, week and month, and how far each is used',
  request: z.object({}),
  response: PlayLimits,
})

export const setPlayLimit = defineCall({
  method: 'PUT',
  path: '/api/member/play-limits/set',
  access: 'member',
  limit: 'profile',
  ours: true,
  summary: 'A lower limit holds at once, a higher one or none after a day and a confirmation',
  errors: ['AMOUNT_WRONG'],
  request: z.object({ kind: Kind, period: Period, amount: z.nullable(AskedAmount) }),
  response: PlayLimits,
})

export const confirmPlayLimit = defineCall({
  method: 'POST',
  path: '/api/member/play-limits/confirm',
  access: 'member',
  limit: 'profile',
  ours: true,
  summary: 'Confirm the higher limit that was asked for a day ago',
  errors: ['LIMIT_NOT_READY'],
  request: z.object({ kind: Kind, period: Period }),
  response: PlayLimits,
})

/** `businessType` of the push that says there is something to read about limits. */
export const LIMIT_NEWS = 'playLimitNotice'
/** A limit holds from now on (or no more), is four fifths used, is used up; or all should be looked at again. */
export const LIMIT_TOLD = ['holds', 'near', 'reached', 'review'] as const
export type LimitTold = (typeof LIMIT_TOLD)[number]

const LimitNotice = z.object({
  id: z.string(),
  told: z.enum(LIMIT_TOLD),
  /** Null for all of them. */
  kind: z.nullable(Kind),
  period: z.nullable(Period),
  /** Null is no limit. */
  amount: z.nullable(SignedAmount),
  time: ServerTime,
})
export type LimitNotice = z.output<typeof LimitNotice>

export const listLimitNotices = defineCall({
  method: 'GET',
  path: '/api/member/play-limits/notices',
  access: 'member',
  background: true,
  ours: true,
  summary: 'What the player has not been shown yet about limits, oldest first',
  request: z.object({}),
  response: z.array(LimitNotice),
})

export const seeLimitNotices = defineCall({
  method: 'POST',
  path: '/api/member/play-limits/notices/seen',
  access: 'member',
  background: true,
  ours: true,
  summary: 'These were shown',
  request: z.object({
    ids: z.array(z.string().check(z.regex(/^lim_[0-9A-Za-z]{10,40}$/))).check(z.maxLength(20)),
  }),
  response: z.null(),
})
