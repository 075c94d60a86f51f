import { CODE_MINUTES, type CodePurpose } from '@keo/contract/codes'
import type { Language } from '@keo/messages/languages'
import { serverText } from '@keo/messages/server-packs'

const PURPOSE_TEXT = {
  register: 'code.for.register',
  deviceCheck: 'code.for.deviceCheck',
  login: 'code.for.login',
  forget: 'code.for.forget',
  bindMobile: 'code.for.bindMobile',
  bindMail: 'code.for.bindMail',
  oldMobile: 'code.for.oldMobile',
  withdrawPassword: 'code.for.withdrawPassword',
  bindCard: 'code.for.bindCard',
} as const satisfies Record<CodePurpose, string>

type Wording = { readonly language: Language; readonly purpose: CodePurpose; readonly code: string }

export function smsText(wording: Wording): string {
  return serverText(wording.language, 'code.sms', paramsOf(wording))
}

export function mailText(wording: Wording): { subject: string; text: string } {
  return {
    subject: serverText(wording.language, 'code.mailSubject'),
    text: serverText(wording.language, 'code.mail', paramsOf(wording)),
  }
}

function paramsOf({ language, purpose, code }: Wording) {
  return { code, purpose: serverText(language, PURPOSE_TEXT[purpose]), minutes: CODE_MINUTES }
}
