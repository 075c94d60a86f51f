import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { ServerTime } from './server-time.ts'

/** Minutes between two reality checks. */
export const REMINDER_MINUTES = [15, 30, 60] as const
export const REMINDER_MINUTES_DEFAULT = 60
export const SESSION_LIMIT_MINUTES = { min: 15, max: 24 * 60 } as const
/** A break of a day to six weeks. */
export const BREAK_DAYS = { min: 1, max: 42 } as const
/** An exclusion of six months to five years, or without end. */
export const EXCLUSION_MONTHS = { min: 6, max: 60 } as const
/** A limit is raised, and an account reopened, no sooner than that after the player asked. */
export const SECOND_THOUGHT_HOURS = 24
/** An exclusion without end is thought over longer. */
export const ENDLESS_SECOND_THOUGHT_DAYS = 7

const Reminder = z.union([z.literal(15), z.literal(30), z.literal(60)])
/** Null is no limit. */
const LimitMinutes = z.nullable(
  z.int().check(z.minimum(SESSION_LIMIT_MINUTES.min), z.maximum(SESSION_LIMIT_MINUTES.max)),
)

const Exclusion = z.object({
  sinceTime: ServerTime,
  /** Empty when it has no end. */
  untilTime: ServerTime,
  /** From when on the player may ask to come back. */
  askableTime: ServerTime,
  isAskable: z.boolean(),
  /** When the account opens again; empty while nobody has asked. */
  reopenTime: ServerTime,
})

export const SaferPlay = z.object({
  reminderMinutes: Reminder,
  sessionLimit: z.object({
    minutes: LimitMinutes,
    /** A higher limit that was asked for: it waits for its day, and then for the player's word. */
    raise: z.nullable(z.object({ minutes: LimitMinutes, readyTime: ServerTime, isReady: z.boolean() })),
  }),
  /** Empty when there is none. */
  breakUntilTime: ServerTime,
  /** The session limit was reached: play waits until then. Empty when it does not. */
  restUntilTime: ServerTime,
  /** Null unless the account is closed to play by the player's own choice. */
  exclusion: z.nullable(Exclusion),
  /** No banners, invitations or other offers for this player now. */
  areOffersHidden: z.boolean(),
})
export type SaferPlay = z.output<typeof SaferPlay>

export const getSaferPlay = defineCall({
  method: 'GET',
  path: '/api/member/safer-play/get',
  access: 'member',
  ours: true,
  summary: 'Reminder, session limit, break and exclusion of the member',
  request: z.object({}),
  response: SaferPlay,
})

export const setReminder = defineCall({
  method: 'PUT',
  path: '/api/member/safer-play/reminder',
  access: 'member',
  limit: 'profile',
  ours: true,
  summary: 'How often the reality check comes',
  request: z.object({ minutes: Reminder }),
  response: SaferPlay,
})

export const setSessionLimit = defineCall({
  method: 'PUT',
  path: '/api/member/safer-play/session-limit',
  access: 'member',
  limit: 'profile',
  ours: true,
  summary:
    'Limit the time of a sitting: a lower limit holds at once, a higher one after a day and a confirmation',
  request: z.object({ minutes: LimitMinutes }),
  response: SaferPlay,
})

export const confirmSessionLimit = defineCall({
  method: 'POST',
  path: '/api/member/safer-play/session-limit/confirm',
  access: 'member',
  limit: 'profile',
  ours: true,
  summary: 'Confirm the higher limit that was asked for a day ago',
  errors: ['LIMIT_NOT_READY'],
  request: z.object({}),
  response: SaferPlay,
})

export const takeBreak = defineCall({
  method: 'POST',
  path: '/api/member/safer-play/break',
  access: 'member',
  limit: 'profile',
  ours: true,
  summary: 'Take a break from play, at once; it ends by itself and cannot be shortened',
  errors: ['BREAK_NOT_SHORTER'],
  request: z.object({ days: z.int().check(z.minimum(BREAK_DAYS.min), z.maximum(BREAK_DAYS.max)) }),
  response: SaferPlay,
})

export const excludeMember = defineCall({
  method: 'POST',
  path: '/api/member/safer-play/exclude',
  access: 'member',
  limit: 'profile',
  ours: true,
  summary: 'Close the own account to play, at once; ends every session and cannot be undone early',
  errors: ['EXCLUSION_NOT_SHORTER'],
  request: z.object({
    /** Null is without end. */
    months: z.nullable(z.int().check(z.minimum(EXCLUSION_MONTHS.min), z.maximum(EXCLUSION_MONTHS.max))),
    /** The second step: nobody closes an account by a slip of the finger. */
    isSure: z.literal(true),
  }),
  response: z.object({ untilTime: ServerTime }),
})

export const askToReopen = defineCall({
  method: 'POST',
  path: '/api/member/safer-play/reopen',
  access: 'member',
  limit: 'profile',
  ours: true,
  summary: 'Ask to come back after an exclusion; the account opens after a wait',
  errors: ['REOPEN_TOO_EARLY'],
  request: z.object({}),
  response: SaferPlay,
})

/** Amounts are decimal text in the currency of the member; `net` carries a minus sign after a loss. */
const Amount = z.string().check(z.regex(/^-?[0-9]+\.[0-9]+$/))

export const RealityCheck = z.object({
  isDue: z.boolean(),
  /** When the next one is due. */
  nextTime: ServerTime,
  /** Of this sitting, whatever the device. */
  playedMinutes: z.int(),
  staked: Amount,
  returned: Amount,
  net: Amount,
  currency: z.string(),
})
export type RealityCheck = z.output<typeof RealityCheck>

export const getRealityCheck = defineCall({
  method: 'GET',
  path: '/api/member/safer-play/reality-check',
  access: 'member',
  background: true,
  ours: true,
  summary: 'Time and result of this sitting, and whether the reality check is due',
  request: z.object({}),
  response: RealityCheck,
})

export const acknowledgeRealityCheck = defineCall({
  method: 'POST',
  path: '/api/member/safer-play/reality-check/acknowledge',
  access: 'member',
  limit: 'profile',
  ours: true,
  summary: 'The player has seen the reality check and goes on; bets wait until then',
  request: z.object({}),
  response: RealityCheck,
})
