import { LANGUAGES } from '@keo/messages/languages'
import { money } from '@keo/units/money'
import { describe, expect, test } from 'vitest'
import { amountParts, formatCompact, formatMoney, formatPercent, formatWholeMoney } from './format.ts'
import { formatDate, formatDateTime, formatKickOff, formatTime } from './format-dates.ts'
import { matchClock, matchMinute } from '../features/match-words/match-clock.ts'

const HANOI = 'Asia/Ho_Chi_Minh'
/** 15 November 2026 is a Sunday; the kick-off is in the night to Monday. */
const noon = Date.UTC(2026, 10, 15, 5, 0)
const kickOff = Date.UTC(2026, 10, 15, 19, 45)
/** The unbreakable space as an ordinary one, as the tables write it. */
const inAll = (write: (language: (typeof LANGUAGES)[number]) => string) =>
  LANGUAGES.map((language) => write(language).replaceAll('\u00a0', ' '))

describe('the table of the design, in vi, en, zh-CN and th', () => {
  test('[MEM-05c] money with two decimals', () => {
    expect(inAll((language) => formatMoney(money(1_258_000_000n, 'VND'), language))).toEqual([
      '12.580.000,00 ₫',
      '₫12,580,000.00',
      '₫12,580,000.00',
      '₫12,580,000.00',
    ])
  })

  test('other currencies; USDT stands after the number', () => {
    expect(inAll((language) => formatMoney(money(1_250_000_000n, 'USDT'), language))).toEqual([
      '1.250,00 USDT',
      '1,250.00 USDT',
      '1,250.00 USDT',
      '1,250.00 USDT',
    ])
    expect(formatMoney(money(125_000n, 'USD'), 'en')).toBe('$1,250.00')
    expect(formatMoney(money(125_000n, 'CNY'), 'zh-CN')).toBe('¥1,250.00')
  })

  test('compact amounts', () => {
    const compact = (whole: number) => inAll((language) => formatCompact(whole, language))
    expect(compact(500_000)).toEqual(['500K', '500K', '50万', '500K'])
    expect(compact(5_000_000)).toEqual(['5TR', '5M', '500万', '5M'])
    expect(compact(2_800_000_000)).toEqual(['2,8 tỷ', '2.8B', '28亿', '2.8B'])
    expect(compact(1_999_999)).toEqual(['1,99TR', '1.99M', '199.9万', '1.99M'])
    expect(compact(1_880_000)).toEqual(['1,88TR', '1.88M', '188万', '1.88M'])
    expect(compact(13_660_000)).toEqual(['13,6TR', '13.6M', '1,366万', '13.6M'])
    expect(compact(950)).toEqual(['950', '950', '950', '950'])
  })

  test('percent', () => {
    expect(inAll((language) => formatPercent(0.015, language))).toEqual(['1,5%', '1.5%', '1.5%', '1.5%'])
  })

  test('dates', () => {
    expect(inAll((language) => formatDate(noon, language, HANOI))).toEqual([
      '15/11',
      '15 Nov',
      '11月15日',
      '15 พ.ย.',
    ])
  })

  test('dates with their year, the Gregorian one in Thai too', () => {
    expect(inAll((language) => formatDateTime(noon, language, HANOI))).toEqual([
      '15/11/2026 12:00',
      '15 Nov 2026 12:00',
      '2026年11月15日 12:00',
      '15 พ.ย. 2026 12:00',
    ])
  })

  test('kick-off', () => {
    expect(inAll((language) => formatKickOff(kickOff, language, HANOI))).toEqual([
      '02:45 Thứ Hai',
      'Mon 02:45',
      '周一 02:45',
      'จ. 02:45',
    ])
  })

  test('times have 24 hours, midnight is 00', () => {
    expect(inAll((language) => formatTime(Date.UTC(2026, 10, 15, 17, 5), language, HANOI))).toEqual([
      '00:05',
      '00:05',
      '00:05',
      '00:05',
    ])
  })
})

describe('amounts', () => {
  test('the decimals come apart, so that they can be quieter', () => {
    expect(amountParts(money(1_258_050n, 'VND'), 'vi')).toEqual({
      before: '',
      whole: '12.580',
      decimals: ',50',
      after: '\u00a0₫',
    })
    expect(amountParts(money(1_258_050n, 'VND'), 'en')).toEqual({
      before: '₫',
      whole: '12,580',
      decimals: '.50',
      after: '',
    })
  })

  test('a loss has its minus sign in front, less than one unit too', () => {
    expect(formatMoney(money(-20_000_000n, 'VND'), 'vi')).toBe('\u2212200.000,00\u00a0₫')
    expect(formatMoney(money(-50n, 'USD'), 'en')).toBe('\u2212$0.50')
  })

  test('amounts beyond what a float holds are exact', () => {
    expect(formatMoney(money(99_999_999_999_999_999n, 'VND'), 'en')).toBe('₫999,999,999,999,999.99')
  })

  test('quick chips and amount entry show whole units', () => {
    expect(formatWholeMoney(money(20_000_000n, 'VND'), 'vi')).toBe('200.000\u00a0₫')
    expect(formatWholeMoney(money(20_000_000n, 'VND'), 'en')).toBe('₫200,000')
  })
})

test('a match clock reads 67:24, 45+2 in added time, 67 and a stroke in badges, and nothing without a counter', () => {
  expect(matchClock(67 * 60 + 24)).toBe('67:24')
  expect(matchClock(5)).toBe('00:05')
  expect(matchClock(46 * 60 + 10, { endsAt: 45 * 60 })).toBe('45+2')
  expect(matchClock(44 * 60 + 59, { endsAt: 45 * 60 })).toBe('44:59')
  expect(matchMinute(67 * 60 + 24)).toBe("67'")
  expect(matchMinute(90 * 60, { endsAt: 90 * 60 })).toBe("90+1'")
  expect([matchClock(-1), matchMinute(-1), matchClock(Number.NaN)]).toEqual(['', '', ''])
})
