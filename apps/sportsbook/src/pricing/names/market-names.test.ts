import { LANGUAGES } from '@keo/messages/languages'
import { expect, test } from 'vitest'
import { SPORT_IDS } from '../../play/sport-model.ts'
import { catalogueOfSport } from '../catalogue/catalogues.ts'
import { lineDecimal, lineText } from './line-text.ts'
import { marketName, optionLine, optionName, optionShortName, optionSlipName } from './market-names.ts'

const place = (marketType: number, type: number, line: number | null = null) => ({
  marketType,
  type,
  line: line === null ? null : line * 4,
  home: 'Hà Nội',
  away: 'Nam Định',
})

test('lines are read by their two halves', () => {
  expect([-3, -1, 0, 1, 11, 38].map(lineText)).toEqual(['-0.5/1', '-0/0.5', '0', '0/0.5', '2.5/3', '9.5'])
  expect([-3, 9, 0].map(lineDecimal)).toEqual(['-0.75', '2.25', '0'])
  expect(optionLine(place(1000, 1, -0.75))).toBe('-0.5/1')
  expect(optionLine(place(1000, 2, -0.75))).toBe('+0.5/1')
  expect(optionLine(place(1000, 2, 0))).toBe('0')
  expect(optionLine(place(1007, 4, 2.75))).toBe('2.5/3')
})

test('markets in the words of Vietnamese bettors', () => {
  expect(marketName('vi', 1000, 1001)).toBe('Kèo chấp')
  expect(marketName('vi', 1000, 1002)).toBe('Kèo chấp - Hiệp 1')
  expect(marketName('vi', 1010, 1001)).toBe('Phạt góc: Tài/Xỉu')
  expect(marketName('vi', 1099, 1001)).toBe('Tỷ số chính xác')
  expect(marketName('en', 1063, 1002)).toBe('Bookings: Over/Under - 1st Half')
})

test('options in full, on a button and on a slip', () => {
  expect(optionName('vi', place(1000, 1, -0.75))).toBe('Hà Nội')
  expect(optionShortName('vi', place(1000, 1, -0.75))).toBe('-0.5/1')
  expect(optionSlipName('vi', place(1000, 2, -0.75))).toBe('Nam Định +0.5/1')
  expect(optionShortName('vi', place(1007, 4, 2.75))).toBe('Tài 2.5/3')
  expect(optionName('vi', place(1007, 5, 2.75))).toBe('Xỉu')
  expect([1, 3, 2].map((type) => optionShortName('vi', place(1005, type)))).toEqual(['1', 'X', '2'])
  expect(optionName('vi', place(1005, 3))).toBe('Hòa')
  expect(optionShortName('vi', place(1099, 121))).toBe('2-1')
  expect(optionName('vi', place(1012, 50))).toBe('Hà Nội hoặc Hòa')
  expect(optionShortName('en', place(1012, 52))).toBe('X2')
  expect(optionShortName('en', place(1033, 38))).toBe('X/1')
  expect(optionSlipName('vi', place(1089, 1, 2))).toBe('Hà Nội (2)')
  expect(optionName('en', place(1047, 73))).toBe('Hà Nội in Extra Time')
  expect([501, 504, 505].map((type) => optionName('vi', place(19004, type)))).toEqual([
    'Hà Nội thắng knock-out',
    'Nam Định thắng điểm',
    'Hòa',
  ])
})

test('every market and option on offer has a name in every language', () => {
  const unnamed = SPORT_IDS.flatMap((sportId) =>
    catalogueOfSport(sportId).marketSlots.flatMap(({ template: { marketType, period, options } }) =>
      LANGUAGES.flatMap((language) => {
        const names = options.map((type) => optionName(language, place(marketType, type)))
        const isBare = (name: string, number: number) => name === '' || name === String(number)
        const bare = options.filter((type, i) => isBare(names[i] ?? '', type))
        return isBare(marketName(language, marketType, period), marketType) || bare.length > 0
          ? [`${marketType} in ${period}: ${bare.join()}`]
          : []
      }),
    ),
  )
  expect(unnamed).toEqual([])
})
