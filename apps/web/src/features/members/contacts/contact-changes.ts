import { CODE_ACTIONS, sendEmail, sendSms } from '@keo/contract/codes'
import type { RequestOf } from '@keo/contract/define-call'
import { bindEmail, bindMobile, checkMobileForBinding, updatePassword } from '@keo/contract/member-security'
import { PHONE_COUNTRIES } from '@keo/contract/phones'
import { useMutation } from '@tanstack/react-query'
import { api, IN_FORM } from '../../../api/api.ts'
import { signIn } from '../../../session/session.ts'
import { type Mobile, withCaptcha } from '../../accounts/index.ts'
import { provenApi } from '../../security/index.ts'
import { useMemberChange } from '../member-changes.ts'

type WireMobile = { readonly mobileArea: string; readonly mobile: string }

/** A number as the calls name it. */
export function wireMobile({ country, digits }: Mobile): WireMobile {
  return { mobileArea: PHONE_COUNTRIES[country].phoneCode, mobile: digits }
}

/** To the number that is to be bound. Whether it may be is asked first, so that no captcha is solved in vain. */
export async function sendCodeToNewMobile(mobile: Mobile): Promise<boolean> {
  await provenApi(checkMobileForBinding, wireMobile(mobile))
  return sendSmsCode(CODE_ACTIONS.bindMobile, wireMobile(mobile))
}

/** To the number that is bound already; the server knows it. */
export function sendCodeToOldMobile(mobileArea: string): Promise<boolean> {
  return sendSmsCode(CODE_ACTIONS.oldMobile, { mobileArea, mobile: '' })
}

type SmsAction = typeof CODE_ACTIONS.bindMobile | typeof CODE_ACTIONS.oldMobile

async function sendSmsCode(actionType: SmsAction, to: WireMobile): Promise<boolean> {
  const sent = await withCaptcha({ action: 'sms', about: to, isSure: true }, async (captchaTicket) => {
    await api(sendSms, { actionType, ...to, captchaTicket })
    return true
  })
  return sent ?? false
}

/** A full session is not asked for a captcha. */
export async function sendCodeToNewEmail(email: string): Promise<boolean> {
  await api(sendEmail, { actionType: CODE_ACTIONS.bindMail, email })
  return true
}

export const useBindMobile = () => useMemberChange(bindMobile, IN_FORM, provenApi)
export const useBindEmail = () => useMemberChange(bindEmail, IN_FORM, provenApi)

/**
 * Ends every session; the answer's token is the one that goes on here. `onChanged` comes before it: with the new
 * session the pages forget the member, and with it the form that asked.
 */
export function useUpdatePassword(onChanged: () => void) {
  return useMutation({
    mutationFn: (change: RequestOf<typeof updatePassword>) => api(updatePassword, change, IN_FORM),
    onSuccess: ({ accessToken }) => {
      onChanged()
      signIn(accessToken)
    },
  })
}
