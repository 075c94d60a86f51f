import { expect, test } from 'vitest'
import {
  age,
  changed,
  changeText,
  dong,
  initials,
  lateness,
  millions,
  signedDong,
  sumText,
} from './figures.ts'

test('dong are grouped, whole in lists and with decimals where they are decided', () => {
  expect(dong('48000000.00')).toBe('48.000.000')
  expect(dong('-1234.50', true)).toBe('−1.234,50')
  expect(['12.500000', '12.345678', '1.203000', '3.000000'].map((text) => dong(text, true))).toEqual([
    '12,50',
    '12,345678',
    '1,203',
    '3,00',
  ])
  expect([signedDong('12.00'), signedDong('-12.00'), signedDong('0.00')]).toEqual(['+12', '−12', '0'])
})

test('a sum that says its currency is written as money, anything else as it was said', () => {
  expect([sumText('249999000.00 VND'), sumText('12.500000 USDT')]).toEqual(['249.999.000,00 ₫', '12,50 USDT'])
  expect([sumText('Mưa Đà Lạt'), sumText('1.50 is it')]).toEqual(['Mưa Đà Lạt', '1.50 is it'])
})

test('an age is as short as it can be read, and late once the promise is past', () => {
  expect([59_999, 9 * 60_000, 125 * 60_000, 72 * 3_600_000].map(age)).toEqual(['0m', '9m', '2h 05m', '3d'])
  expect([7.9, 8, 10, 10.1].map((minutes) => lateness(minutes * 60_000, 10))).toEqual([
    'fine',
    'near',
    'near',
    'late',
  ])
})

test('staff are two letters at most', () => {
  expect(['Trần Thu Hà', 'Hà', ''].map(initials)).toEqual(['TH', 'H', ''])
})

test('a change is exact, whatever its decimals and its sign', () => {
  expect(changed('96000.00', '50000.00')).toBe('-46000.00')
  expect(changed('0.000000', '1.250000')).toBe('1.250000')
  expect(changed('5.00', '5.00')).toBe('0.00')
})

test('a change in percent is against the time before, and unknown where there was nothing', () => {
  expect([changeText('114.20', '100.00'), changeText('95.00', '100.00')]).toEqual(['+14,2%', '−5,0%'])
  expect([changeText('1.00', '0.00'), changeText('1.00', '-5.00')]).toEqual([null, null])
  expect(changeText('5000.00', '1.00')).toBe('>+999%')
  expect(millions('2500000.00')).toBe(2.5)
})
