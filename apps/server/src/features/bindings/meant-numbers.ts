import { EWALLETS } from '@keo/contract/banks'
import type { ReadNumber } from './read-number.ts'

type Meant = Pick<ReadNumber, 'kind' | 'unique'>

const CARD = /^\d{6,24}$/
const ADDRESS = /^[0-9A-Za-z]{25,64}$/

/** Whoever only has the number, from a complaint or a bank's letter, does not say of which bank or network it is. */
export function meantNumbers(text: string, bankCodes: readonly string[]): readonly Meant[] {
  const number = text.replace(/[\s.-]/g, '')
  const mobile = number.replace(/^(?:84|0)/, '')
  return [
    ...(CARD.test(number)
      ? [
          ...bankCodes.map((bankCode) => ({ kind: 'bank' as const, unique: `${bankCode} ${number}` })),
          ...EWALLETS.map((place) => ({ kind: 'ewallet' as const, unique: `${place} ${mobile}` })),
        ]
      : []),
    ...(ADDRESS.test(number)
      ? [number, number.toLowerCase()].map((unique) => ({ kind: 'crypto' as const, unique }))
      : []),
  ]
}
