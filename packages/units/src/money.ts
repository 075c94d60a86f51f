export const CURRENCIES = ['VND', 'CNY', 'USD', 'USDT'] as const
export type Currency = (typeof CURRENCIES)[number]

/** A count of smallest units. bigint on purpose: mixing it with a float does not compile. */
export type Minor = bigint & { readonly unit: 'minor' }
export type Money = { readonly minor: Minor; readonly currency: Currency }

/** Decimals of the smallest unit. The one table: everything else derives from it. */
export const SCALE: Readonly<Record<Currency, number>> = { VND: 2, CNY: 2, USD: 2, USDT: 6 }
/** Every amount is shown with two decimals, whatever its scale. */
export const SHOWN_DECIMALS = 2

const WHOLE_DIGITS_MAX = 15

export function money(minor: bigint, currency: Currency): Money {
  return { minor: minor as Minor, currency }
}

/**
 * Reads an amount from the wire or from a form: decimal text, or a whole number. Signs, exponents, grouping,
 * other scripts' digits and more decimals than the currency has are refused, never repaired.
 */
export function parseMoney(input: unknown, currency: Currency): Money | undefined {
  const text = typeof input === 'number' ? wholeNumberText(input) : input
  if (typeof text !== 'string') return undefined
  const found = AMOUNT[currency].exec(text)
  if (!found) return undefined
  const [, whole = '', decimals = ''] = found
  return money(BigInt(whole + decimals.padEnd(SCALE[currency], '0')), currency)
}

const AMOUNT = Object.fromEntries(
  CURRENCIES.map((currency) => [
    currency,
    new RegExp(`^(0|[1-9][0-9]{0,${WHOLE_DIGITS_MAX - 1}})(?:\\.([0-9]{1,${SCALE[currency]}}))?$`),
  ]),
) as Record<Currency, RegExp>

function wholeNumberText(number: number): string | undefined {
  return Number.isSafeInteger(number) && !Object.is(number, -0) ? String(number) : undefined
}

/** The canonical text of the wire: every decimal of the scale, a minus sign in front of a debit. */
export function moneyText({ minor, currency }: Money): string {
  const scale = SCALE[currency]
  const digits = (minor < 0n ? -minor : minor).toString().padStart(scale + 1, '0')
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}

/** What a screen shows: whole part and two decimals apart. Further decimals are cut, never rounded up. */
export function moneyParts(amount: Money): { isNegative: boolean; whole: bigint; decimals: string } {
  const [whole = '', decimals = ''] = moneyText(amount).replace('-', '').split('.')
  return {
    isNegative: amount.minor < 0n,
    whole: BigInt(whole),
    decimals: decimals.slice(0, SHOWN_DECIMALS),
  }
}
