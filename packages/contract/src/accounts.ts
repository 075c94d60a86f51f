import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { LoginState } from './members.ts'
import {
  Code,
  CountryCode,
  Email,
  HostName,
  InviteCode,
  NewUserName,
  Password,
  PhoneCode,
  SmsCode,
  TypedPhone,
  UserName,
} from './patterns.ts'

export const HAND_OVER_SECONDS = 60
export const REGISTRATION_TICKET_SECONDS = 600

/** What a solved captcha gave; left out where the site asks for none. */
const CaptchaTicket = z.optional(z.string().check(z.maxLength(200)))
const Ticket = z.string().check(z.minLength(1), z.maxLength(200))
/** Ours: only to withdraw, to see the own records or to ask to come back, which an exclusion leaves open. */
const IsVisit = z.optional(z.boolean())
/** Why a member who closed the account to play may not come in. */
export const CLOSED_ERRORS = [
  'SELF_EXCLUDED',
  'SELF_EXCLUDED_ENDLESS',
  'EXCLUSION_OVER',
  'REOPEN_WAITING',
] as const
const Invitation = { inviteCode: z.optional(InviteCode), referCode: z.optional(InviteCode) }

export const SECOND_FACTORS = ['totp', 'passkey', 'recovery'] as const
export const SecondFactor = z.enum(SECOND_FACTORS)
export type SecondFactor = z.output<typeof SecondFactor>

/** How a new device or address is checked: by the member's mobile, else e-mail, else the password once more. */
export const CheckBy = z.enum(['sms', 'mail', 'password'])
export type CheckBy = z.output<typeof CheckBy>

export const LoginAnswer = z.object({
  /** With `state` it is a one-use code for /v-to-b, never the session's token. */
  accessToken: z.string(),
  /** Present when this line hands its players over: then the client goes to /v-to-b. */
  state: z.nullable(z.string()),
  loginState: LoginState,
  /** Ours: how the check of loginState 1 and 2 is passed; null when none is owed. */
  checkBy: z.nullable(CheckBy),
  /** Ours: the second factors that would do, of which one is owed; empty when none is. */
  secondFactor: z.array(SecondFactor),
})
export type LoginAnswer = z.output<typeof LoginAnswer>

export const loginByName = defineCall({
  method: 'POST',
  path: '/api/user/auth/account-login/v2',
  access: 'public',
  limit: 'login',
  summary: 'Sign in with user name and password',
  errors: ['WRONG_LOGIN', 'CAPTCHA_NEEDED', 'CAPTCHA_INVALID', 'ACCOUNT_DISABLED', 'BUSY', ...CLOSED_ERRORS],
  request: z.object({
    userName: UserName,
    password: Password,
    captchaTicket: CaptchaTicket,
    isVisit: IsVisit,
  }),
  response: LoginAnswer,
})

export const registerByName = defineCall({
  method: 'POST',
  path: '/api/user/auth/account-register',
  access: 'public',
  limit: 'register',
  summary: 'Open an account with user name and password, and sign in',
  errors: ['NAME_TAKEN', 'CAPTCHA_NEEDED', 'CAPTCHA_INVALID', 'REGISTER_BY_MOBILE', 'BUSY'],
  request: z.object({
    userName: NewUserName,
    password: Password,
    countryCode: CountryCode,
    ...Invitation,
    captchaTicket: CaptchaTicket,
    regDomain: z.optional(HostName),
  }),
  response: LoginAnswer,
})

export const loginByMobile = defineCall({
  method: 'POST',
  path: '/api/user/auth/mobile-login',
  access: 'public',
  limit: 'login',
  summary: 'Sign in with a mobile number and its SMS code (actionType 3)',
  errors: ['CODE_WRONG', 'MOBILE_UNKNOWN', 'ACCOUNT_DISABLED', ...CLOSED_ERRORS],
  request: z.object({
    mobile: TypedPhone,
    smsCode: SmsCode,
    countryCode: CountryCode,
    isVisit: IsVisit,
    ...Invitation,
  }),
  response: LoginAnswer,
})

