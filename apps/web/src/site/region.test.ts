import { describe, expect, test } from 'vitest'
import { keepEntryCodes } from './entry-codes.ts'
import { MemoryStorage } from '../testing/memory-storage.ts'
import { chooseLanguage } from './region.ts'
import { chooseCurrency, sportsCurrencyId } from './region-currency.ts'
import { createStorage } from '../platform/storage.ts'

describe('language', () => {
  const hints = { search: '?lang=th', stored: 'en', region: 'china', browser: ['fr-FR', 'vi-VN'] } as const

  test('[I18N-01b] address, stored, region, browser, English: in this order', () => {
    expect(chooseLanguage(hints)).toBe('th')
    expect(chooseLanguage({ ...hints, search: '' })).toBe('en')
    expect(chooseLanguage({ ...hints, search: '', stored: undefined })).toBe('zh-CN')
    expect(chooseLanguage({ ...hints, search: '', stored: undefined, region: 'vietnam' })).toBe('vi')
    expect(chooseLanguage({ ...hints, search: '', stored: undefined, region: '' })).toBe('vi')
    expect(chooseLanguage({ search: '', stored: undefined, region: '', browser: ['fr'] })).toBe('en')
  })

  test.each([
    '?lang=fr',
    '?lang=',
    '?lang=<script>',
    '?lang=../../vi',
    '?lang=__proto__',
    `?lang=${'v'.repeat(9999)}`,
  ])('[RED-06] %s is none of ours and changes nothing', (search) => {
    expect(chooseLanguage({ ...hints, search })).toBe('en')
  })
})

describe('codes of the address', () => {
  test('[ACC-13a][RED-06] invite and referral codes are kept for the session, odd ones are not', () => {
    const session = new MemoryStorage()
    const storage = createStorage({ local: () => new MemoryStorage(), session: () => session })
    keepEntryCodes('?inviteCode=%3Cimg%3E&referCode=' + 'a'.repeat(33), storage)
    expect(session.texts.size).toBe(0)
    expect(keepEntryCodes('?inviteCode=KEO-77&referCode=ab_12', storage)).toBe('KEO-77')
    expect(keepEntryCodes('?inviteCode=KEO-77', storage), 'a reload is no other visit').toBeNull()
    expect([storage.read('inviteCode'), storage.read('referralCode')]).toEqual(['KEO-77', 'ab_12'])
    expect(session.texts.size).toBe(2)
  })
})

describe('currency', () => {
  test('[I18N-03a] by region CNY, VND and USD, otherwise USDT', () => {
    expect(['china', 'vietnam', 'usa', 'thailand', ''].map((region) => chooseCurrency(region))).toEqual([
      'CNY',
      'VND',
      'USD',
      'USDT',
      'USDT',
    ])
  })

  test('[I18N-03b] the registered currency comes first, when it is one of ours', () => {
    expect(chooseCurrency('vietnam', 'USDT')).toBe('USDT')
    expect(chooseCurrency('vietnam', 'EUR')).toBe('VND')
  })

  test('[I18N-03c] sports currency ids', () => {
    expect((['CNY', 'VND', 'USD', 'USDT'] as const).map(sportsCurrencyId)).toEqual([1, 1000, 2, 200])
  })
})
