import * as z from 'zod/mini'
import { DongAmount } from './amounts.ts'
import { defineCall } from './define-call.ts'
import { ServerTime } from './server-time.ts'

export const VIP_LEVEL_MAX = 11
export const VIP_HISTORY_PAGE_SIZE = 20

/** From level 0 up; the words are messages of the page. */
export const VIP_NAMES = [
  'newcomer',
  'bronze',
  'rose',
  'silver',
  'platinum',
  'gold',
  'amber',
  'jade',
  'sapphire',
  'amethyst',
  'ruby',
  'diamond',
] as const
export type VipName = (typeof VIP_NAMES)[number]

const LevelNumber = z.int().check(z.gte(0), z.lte(VIP_LEVEL_MAX))

const VipLevel = z.object({
  level: LevelNumber,
  name: z.enum(VIP_NAMES),
  /** To rise: both, counted from the first day on. */
  deposits: DongAmount,
  turnover: DongAmount,
  /** To stay: bet within a calendar month. */
  keep: DongAmount,
  gift: DongAmount,
  birthday: DongAmount,
  salary: DongAmount,
  /** Of a week's turnover, in hundredths of a percent. */
  rebateBp: z.int(),
  /** Withdrawals of a day that cost nothing, and what may leave in a day. */
  freeWithdrawals: z.int(),
  withdrawDayMax: DongAmount,
})
export type VipLevel = z.output<typeof VipLevel>

export const VIP_PRIVILEGES = ['manager', 'concierge', 'hospitality', 'travel'] as const
export type VipPrivilege = (typeof VIP_PRIVILEGES)[number]

export const listVipLevels = defineCall({
  method: 'GET',
  path: '/api/member/vip/levels',
  access: 'public',
  background: true,
  ours: true,
  summary:
    'The levels with what leads to each, keeps it and comes with it; empty for whom nothing may be offered',
  request: z.object({}),
  response: z.object({
    levels: z.array(VipLevel),
    /** From which level on. */
    privileges: z.object({
      manager: LevelNumber,
      concierge: LevelNumber,
      hospitality: LevelNumber,
      travel: LevelNumber,
    }),
    /** By how many minutes of waiting each level is ahead where a person decides. */
    headStartMinutes: z.int(),
  }),
})
export type VipLevels = z.output<typeof listVipLevels.response>

/** What stands between a member and the birthday gift. */
export const BIRTHDAY_STATES = ['unset', 'unverified', 'recent', 'ready'] as const

export const getMyVip = defineCall({
  method: 'GET',
  path: '/api/member/vip/mine',
  access: 'member',
  background: true,
  ours: true,
  summary: 'The own level, what was counted, and what is missing to the next one and to keep this one',
  request: z.object({}),
  response: z.object({
    level: LevelNumber,
    name: z.enum(VIP_NAMES),
    /** False while nothing may be offered: then the level is all that is told. */
    isOffered: z.boolean(),
    deposits: DongAmount,
    turnover: DongAmount,
    next: z.nullable(
      z.object({
        level: LevelNumber,
        deposits: DongAmount,
        turnover: DongAmount,
        missingDeposits: DongAmount,
        missingTurnover: DongAmount,
        /** Of a level that was lost: what must be bet this month to have it back. Else null. */
        month: z.nullable(z.object({ required: DongAmount, missing: DongAmount })),
      }),
    ),
    keep: z.nullable(
      z.object({
        required: DongAmount,
        done: DongAmount,
        missing: DongAmount,
        /** The month's end. */
        untilTime: ServerTime,
        /** Reached within this month: it is judged from the next one on. */
        isSafe: z.boolean(),
      }),
    ),
    /** Of this week so far, and when it can be claimed. */
    rebate: z.nullable(z.object({ turnover: DongAmount, amount: DongAmount, readyTime: ServerTime })),
    birthday: z.nullable(z.object({ state: z.enum(BIRTHDAY_STATES), amount: DongAmount })),
  }),
})
export type MyVip = z.output<typeof getMyVip.response>

/** `start` is where the counting began. */
export const VIP_CAUSES = ['start', 'rise', 'fall', 'hand'] as const
export type VipCause = (typeof VIP_CAUSES)[number]

const VipChangeId = z.string().check(z.regex(/^vip_\w{1,36}$/))

export const listVipHistory = defineCall({
  method: 'GET',
  path: '/api/member/vip/history',
  access: 'member',
  background: true,
  ours: true,
  summary: 'How the own level changed, newest first',
  request: z.object({
    /** Continue below the last one of the page before. */
    before: z.optional(VipChangeId),
  }),
  response: z.object({
    list: z.array(
      z.object({
        id: VipChangeId,
        from: LevelNumber,
        to: LevelNumber,
        cause: z.enum(VIP_CAUSES),
        time: ServerTime,
      }),
    ),
    next: z.nullable(VipChangeId),
  }),
})
export type VipChange = z.output<typeof listVipHistory.response>['list'][number]
