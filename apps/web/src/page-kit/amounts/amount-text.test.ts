import type { Language } from '@keo/messages/languages'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAmountText } from './amount-text.ts'

const LANGUAGES: readonly Language[] = ['vi', 'en', 'zh-CN', 'th']
const [dong, usdt] = [{ decimals: 0 }, { decimals: 2 }]

/** Key by key, as a person types: what is shown stands, and what is not clear stays as it is. */
function typed(text: string, form: Parameters<typeof readAmountText>[2]): string | null {
  let shown: string = ''
  let amount: string | null = ''
  for (const key of text) {
    const read = readAmountText(amount === null ? null : shown, shown + key, form)
    shown = read?.shown ?? shown + key
    amount = read?.amount ?? null
  }
  return amount
}
const pasted = (text: string, form: Parameters<typeof readAmountText>[2]) =>
  readAmountText('', text, form)?.amount ?? null

// What is typed or pasted, and what it is: in Vietnamese and elsewhere, in dong and in USDT.
test.each([
  ['100', { vi: ['100', '100'], en: ['100', '100'] }],
  ['100,5', { vi: [null, '100.5'], en: [null, null] }],
  ['100.5', { vi: [null, null], en: [null, '100.5'] }],
  ['100,50', { vi: [null, '100.50'], en: [null, null] }],
  ['100.05', { vi: [null, null], en: [null, '100.05'] }],
  ['0,5', { vi: [null, '0.5'], en: [null, null] }],
  ['0.5', { vi: [null, null], en: [null, '0.5'] }],
  ['1250000', { vi: ['1250000', '1250000'], en: ['1250000', '1250000'] }],
  ['1.250.000', { vi: ['1250000', '1250000'], en: ['1250000', null] }],
  ['1,250,000', { vi: ['1250000', null], en: ['1250000', '1250000'] }],
  ['1.250,75', { vi: [null, '1250.75'], en: [null, null] }],
  ['1,250.75', { vi: [null, null], en: [null, '1250.75'] }],
  ['100,555', { vi: ['100555', null], en: ['100555', null] }],
  ['100.555', { vi: ['100555', null], en: ['100555', null] }],
  ['1,5,5', { vi: [null, null], en: [null, null] }],
  [',5', { vi: [null, null], en: [null, null] }],
  ['1e9', { vi: [null, null], en: [null, null] }],
  ['-5', { vi: [null, null], en: [null, null] }],
  ['٣', { vi: [null, null], en: [null, null] }],
  ['1234567890123', { vi: [null, null], en: [null, null] }],
] as const)(
  '%s is one amount or none, typed or pasted, in dong and in USDT, in every language',
  (text, by) => {
    for (const language of LANGUAGES) {
      const [inDong, inUsdt] = by[language === 'vi' ? 'vi' : 'en']
      expect(pasted(text, { language, ...dong })).toBe(inDong)
      // Thousands parted twice by the other languages' sign are clear as a whole, and not clear on the way there.
      const isForeign = text === (language === 'vi' ? '1,250,000' : '1.250.000')
      expect(typed(text, { language, ...dong })).toBe(isForeign ? null : inDong)
      const isBySteps = inUsdt === null || !/[.,]\d{3}/.test(text)
      expect(pasted(text, { language, ...usdt })).toBe(inUsdt)
      expect(isBySteps ? typed(text, { language, ...usdt }) : inUsdt).toBe(inUsdt)
    }
  },
)

test('a key pressed or erased in a grouped amount regroups it; another text put there is read as a new one', () => {
  const vi = { language: 'vi', ...dong } as const
  expect(readAmountText('200.000', '200.0005', vi)).toEqual({ amount: '2000005', shown: '2.000.005' })
  expect(readAmountText('2.000.005', '2.000.00', vi)).toEqual({ amount: '200000', shown: '200.000' })
  expect(readAmountText('1.000', '1000', vi)).toEqual({ amount: '1000', shown: '1.000' })
  expect(readAmountText('1.000', '10.5', vi)).toBeNull()
  expect(readAmountText('100', '', vi)).toEqual({ amount: '', shown: '' })
  expect(readAmountText('100,5', '100,55', { language: 'vi', ...usdt })?.amount).toBe('100.55')
  expect(readAmountText('100,55', '100,555', { language: 'vi', ...usdt })).toBeNull()
})

test('whatever is typed, the amount is never more than its digits say', () => {
  const text = fc.string({ unit: fc.constantFrom(...'0123456789.,'), maxLength: 10 })
  fc.assert(
    fc.property(text, fc.constantFrom(...LANGUAGES), fc.constantFrom(0, 2), (keys, language, decimals) => {
      const read = typed(keys, { language, decimals })
      if (!read) return
      expect(read.replace('.', '').replace(/^0+/, '')).toBe(keys.replaceAll(/\D/g, '').replace(/^0+/, ''))
      // A sign was a decimal one, or parted thousands, or the amount is not clear.
      // One or two digits after a sign are decimals, or the amount is not clear.
      expect(!/[.,]\d{1,2}$/.test(keys) || read.includes('.')).toBe(true)
    }),
  )
})
