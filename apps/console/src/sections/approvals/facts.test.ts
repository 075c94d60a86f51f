import { expect, test } from 'vitest'
import { factName, factText } from './facts.ts'

test('fields of a change are named in words, accounts of the house as the books call them', () => {
  expect([factName('available', 'vi'), factName('available', 'en')]).toEqual(['Khả dụng', 'Available'])
  expect(factName('house:promotions', 'vi')).toBe('house:promotions')
})

test('money is written as money, a state in words, a missing field as a dash', () => {
  expect(factText('-250000.00', 'vi')).toBe('−250.000,00')
  expect(factText('inReview', 'en')).toBe('in review')
  expect(factText('CS-118', 'vi')).toBe('CS-118')
  expect([factText(undefined, 'vi'), factText('', 'vi')]).toEqual(['—', '—'])
})
