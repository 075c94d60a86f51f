import * as z from 'zod/mini'
import { CaptchaTicket } from './captcha.ts'
import { defineCall } from './define-call.ts'
import { Email, PATTERNS, PhoneCode, UserName } from './patterns.ts'

/** A send button rests that long after a successful send. */
export const CODE_RESEND_SECONDS = 60
export const CODE_MINUTES = 5

/** What a code is for, by its number on the wire. A code for one purpose is refused for any other. */
export const CODE_ACTIONS = {
  register: 1,
  deviceCheck: 2,
  login: 3,
  forget: 4,
  bindMobile: 5,
  bindMail: 6,
  oldMobile: 7,
  withdrawPassword: 8,
  bindCard: 9,
} as const
export type CodePurpose = keyof typeof CODE_ACTIONS

const SmsAction = z.union([
  z.literal(CODE_ACTIONS.register),
  z.literal(CODE_ACTIONS.deviceCheck),
  z.literal(CODE_ACTIONS.login),
  z.literal(CODE_ACTIONS.forget),
  z.literal(CODE_ACTIONS.bindMobile),
  z.literal(CODE_ACTIONS.oldMobile),
  z.literal(CODE_ACTIONS.withdrawPassword),
  z.literal(CODE_ACTIONS.bindCard),
])
const MailAction = z.union([
  z.literal(CODE_ACTIONS.deviceCheck),
  z.literal(CODE_ACTIONS.forget),
  z.literal(CODE_ACTIONS.bindMail),
])

/** Empty for the number that is bound already: the server knows it. */
const MobileOrOwn = z
  .string()
  .check(z.refine((value) => value === '' || PATTERNS.typedPhone.test(value), { error: 'field.mobile' }))
const NameOrNone = z.optional(z.union([z.literal(''), UserName]))
const LIMITED = ['CODE_TOO_SOON', 'CODE_LIMIT', 'CODE_STOPPED', 'CODE_NOT_SENT'] as const

/**
 * Answers alike for numbers and names that are known and unknown. actionType 1 takes the registration ticket as its
 * captchaTicket; 2, 5, 7, 8 and 9 need a session, and 7, 8 and 9 go to the bound number; 4 needs the user name.
 */
export const sendSms = defineCall({
  method: 'POST',
  path: '/api/user/verCode/sendSms',
  access: 'public',
  limit: 'check',
  summary: 'Send a code to a mobile number',
  errors: ['CAPTCHA_NEEDED', 'CAPTCHA_INVALID', 'REGISTRATION_TICKET_INVALID', 'SESSION_EXPIRED', ...LIMITED],
  request: z.object({
    actionType: SmsAction,
    mobileArea: PhoneCode,
    mobile: MobileOrOwn,
    userName: NameOrNone,
    captchaTicket: z.optional(CaptchaTicket),
  }),
  response: z.null(),
})

/** 2 and 6 need a session; 4 needs the user name. Only a full session (6) is not asked for a captcha. */
export const sendEmail = defineCall({
  method: 'POST',
  path: '/api/user/verify/sendEmail',
  access: 'public',
  limit: 'check',
  summary: 'Send a code to an e-mail address',
  errors: ['CAPTCHA_NEEDED', 'CAPTCHA_INVALID', 'SESSION_EXPIRED', ...LIMITED],
  request: z.object({
    actionType: MailAction,
    /** Empty for the address that is bound already (actionType 2). */
    email: z.union([z.literal(''), Email]),
    userName: NameOrNone,
    captchaTicket: z.optional(CaptchaTicket),
  }),
  response: z.null(),
})
