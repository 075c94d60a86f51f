import { expect, test } from 'vitest'
import { moneyKind } from './money-kinds.ts'

test('a movement is told in the words of the page, and one without words as the books call it', () => {
  expect([moneyKind('bet.stake', 'vi'), moneyKind('bet.stake', 'en')]).toEqual(['Đặt cược', 'Bet placed'])
  expect(moneyKind('bet.unheard-of', 'vi')).toBe('bet.unheard-of')
})
