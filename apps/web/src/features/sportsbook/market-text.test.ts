import { expect, test } from 'vitest'
import { marketText } from './market-text.ts'

const textOf = (name: string, marketType: number) => marketText(name, marketType, 'Toàn trận')

test('the part of the match follows the market, and the whole match where parts are offered too', () => {
  expect(textOf('Kèo chấp', 1000)).toBe('Kèo chấp · Toàn trận')
  expect(textOf('Kèo chấp - Hiệp 1', 1000)).toBe('Kèo chấp · Hiệp 1')
  expect(textOf('Phạt góc: Tài/Xỉu', 1010)).toBe('Phạt góc: Tài/Xỉu · Toàn trận')
})

test('a market that is always about the whole match says nothing more', () => {
  expect(textOf('Đội đi tiếp', 1046)).toBe('Đội đi tiếp')
  expect(textOf('Đội vô địch', 1998)).toBe('Đội vô địch')
})
