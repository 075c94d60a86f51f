import { type Currency, SCALE } from '@keo/units/money'

const WIRE_DECIMALS = 2
const AMOUNT_MAX = 10n ** 18n
const AMOUNT = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/

export type WireAmounts = ReturnType<typeof createWireAmounts>

/** Amounts as the provider writes them. Its unit may be a thousand dong: it is multiplied here and nowhere else. */
export function createWireAmounts(dongPerUnit: bigint) {
  const sizeOf = (currency: Currency): bigint =>
    10n ** BigInt(SCALE[currency] - WIRE_DECIMALS) * (currency === 'VND' ? dongPerUnit : 1n)
  return {
    /** In minor units; null for what is no amount. */
    read(text: string, currency: Currency): bigint | null {
      const [, sign = '', whole = '', decimals = ''] = AMOUNT.exec(text) ?? []
      if (whole === '') return null
      const minor = BigInt(whole + decimals.padEnd(WIRE_DECIMALS, '0')) * sizeOf(currency)
      if (minor > AMOUNT_MAX) return null
      return sign === '-' ? -minor : minor
    },
    /** A JSON number; what is smaller than the wire can say is cut. */
    number: (minor: bigint, currency: Currency): number => Number(minor / sizeOf(currency)) / 100,
  }
}
