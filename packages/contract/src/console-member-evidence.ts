import * as z from 'zod/mini'
import { SignedAmount } from './amounts.ts'
import { BetId } from './bet-records.ts'
import { BetReplay } from './bet-replay.ts'
import { MemberKey } from './console-members.ts'
import { DEPOSIT_STATUS } from './deposit-states.ts'
import { GameRoundReplay, RoundKey } from './games.ts'
import { LetType } from './inbox.ts'
import { PlayLimits } from './play-limits.ts'
import { SaferPlay } from './safer-play.ts'
import { defineStaffCall } from './staff-call.ts'
import { At, Cursor } from './staff.ts'
import { WITHDRAW_STATE_NAMES } from './withdraw-states.ts'

const request = z.object({ id: MemberKey, after: z.optional(Cursor) })

export const TRACE_KINDS = ['device', 'network', 'target'] as const

export const listMemberTraces = defineStaffCall({
  name: 'members/traces',
  permission: 'members.read',
  summary: 'Who else was on a device or network of a member, or is paid to the same place',
  errors: ['NOT_FOUND'],
  request,
  response: z.object({
    others: z.array(
      z.object({
        memberId: z.string(),
        userName: z.string(),
        /** The end of a device's number, a network without its last part, a place with its masked number. */
        shared: z.array(z.object({ kind: z.enum(TRACE_KINDS), mark: z.string() })),
      }),
    ),
    next: z.string(),
  }),
})

/** Of deposits and of withdrawals. */
export const MONEY_ORDER_STATES = [
  ...(Object.keys(DEPOSIT_STATUS) as (keyof typeof DEPOSIT_STATUS)[]),
  ...WITHDRAW_STATE_NAMES,
] as const

export const MONEY_ORDER_KINDS = ['deposit', 'withdrawal'] as const

const MoneyOrder = z.object({
  kind: z.enum(MONEY_ORDER_KINDS),
  orderNo: z.string(),
  at: At,
  /** The channel, and of a withdrawal where it goes. */
  by: z.string(),
  state: z.enum(MONEY_ORDER_STATES),
  /** Dong. */
  amount: SignedAmount,
})
export type MoneyOrder = z.output<typeof MoneyOrder>

export const listMemberOrders = defineStaffCall({
  name: 'members/orders',
  permission: 'members.read',
  summary: 'Deposits and withdrawals of a member, newest first',
  errors: ['NOT_FOUND'],
  request,
  response: z.object({ orders: z.array(MoneyOrder), next: z.string() }),
})

const MemberLetter = z.object({
  id: z.string(),
  /** In the language of the reader. */
  title: z.string(),
  at: At,
  isRead: z.boolean(),
})
export type MemberLetter = z.output<typeof MemberLetter>

export const listMemberLetters = defineStaffCall({
  name: 'members/letters',
  permission: 'members.read',
  summary: 'Titles of the letters that a member has, of one type, newest first, and whether they were read',
  errors: ['NOT_FOUND'],
  request: z.object({ id: MemberKey, letType: LetType, after: z.optional(Cursor) }),
  response: z.object({ letters: z.array(MemberLetter), next: z.string() }),
})

/** Of bets on sports, then of rounds. */
export const MEMBER_BET_STATES = [
  ...(['created', 'confirming', 'rejected', 'cancelled', 'accepted', 'settled'] as const),
  ...(['open', 'closed', 'void'] as const),
] as const

export const BET_KINDS = ['sports', 'game'] as const

const MemberBet = z.object({
  kind: z.enum(BET_KINDS),
  id: z.string(),
  /** By what its replay is asked for. */
  replayId: z.string(),
  at: At,
  /** Of a bet its sports, of a round its game, by their numbers and names at the provider. */
  on: z.string(),
  state: z.enum(MEMBER_BET_STATES),
  stake: SignedAmount,
  /** Null while it runs. */
  returned: z.nullable(SignedAmount),
})
export type MemberBet = z.output<typeof MemberBet>

export const listMemberBets = defineStaffCall({
  name: 'members/bets',
  permission: 'members.read',
  summary: 'Bets and rounds of a member, newest first',
  errors: ['NOT_FOUND'],
  request,
  response: z.object({ bets: z.array(MemberBet), next: z.string() }),
})

export const getMemberBetReplay = defineStaffCall({
  name: 'members/bet-replay',
  permission: 'members.read',
  summary: 'A bet of a member again, as the member sees it; who opened it is written down before it is shown',
  errors: ['NOT_FOUND'],
  request: z.object({ id: MemberKey, betId: BetId }),
  response: BetReplay,
})

export const getMemberRoundReplay = defineStaffCall({
  name: 'members/round-replay',
  permission: 'members.read',
  summary:
    'A round of a member again, with its rows of the statement; who opened it is written down before it is shown',
  errors: ['NOT_FOUND', 'ROUND_UNKNOWN'],
  request: z.object({ id: MemberKey, roundId: RoundKey }),
  response: GameRoundReplay,
})

export const getMemberSafety = defineStaffCall({
  name: 'members/safety',
  permission: 'members.read',
  summary: "A member's own limits, breaks and exclusion",
  errors: ['NOT_FOUND'],
  request: z.object({ id: MemberKey }),
  response: z.object({ limits: PlayLimits, play: SaferPlay }),
})
