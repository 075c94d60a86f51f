/** As many digits as an amount may have. */
export const STAKE_DIGITS_MAX = 12

const PLAIN = /^\d+$/
const GROUPED = /^\d{1,3}(?:([.,\s\u00a0\u202f])\d{3})(?:\1\d{3})*$/
const PARTING = /[.,\s\u00a0\u202f]/g

/**
 * The digits after the text of the field changed, or null when the text is no whole amount: an exponent, a decimal
 * part and digits of another script are refused whole, never repaired into another amount.
 */
export function readStakeText(before: string, text: string): string | null {
  const digits = text.replaceAll(PARTING, '')
  if (digits === '') return text === '' ? '' : null
  if (!PLAIN.test(digits)) return null
  const trimmed = text.trim()
  // A key pressed or erased inside a grouped amount leaves its groups uneven; anything more was pasted.
  const isOneKey = digits !== before && Math.abs(digits.length - before.length) <= 1
  if (!PLAIN.test(trimmed) && !GROUPED.test(trimmed) && !isOneKey) return null
  const whole = digits.replace(/^0+/, '')
  return whole.length > STAKE_DIGITS_MAX ? null : whole
}
