import {
  checkCodeForRegistration,
  checkMobileForRegistration,
  exchangeHandOverCode,
  type LoginAnswer,
  loginByMobile,
  loginByName,
  logout as logoutCall,
  passLoginCheck,
  registerByMobile,
  registerByName,
  resetPassword,
  suggestUserName,
} from '@keo/contract/accounts'
import { CODE_ACTIONS, sendEmail, sendSms } from '@keo/contract/codes'
import type { RequestOf } from '@keo/contract/define-call'
import { PHONE_COUNTRIES } from '@keo/contract/phones'
import { queryOptions } from '@tanstack/react-query'
import { api, IN_FORM } from '../../api/api.ts'
import { ApiRefusal } from '../../api/api-outcome.ts'
import { logout } from '../../session/session.ts'
import { storage } from '../../platform/storage.ts'
import { withCaptcha } from './captcha/with-captcha.ts'
import { asksCaptchaFirst } from './login/verify-domain-type.ts'
import type { PhoneCountry } from './fields/phone-entry.ts'

/** A mobile number as the form holds it. */
export type Mobile = { readonly country: PhoneCountry; readonly digits: string }

/** Codes that came with the address (ACC-13); sent with every way in that can open an account. */
export function invitation(kept: Pick<typeof storage, 'read'> = storage) {
  return { inviteCode: kept.read('inviteCode') ?? '', referCode: kept.read('referralCode') ?? '' }
}

/** Silent: a closed account is told by a question of its own. */
export function enterByName(request: {
  userName: string
  password: string
  isVisit: boolean
}): Promise<LoginAnswer | null> {
  return withCaptcha({ action: 'login', about: request, isSure: asksCaptchaFirst() }, (captchaTicket) =>
    api(loginByName, { ...request, captchaTicket }, { silent: true }),
  )
}

/** Silent: the form has its own place for a wrong code and for a number nobody has. */
export function enterByMobile(
  { country, digits }: Mobile,
  { smsCode, isVisit }: { smsCode: string; isVisit: boolean },
): Promise<LoginAnswer> {
  const request = { mobile: digits, smsCode, countryCode: country, isVisit, ...invitation() }
  return api(loginByMobile, request, { silent: true })
}

type NewName = { userName: string; password: string; countryCode: PhoneCountry }

export function openAccountByName(request: NewName): Promise<LoginAnswer | null> {
  return withCaptcha({ action: 'register', about: request, isSure: asksCaptchaFirst() }, (captchaTicket) =>
    api(registerByName, { ...request, ...invitation(), captchaTicket, regDomain: location.host }, IN_FORM),
  )
}

/** False when the server refuses, for whatever reason (ACC-14); `onRefusal` hears which. */
export async function openAccountByMobile(
  { country, digits }: Mobile,
  request: { smsCode: string; userName: string },
  onRefusal: (refusal: ApiRefusal) => void,
): Promise<LoginAnswer | false> {
  try {
    const account = {
      ...request,
      mobile: digits,
      countryCode: country,
      mobileCode: PHONE_COUNTRIES[country].phoneCode,
      ...invitation(),
      regDomain: location.host,
    }
    return await api(registerByMobile, account, { silent: true })
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error
    onRefusal(error)
    return false
  }
}

/** The ticket that lets a number be registered; it costs one captcha and serves every send to that number. */
export async function registrationTicket({ country, digits }: Mobile): Promise<string | null> {
  const { phoneCode } = PHONE_COUNTRIES[country]
  const about = { mobileArea: phoneCode, mobile: digits }
  const answer = await withCaptcha(
    { action: 'register', about, isSure: asksCaptchaFirst() },
    (captchaTicket) => api(checkMobileForRegistration, { phone: digits, phoneCode, captchaTicket }),
  )
  return answer && answer.registrationTicket
}

export async function isRegistrationCodeRight(
  { country, digits }: Mobile,
  code: string,
  ticket: string,
): Promise<boolean> {
  const { phoneCode } = PHONE_COUNTRIES[country]
  const request = { phone: digits, phoneCode, code, registrationTicket: ticket }
  return (await api(checkCodeForRegistration, request, IN_FORM)).isRight
}

export function sendRegistrationCode({ country, digits }: Mobile, captchaTicket: string): Promise<null> {
  const mobileArea = PHONE_COUNTRIES[country].phoneCode
  const actionType = CODE_ACTIONS.register
  return api(sendSms, { actionType, mobileArea, mobile: digits, userName: '', captchaTicket })
}

type SmsPurpose = 'login' | 'forget' | 'deviceCheck'

/** True when the code is on its way, false when the player closed the captcha. */
export async function sendSmsCode(
  purpose: SmsPurpose,
  { country, digits }: Mobile,
  userName: string,
): Promise<boolean> {
  const mobileArea = PHONE_COUNTRIES[country].phoneCode
  const to = { mobileArea, mobile: digits, userName }
  const sent = await withCaptcha({ action: 'sms', about: to, isSure: true }, async (captchaTicket) => {
    await api(sendSms, { actionType: CODE_ACTIONS[purpose], ...to, captchaTicket })
    return true
  })
  return sent ?? false
}

/** As `sendSmsCode`. The address is empty for the one the server knows. */
export async function sendMailCode(
  purpose: 'forget' | 'deviceCheck',
  email: string,
  userName: string,
): Promise<boolean> {
  const to = { email, userName }
  const sent = await withCaptcha({ action: 'mail', about: to, isSure: true }, async (captchaTicket) => {
    await api(sendEmail, { actionType: CODE_ACTIONS[purpose], ...to, captchaTicket })
    return true
  })
  return sent ?? false
}

export function setNewPassword(request: RequestOf<typeof resetPassword>): Promise<null> {
  return api(resetPassword, request, IN_FORM)
}

/** Silent: the popup has a place of its own for what is wrong. */
export function passCheck(
  request: Omit<RequestOf<typeof passLoginCheck>, 'actionType'>,
): Promise<LoginAnswer> {
  return api(passLoginCheck, { ...request, actionType: 2 }, { silent: true })
}

export function exchangeHandOver(code: string, state: string | undefined): Promise<LoginAnswer> {
  return api(exchangeHandOverCode, { code, state }, { silent: true })
}

/** Signed out here whatever the server says: the player must not wait for it. */
export function signOut(): void {
  void api(logoutCall, {}, { silent: true }).catch(() => {})
  logout()
}

export const accountQueries = {
  /** A new one with every round; the player may also write their own. */
  suggestedName: (round: number) =>
    queryOptions({
      queryKey: ['accounts', 'suggested-name', round],
      queryFn: async ({ signal }) => (await api(suggestUserName, {}, { silent: true, signal })).userName,
      staleTime: Number.POSITIVE_INFINITY,
      meta: { isPublic: true },
    }),
}
