import type { Language } from '@keo/messages/languages'
import { PHONE_COUNTRIES, phoneDigits } from '@keo/contract/phones'

export type PhoneCountry = keyof typeof PHONE_COUNTRIES

export const COUNTRIES = Object.keys(PHONE_COUNTRIES) as PhoneCountry[]

/** The specification spells two of them its own way. */
const REGIONS: Partial<Record<PhoneCountry, string>> = { KOR: 'KR', IDR: 'ID' }
/** Their numbers are counted with the zero that others only dial within the country. */
const KEEPS_ZERO: ReadonlySet<PhoneCountry> = new Set(['KOR'])
const GROUP = 3

export function regionOf(country: PhoneCountry): string {
  return REGIONS[country] ?? country
}

export function countryName(country: PhoneCountry, language: Language): string {
  const names = new Intl.DisplayNames(language, { type: 'region', style: 'short' })
  return names.of(regionOf(country)) ?? country
}

/** The digits kept of what is typed or pasted, however it was written: `+84 912…`, `0912…`, with spaces. */
export function typedDigits(typed: string, country: PhoneCountry, lengthMax?: number): string {
  const rule = PHONE_COUNTRIES[country]
  const whole = phoneDigits(typed, rule)
  if (whole !== null && lengthMax === undefined) return withoutZero(whole, country)
  const digits = withoutZero(typed.normalize('NFKC').replace(/[^0-9]/g, ''), country)
  return digits.slice(0, lengthMax ?? rule.phoneLength)
}

function withoutZero(digits: string, country: PhoneCountry): string {
  return KEEPS_ZERO.has(country) ? digits : digits.replace(/^0+/, '')
}

/** Threes from the left, as the number is read out. */
export function groupedDigits(digits: string): string {
  return digits.replace(new RegExp(`(\\d{${GROUP}})(?=\\d)`, 'g'), '$1 ')
}

export function isWholePhone(digits: string, country: PhoneCountry): boolean {
  return digits.length === PHONE_COUNTRIES[country].phoneLength
}

/** Where the caret stands in the grouped text once that many digits lie before it. */
export function caretAfter(digits: number): number {
  return digits <= 0 ? 0 : digits + Math.floor((digits - 1) / GROUP)
}
