import { expect, test } from 'vitest'
import { pressStakeKey } from './stake-entry.ts'

test('digits and the 000 key append, leading zeros vanish', () => {
  expect(pressStakeKey('2', { kind: 'digits', digits: '000' })).toBe('2000')
  expect(pressStakeKey('', { kind: 'digits', digits: '000' })).toBe('')
})

test('a quick key adds its amount to what is typed', () => {
  expect(pressStakeKey('200000', { kind: 'add', amount: 50_000 })).toBe('250000')
  expect(pressStakeKey('', { kind: 'add', amount: 50_000 })).toBe('50000')
})

test('backspace takes the last digit, a long press clears', () => {
  expect(pressStakeKey('125', { kind: 'erase' })).toBe('12')
  expect(pressStakeKey('', { kind: 'erase' })).toBe('')
  expect(pressStakeKey('125', { kind: 'clear' })).toBe('')
})

test('a key that would make the amount too long does nothing', () => {
  expect(pressStakeKey('999999', { kind: 'digits', digits: '000' }, 8)).toBe('999999')
})