export const registerByMobile = defineCall({
  method: 'POST',
  path: '/api/user/auth/mobile-register',
  access: 'public',
  limit: 'register',
  summary: 'Open an account with a mobile number and its SMS code (actionType 1), and sign in',
  errors: ['CODE_WRONG', 'MOBILE_TAKEN', 'NAME_TAKEN'],
  request: z.object({
    mobile: TypedPhone,
    smsCode: SmsCode,
    countryCode: CountryCode,
    mobileCode: PhoneCode,
    userName: NewUserName,
    ...Invitation,
    regDomain: z.optional(HostName),
  }),
  response: LoginAnswer,
})

export const checkMobileForRegistration = defineCall({
  method: 'GET',
  path: '/api/user/auth/mobile-registerCheckByMobile/{phone}/{phoneCode}',
  access: 'public',
  limit: 'check',
  summary: 'Whether a code may be sent to this number; answers alike for known and unknown numbers',
  errors: ['CAPTCHA_NEEDED', 'CAPTCHA_INVALID'],
  request: z.object({ phone: TypedPhone, phoneCode: PhoneCode, captchaTicket: CaptchaTicket }),
  /** Ours: given to sendSms in place of a captcha ticket; good for ten minutes, this device and this number. */
  response: z.object({ registrationTicket: z.string() }),
})

export const checkCodeForRegistration = defineCall({
  method: 'GET',
  path: '/api/user/auth/mobile-registerCheckByCode/{phone}/{code}',
  access: 'public',
  limit: 'check',
  summary: 'Whether the SMS code is right: counts as a try, does not use the code up',
  errors: ['REGISTRATION_TICKET_INVALID'],
  request: z.object({
    phone: TypedPhone,
    code: SmsCode,
    registrationTicket: Ticket,
    /** Ours: the calling code, 84 when left out. */
    phoneCode: z.optional(PhoneCode),
  }),
  response: z.object({ isRight: z.boolean() }),
})

export const suggestUserName = defineCall({
  method: 'GET',
  path: '/api/user/auth/mobile-registerCreatName',
  access: 'public',
  limit: 'check',
  summary: 'A made-up user name for somebody who registers by mobile number',
  request: z.object({}),
  response: z.object({ userName: NewUserName }),
})

export const FORGET_WAYS = ['sms', 'mail'] as const

export const resetPassword = defineCall({
  method: 'POST',
  path: '/api/user/auth/forget/reset',
  access: 'public',
  limit: 'login',
  ours: true,
  summary: 'A new password by an SMS or e-mail code (actionType 4); ends every session',
  errors: ['CODE_WRONG', 'BUSY'],
  request: z.object({
    by: z.enum(FORGET_WAYS),
    userName: UserName,
    /** By SMS. */
    mobileArea: z.optional(PhoneCode),
    mobile: z.optional(TypedPhone),
    /** By e-mail. */
    email: z.optional(Email),
    code: SmsCode,
    password: Password,
  }),
  response: z.null(),
})

/** In the specification's list without a session, yet it only serves the session that owes the check. */
export const passLoginCheck = defineCall({
  method: 'POST',
  path: '/api/user/auth/loginCheck',
  access: 'public',
  limit: 'login',
  summary: 'Pass the check of a new device or address; answers with a new token',
  errors: ['SESSION_EXPIRED', 'CHECK_FAILED', 'BUSY'],
  request: z.object({
    userName: UserName,
    actionType: z.literal(2),
    /** By SMS. */
    mobile: z.optional(TypedPhone),
    smsCode: z.optional(Code),
    /** Ours, for members without a mobile: the code of the bound e-mail, or the password. */
    emailCode: z.optional(Code),
    password: z.optional(Password),
  }),
  response: LoginAnswer,
})

export const exchangeHandOverCode = defineCall({
  method: 'POST',
  path: '/api/user/auth/hand-over',
  access: 'public',
  limit: 'login',
  ours: true,
  summary: 'Swap a one-use code, which came in an address, for a session',
  errors: ['HAND_OVER_INVALID', 'ACCOUNT_DISABLED', ...CLOSED_ERRORS],
  request: z.object({
    code: z.string().check(z.maxLength(200)),
    /** The `state` of the login answer; a code that was given with one needs it. */
    state: z.optional(z.string().check(z.maxLength(200))),
  }),
  response: LoginAnswer,
})

export const logout = defineCall({
  method: 'POST',
  path: '/api/user/auth/logout',
  access: 'checking',
  vital: true,
  summary: 'End this session',
  request: z.object({}),
  response: z.null(),
})
