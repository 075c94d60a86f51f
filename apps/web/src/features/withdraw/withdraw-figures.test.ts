import type { ChannelContent } from '@keo/contract/withdraw'
import { formatMoney } from '../../language/format.ts'
import { expect, test } from 'vitest'
import { figuresOf, mostOf } from './withdraw-figures.ts'
import { BANK_CONTENT } from '../../testing/sample-withdraw.ts'

const usdt: ChannelContent = {
  ...BANK_CONTENT,
  channel: 'usdt',
  currency: 'USDT',
  amountMin: '20.000000',
  amountMax: '20000.000000',
  quote: { id: 'q', dongPerUsdt: '25750.00', expiryTime: '2026-01-31 20:02:00' },
}
const shown = (content: ChannelContent, digits: string) => {
  const { fee, receive, problem } = figuresOf(content, digits)
  return [formatMoney(fee, 'en'), formatMoney(receive, 'en'), problem]
}

test('free while there are free ones, then half a percent within bounds', () => {
  expect(shown(BANK_CONTENT, '3000000')).toEqual(['₫0.00', '₫3,000,000.00', null])
  const used = { ...BANK_CONTENT, freeLeft: 0 }
  expect(shown(used, '3000000')).toEqual(['₫15,000.00', '₫2,985,000.00', null])
  expect(shown(used, '200000')).toEqual(['₫10,000.00', '₫190,000.00', null])
})

test('the limits of the channel are inclusive; more than there is is said', () => {
  expect(figuresOf(BANK_CONTENT, '199999').problem).toBe('range')
  expect(figuresOf(BANK_CONTENT, '200000').problem).toBeNull()
  expect(figuresOf(BANK_CONTENT, '12580001').problem).toBe('balance')
  expect(figuresOf(BANK_CONTENT, '').problem).toBe('range')
})

test('USDT is rounded down and limited by what arrives', () => {
  expect(shown(usdt, '5000000')).toEqual(['₫0.00', '194.17\u00a0USDT', null])
  expect(figuresOf(usdt, '500000').problem).toBe('range')
})

test('all of it is the least of balance, day and channel', () => {
  expect(mostOf(BANK_CONTENT)).toBe('12580000')
  expect(mostOf({ ...BANK_CONTENT, dayLeft: '1000000.00' })).toBe('1000000')
})
