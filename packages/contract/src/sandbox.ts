import * as z from 'zod/mini'
import { CLOSED_ERRORS } from './accounts.ts'
import { defineCall } from './define-call.ts'
import { MemberId } from './ids.ts'
import { ServerTime } from './server-time.ts'
import { MaintenanceInfo } from './site.ts'

/** Everything here exists only outside prod: it drives the developer panel and the tests. */

export const CLOCK_RATES = [0, 1, 10, 60] as const
const ClockRate = z.union([z.literal(0), z.literal(1), z.literal(10), z.literal(60)])
const JUMP_MINUTES_MAX = 30 * 24 * 60
const NETWORK_DELAY_MS_MAX = 10_000

const ClockState = z.object({
  /** Milliseconds since 1970 UTC. */
  now: z.int(),
  /** 0 is paused. */
  rate: ClockRate,
  serverTime: ServerTime,
})

export const SandboxState = z.object({
  clock: ClockState,
  maintenance: MaintenanceInfo,
  /** Delay of every answer to this device. */
  delayMs: z.int(),
})
export type SandboxState = z.output<typeof SandboxState>

export const getSandboxState = defineCall({
  method: 'GET',
  path: '/api/sandbox/state',
  access: 'sandbox',
  background: true,
  ours: true,
  summary: 'Clock and forced states of the sandbox',
  request: z.object({}),
  response: SandboxState,
})

export const setSandboxClock = defineCall({
  method: 'POST',
  path: '/api/sandbox/clock',
  access: 'sandbox',
  background: true,
  ours: true,
  summary: 'Pause the world clock, let it run faster, or jump ahead',
  request: z.object({
    rate: z.optional(ClockRate),
    jumpMinutes: z.optional(z.int().check(z.minimum(1), z.maximum(JUMP_MINUTES_MAX))),
  }),
  response: ClockState,
})

const SandboxSms = z.object({
  id: z.string(),
  mobile: z.string(),
  text: z.string(),
  sentTime: ServerTime,
})

export const listSandboxSms = defineCall({
  method: 'GET',
  path: '/api/sandbox/sms',
  access: 'sandbox',
  background: true,
  ours: true,
  summary: 'The sandbox phone: text messages, newest first',
  request: z.object({}),
  response: z.array(SandboxSms),
})

const SandboxMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  sentTime: ServerTime,
})

export const listSandboxMail = defineCall({
  method: 'GET',
  path: '/api/sandbox/mail',
  access: 'sandbox',
  background: true,
  ours: true,
  summary: 'The sandbox mailbox, newest first',
  request: z.object({}),
  response: z.array(SandboxMail),
})

export const SandboxMember = z.object({
  id: MemberId,
  userName: z.string(),
  nickName: z.string(),
  avatar: z.int(),
  vipLevel: z.int(),
  status: z.string(),
})
export type SandboxMember = z.output<typeof SandboxMember>

export const listSandboxMembers = defineCall({
  method: 'GET',
  path: '/api/sandbox/members',
  access: 'sandbox',
  background: true,
  ours: true,
  summary: 'The seeded members one can sign in as',
  request: z.object({}),
  response: z.array(SandboxMember),
})

export const signInAsMember = defineCall({
  method: 'POST',
  path: '/api/sandbox/sign-in',
  access: 'sandbox',
  background: true,
  ours: true,
  summary: 'Start a real session of a seeded member',
  errors: ['NOT_FOUND', 'ACCOUNT_DISABLED', ...CLOSED_ERRORS],
  request: z.object({ userName: z.string().check(z.minLength(1), z.maxLength(20)) }),
  response: z.object({ accessToken: z.string() }),
})

export const makeHandOverCode = defineCall({
  method: 'POST',
  path: '/api/sandbox/hand-over',
  access: 'sandbox',
  background: true,
  ours: true,
  summary: 'A one-use code for `?token=`, as another app would hand a seeded member over',
  errors: ['NOT_FOUND'],
  request: z.object({ userName: z.string().check(z.minLength(1), z.maxLength(20)) }),
  response: z.object({ code: z.string() }),
})

export const setSandboxMaintenance = defineCall({
  method: 'POST',
  path: '/api/sandbox/maintenance',
  access: 'sandbox',
  background: true,
  ours: true,
  summary: 'Put the site under maintenance, or end it',
  request: z.object({
    isOn: z.boolean(),
    title: z.optional(z.string().check(z.maxLength(120))),
    content: z.optional(z.string().check(z.maxLength(1000))),
    /** Left out, it begins at once and lasts an hour. */
    startTime: z.optional(ServerTime),
    endTime: z.optional(ServerTime),
  }),
  response: MaintenanceInfo,
})

export const expireSandboxSession = defineCall({
  method: 'POST',
  path: '/api/sandbox/session/expire',
  access: 'sandbox',
  background: true,
  ours: true,
  summary: 'Let the calling session run out, so that its next call answers 10009',
  errors: ['NOT_ALLOWED'],
  request: z.object({}),
  response: z.null(),
})

export const replaceSandboxSession = defineCall({
  method: 'POST',
  path: '/api/sandbox/session/replace',
  access: 'sandbox',
  background: true,
  ours: true,
  summary: 'Sign the calling member in elsewhere, so that the next call answers 10018',
  errors: ['NOT_ALLOWED'],
  request: z.object({}),
  response: z.null(),
})

export const dropSandboxSockets = defineCall({
  method: 'POST',
  path: '/api/sandbox/socket/drop',
  access: 'sandbox',
  background: true,
  ours: true,
  summary: "Close the calling member's live sockets, as a lost network would",
  errors: ['NOT_ALLOWED'],
  request: z.object({}),
  response: z.null(),
})

export const setSandboxNetwork = defineCall({
  method: 'POST',
  path: '/api/sandbox/network',
  access: 'sandbox',
  background: true,
  ours: true,
  summary: 'Delay every API answer to the calling device',
  request: z.object({ delayMs: z.int().check(z.minimum(0), z.maximum(NETWORK_DELAY_MS_MAX)) }),
  response: z.object({ delayMs: z.int() }),
})

export const decideSandboxAgentApplication = defineCall({
  method: 'POST',
  path: '/api/sandbox/agent-application',
  access: 'sandbox',
  background: true,
  ours: true,
  summary: "Decide the calling member's application to become an agent, as somebody of the site would",
  errors: ['NOT_ALLOWED', 'NOT_FOUND'],
  request: z.object({ state: z.enum(['accepted', 'refused']) }),
  response: z.null(),
})
