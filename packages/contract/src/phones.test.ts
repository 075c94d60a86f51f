import { expect, test } from 'vitest'
import { defaultPhoneCountry, PHONE_COUNTRIES, phoneDigits } from './phones.ts'

test('[ACC-11a] phone lengths follow the table of the specification', () => {
  const lengths = Object.entries(PHONE_COUNTRIES).map(([code, { phoneLength }]) => `${code} ${phoneLength}`)
  expect(lengths.toSorted().join(', ')).toBe(
    'CN 11, HK 8, IDR 11, JP 10, KH 9, KOR 11, PH 10, SG 8, TW 9, US 10, VN 9',
  )
})

test('[ACC-11b] the calling code is +84, and +86 in Chinese', () => {
  const codeIn = (language: 'vi' | 'en' | 'th' | 'zh-CN') =>
    PHONE_COUNTRIES[defaultPhoneCountry(language)].phoneCode
  expect([codeIn('vi'), codeIn('en'), codeIn('th'), codeIn('zh-CN')]).toEqual(['84', '84', '84', '86'])
})

test.each([
  '912345678',
  '0912345678',
  '+84912345678',
  '+84 0 912345678',
  '0084 912 345 678',
  '００８４９１２３４５６７８',
  '(091) 234-56.78',
])('[SMS-03] %s is one number', (typed) => {
  expect(phoneDigits(typed, PHONE_COUNTRIES.VN)).toBe('912345678')
})

test.each([
  '91234567',
  '9123456789',
  '+86912345678',
  '0086912345678',
  '912345678x',
  '9'.repeat(30),
  '',
  '+',
  '-9',
])('[SMS-03] %s is no number of Vietnam', (typed) => {
  expect(phoneDigits(typed, PHONE_COUNTRIES.VN)).toBeNull()
})
