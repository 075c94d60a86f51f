import type { Language } from '@keo/messages/languages'
import { PATTERNS } from './patterns.ts'

/** Calling code and length of a mobile number by country (section 5); KOR and IDR are its own spelling. */
export const PHONE_COUNTRIES = {
  VN: { phoneCode: '84', phoneLength: 9 },
  CN: { phoneCode: '86', phoneLength: 11 },
  JP: { phoneCode: '81', phoneLength: 10 },
  US: { phoneCode: '1', phoneLength: 10 },
  KOR: { phoneCode: '82', phoneLength: 11 },
  TW: { phoneCode: '886', phoneLength: 9 },
  SG: { phoneCode: '65', phoneLength: 8 },
  PH: { phoneCode: '63', phoneLength: 10 },
  HK: { phoneCode: '852', phoneLength: 8 },
  KH: { phoneCode: '855', phoneLength: 9 },
  IDR: { phoneCode: '62', phoneLength: 11 },
} as const satisfies Record<string, PhoneRule>

export type PhoneRule = { readonly phoneCode: string; readonly phoneLength: number }

export function defaultPhoneCountry(language: Language): keyof typeof PHONE_COUNTRIES {
  return language === 'zh-CN' ? 'CN' : 'VN'
}

/**
 * The digits of a number as its country counts them, or null when it is none of that country. However it is typed
 * (`+84 0 9…`, `0084…`, spaces, full-width digits) it becomes one number, so that every limit sees one.
 */
export function phoneDigits(typed: string, { phoneCode, phoneLength }: PhoneRule): string | null {
  if (!PATTERNS.typedPhone.test(typed)) return null
  const plain = typed.normalize('NFKC')
  const isAbroad = plain.startsWith('+') || plain.replace(/[^0-9]/g, '').startsWith('00')
  let digits = plain.replace(/[^0-9]/g, '')
  if (isAbroad) {
    digits = digits.replace(/^00/, '')
    if (!digits.startsWith(phoneCode)) return null
    digits = digits.slice(phoneCode.length)
  }
  // The leading zero is dialled within the country only; a number of full length keeps its own.
  if (digits.length === phoneLength + 1 && digits.startsWith('0')) digits = digits.slice(1)
  return digits.length === phoneLength ? digits : null
}
