import { AppError } from '@keo/contract/errors'
import { PHONE_COUNTRIES, phoneDigits } from '@keo/contract/phones'
import { foldEmail } from './fold-email.ts'

/** A mobile number in the one form every limit and every row knows it by. */
export type Mobile = { readonly area: string; readonly mobile: string }
export type CodeTarget =
  | ({ readonly channel: 'sms' } & Mobile)
  | { readonly channel: 'mail'; readonly email: string }

const BY_AREA: ReadonlyMap<string, (typeof PHONE_COUNTRIES)[keyof typeof PHONE_COUNTRIES]> = new Map(
  Object.values(PHONE_COUNTRIES).map((country) => [country.phoneCode, country]),
)
/** Numbers that differ in these last digits only count as one range. */
const RANGE_CUT = 4

/** Refuses countries that are not listed and numbers that are none of theirs. */
export function readMobile(
  area: string,
  typed: string,
  fields = { area: 'mobileArea', mobile: 'mobile' },
): Mobile {
  const country = BY_AREA.get(area)
  if (!country) throw new AppError('INVALID_INPUT', {}, { [fields.area]: 'field.country' })
  const mobile = phoneDigits(typed, country)
  if (mobile === null) throw new AppError('INVALID_INPUT', {}, { [fields.mobile]: 'field.mobile' })
  return { area, mobile }
}

/** Whom a code is for, exactly. */
export function targetText(target: CodeTarget): string {
  return target.channel === 'sms' ? `+${target.area}${target.mobile}` : target.email.toLowerCase()
}

/** What the limits count by: one box of many spellings is one box. */
export function limitText(target: CodeTarget): string {
  return target.channel === 'sms' ? targetText(target) : foldEmail(target.email)
}

/** Where pumping shows: never the whole number. */
export function placesOf(target: CodeTarget): { country: string; range: string } {
  if (target.channel === 'mail') return { country: '', range: '' }
  return { country: target.area, range: target.area + target.mobile.slice(0, -RANGE_CUT) }
}
