import type { MessageKey } from '@keo/messages/keys'
import * as z from 'zod/mini'

/** Anchored and bounded: none looks further than its longest match, however much it is given (section 5). */
export const PATTERNS = {
  /** Old names may be longer than new ones. */
  userName: /^[A-Za-z0-9]{6,20}$/,
  newUserName: /^(?=[0-9]{0,15}[A-Za-z])(?=[A-Za-z]{0,15}[0-9])[A-Za-z0-9]{6,16}$/,
  password: /^(?=[0-9]{0,19}[A-Za-z])(?=[A-Za-z]{0,19}[0-9])[A-Za-z0-9]{8,20}$/,
  smsCode: /^[0-9]{6}$/,
  code: /^[0-9]{4,6}$/,
  email:
    /^(?=[^\s]{6,254}$)[A-Za-z0-9_+-]{1,64}(?:\.[A-Za-z0-9_+-]{1,64}){0,8}@(?:[A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z]{2,24}$/,
  agentAccount: /^a_[A-Za-z0-9]{3,15}$/,
  phone: /^[0-9]{11}$/,
  internationalPhone: /^[0-9]{6,11}$/,
  /** As people type a number: with a calling code, spaces or full-width digits; the server makes digits of it. */
  typedPhone: /^[+＋]?[0-9０-９ .()-]{6,24}$/,
  phoneCode: /^[0-9]{1,4}$/,
  countryCode: /^[A-Z]{2,3}$/,
  /** Invite and referral codes; empty when the player came without one. */
  inviteCode: /^[A-Za-z0-9_-]{0,32}$/,
  hostName: /^[A-Za-z0-9.-]{0,253}(?::[0-9]{1,5})?$/,
} as const

/** Says in its own words what the field wants, where the server has words for it. */
function text(pattern: RegExp, message: MessageKey = 'field.invalid') {
  return z.string().check(z.regex(pattern, { error: message }))
}

export const UserName = text(PATTERNS.userName, 'field.userName')
export const NewUserName = text(PATTERNS.newUserName, 'field.newUserName')
/** Used exactly as typed: never trimmed, cut or changed in case. */
export const Password = text(PATTERNS.password, 'field.password')
export const SmsCode = text(PATTERNS.smsCode, 'field.smsCode')
export const Code = text(PATTERNS.code, 'field.smsCode')
export const Email = text(PATTERNS.email, 'field.email')
export const AgentAccount = text(PATTERNS.agentAccount, 'field.agentAccount')
export const TypedPhone = text(PATTERNS.typedPhone, 'field.mobile')
export const PhoneCode = text(PATTERNS.phoneCode)
export const CountryCode = text(PATTERNS.countryCode)
export const InviteCode = text(PATTERNS.inviteCode)
export const HostName = text(PATTERNS.hostName)
