import { defaultPhoneCountry } from '@keo/contract/phones'
import { expect, test } from 'vitest'
import {
  caretAfter,
  COUNTRIES,
  countryName,
  groupedDigits,
  isWholePhone,
  typedDigits,
} from './phone-entry.ts'

test.each([
  ['912345678', '912345678'],
  ['0912345678', '912345678'],
  ['+84 912 345 678', '912345678'],
  ['0084912345678', '912345678'],
  ['912-345 67', '91234567'],
  ['９１２345678', '912345678'],
  ['91234567899', '912345678'],
  ['abc', ''],
  ['0', ''],
])('[ACC-11a] of %j a Vietnamese field keeps %j', (typed, kept) => {
  expect(typedDigits(typed, 'VN')).toBe(kept)
})

test('[ACC-11a] Korean numbers keep the zero they are counted with', () => {
  expect(typedDigits('01012345678', 'KOR')).toBe('01012345678')
})

test.each([
  ['CN', 11],
  ['VN', 9],
  ['JP', 10],
  ['US', 10],
  ['KOR', 11],
  ['TW', 9],
  ['SG', 8],
  ['PH', 10],
  ['HK', 8],
  ['KH', 9],
  ['IDR', 11],
] as const)('[ACC-11a] a number of %s is whole with %i digits', (country, length) => {
  expect(isWholePhone('1'.repeat(length), country)).toBe(true)
  expect(isWholePhone('1'.repeat(length - 1), country)).toBe(false)
  expect(typedDigits('1'.repeat(20), country)).toHaveLength(length)
})

test('[ACC-11b] the picker begins at +84, in Chinese at +86', () => {
  expect([defaultPhoneCountry('vi'), defaultPhoneCountry('en'), defaultPhoneCountry('zh-CN')]).toEqual([
    'VN',
    'VN',
    'CN',
  ])
})

test('every country has a name of its own in every language', () => {
  for (const language of ['vi', 'en', 'zh-CN', 'th'] as const) {
    const names = COUNTRIES.map((country) => countryName(country, language))
    expect(new Set(names).size).toBe(COUNTRIES.length)
    expect(names.some((name) => /^[A-Z]{2,3}$/.test(name) && name !== 'US')).toBe(false)
  }
})

test('[ACC-04a] the address check takes any number of up to 11 digits', () => {
  expect(typedDigits('12345678901234', 'VN', 11)).toBe('12345678901')
})

test('digits stand in threes, and the caret stays behind the digit it followed', () => {
  expect(groupedDigits('9123456')).toBe('912 345 6')
  expect(groupedDigits('912')).toBe('912')
  for (let digits = 0; digits <= 9; digits++) {
    expect(groupedDigits('912345678').slice(0, caretAfter(digits)).replace(/ /g, '')).toHaveLength(digits)
  }
})
