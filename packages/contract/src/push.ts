import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'

/** What a member can switch off, each for itself; every kind of letter belongs to one. */
export const PUSH_KINDS = [
  'deposit',
  'withdraw',
  'bets',
  'limits',
  'security',
  'support',
  'campaigns',
] as const
export type PushKind = (typeof PUSH_KINDS)[number]

const Kinds = z.array(z.enum(PUSH_KINDS)).check(z.maxLength(PUSH_KINDS.length))
const TimeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
/** By the clock on the member's wall; `from` may be later than `to`, and then the night lies between. */
const QuietHours = z.object({
  from: TimeOfDay,
  to: TimeOfDay,
  timeZone: z.string().check(z.regex(/^[A-Za-z][\w+-]*(\/[\w+-]+){0,2}$/), z.maxLength(64)),
})
export type QuietHours = z.output<typeof QuietHours>

const PushSettings = z.object({ off: Kinds, quiet: z.nullable(QuietHours) })
export type PushSettings = z.output<typeof PushSettings>

const PUSH = '/api/operation/push'
/** Bytes as browsers write them. */
const base64url = (length: number) => z.string().check(z.regex(new RegExp(`^[\\w-]{${length}}$`)))

export const getPushSettings = defineCall({
  method: 'GET',
  path: `${PUSH}/get`,
  access: 'member',
  background: true,
  ours: true,
  summary: 'Whether letters are pushed to this session, which kinds, and when not',
  request: z.object({}),
  response: z.extend(PushSettings, {
    /** By which browsers know the site; null where the operator has given it no key, and nothing is pushed. */
    publicKey: z.nullable(z.string()),
    /** Where this session is pushed to, as the browser calls it; null when it is not. */
    endpoint: z.nullable(z.string()),
    /** The language its notifications are written in. */
    language: z.nullable(z.string()),
  }),
})

export const subscribePush = defineCall({
  method: 'POST',
  path: `${PUSH}/subscribe`,
  access: 'member',
  limit: 'profile',
  ours: true,
  summary: 'Pushes letters to this session, in its language, until it ends or unsubscribes',
  errors: ['INVALID_INPUT', 'NOT_ALLOWED', 'PARTY_MISSING'],
  request: z.object({
    /** https, by a name; of nobody else who is signed in. */
    endpoint: z.string().check(z.minLength(1), z.maxLength(1_000)),
    p256dh: base64url(87),
    auth: base64url(22),
  }),
  response: z.null(),
})

export const unsubscribePush = defineCall({
  method: 'POST',
  path: `${PUSH}/unsubscribe`,
  access: 'member',
  limit: 'profile',
  ours: true,
  summary: 'Pushes nothing more to this member; again is fine',
  request: z.object({}),
  response: z.null(),
})

export const setPushSettings = defineCall({
  method: 'PUT',
  path: `${PUSH}/set`,
  access: 'member',
  limit: 'profile',
  ours: true,
  summary: 'Which kinds are not pushed, and the quiet hours, after which one notification tells what came',
  errors: ['INVALID_INPUT'],
  request: PushSettings,
  response: z.null(),
})
