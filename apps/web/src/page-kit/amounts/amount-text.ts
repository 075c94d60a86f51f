import type { Language } from '@keo/messages/languages'
import { type Currency, SHOWN_DECIMALS } from '@keo/units/money'

/** As many digits as the whole part may have. */
const DIGITS_MAX = 12
const SPACES = '\\s\\u00a0\\u202f'

/** How a language parts thousands and decimals. */
export function amountSigns(language: Language): { readonly group: string; readonly decimal: string } {
  return language === 'vi' ? { group: '.', decimal: ',' } : { group: ',', decimal: '.' }
}

/** Dong are typed whole; every other amount with as many decimals as are shown of it. */
export function typedDecimals(currency: Currency): number {
  return currency === 'VND' ? 0 : SHOWN_DECIMALS
}

export type AmountForm = { readonly language: Language; readonly decimals: number }
/** The amount for the wire, and the same as the field shows it. */
export type ReadAmount = { readonly amount: string; readonly shown: string }

/** `1250.5` as a field of that language shows it. */
export function shownAmount(amount: string, language: Language): string {
  const { group, decimal } = amountSigns(language)
  const [whole = '', decimals] = amount.split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, group)
  return decimals === undefined ? grouped : grouped + decimal + decimals
}

/**
 * What the text of a field means, or null when it is not clear. Nothing is repaired into another amount: a text that is
 * not clear stays in the field until it is.
 *
 * Decimals stand after the sign of the language. Without decimals any sign may part the thousands, for it can mean
 * nothing else. With them, a whole text in which one sign stands before exactly three digits (`1.000`, `1,000`) is not
 * clear, whatever the language: half of the world reads a thousand, the other half one. `before` is what the field
 * showed, null when that was not clear itself: a key pressed or erased in it leaves groups uneven, and is no new text.
 */
export function readAmountText(before: string | null, text: string, form: AmountForm): ReadAmount | null {
  const { group, decimal } = amountSigns(form.language)
  const isKey = before !== null && isOneKey(before, text, decimal)
  const plain = isKey ? text.replaceAll(group, '') : ungrouped(text.trim(), form)
  if (plain === null) return null
  const [whole = '', decimals, ...more] = plain.split(decimal)
  const isNumber = /^[0-9]*$/.test(whole + (decimals ?? '')) && more.length === 0
  if (!isNumber || (decimals?.length ?? 0) > form.decimals) return null
  if (decimals !== undefined && (form.decimals === 0 || whole === '')) return null
  const zeros = form.decimals > 0 ? /^0+(?=\d)/ : /^0+/
  const digits = whole.replace(zeros, '')
  if (digits.length > DIGITS_MAX) return null
  const shown = shownAmount(decimals === undefined ? digits : `${digits}.${decimals}`, form.language)
  return { amount: decimals ? `${digits}.${decimals}` : digits, shown }
}

/** A text without what parts its thousands, where that can be told; null where it cannot. */
function ungrouped(text: string, { language, decimals }: AmountForm): string | null {
  const { group, decimal } = amountSigns(language)
  if (decimals === 0) {
    const isGrouped = new RegExp(`^\\d{1,3}([.,${SPACES}])\\d{3}(?:\\1\\d{3})*$`).test(text)
    return isGrouped ? text.replaceAll(/\D/g, '') : text
  }
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(text)) return null
  const grouped = new RegExp(`^\\d{1,3}([${group}${SPACES}])\\d{3}(?:\\1\\d{3})*(?:[${decimal}]\\d*)?$`)
  return grouped.test(text) ? text.replaceAll(new RegExp(`[${group}${SPACES}]`, 'g'), '') : text
}

/** Whether one sign was taken out, or one digit or decimal sign put in. */
function isOneKey(before: string, text: string, decimal: string): boolean {
  const [short, long] = before.length < text.length ? [before, text] : [text, before]
  if (long.length !== short.length + 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (short.slice(at) !== long.slice(at + 1)) return false
  return long === before || /\d/.test(long[at] ?? '') || long[at] === decimal
}
