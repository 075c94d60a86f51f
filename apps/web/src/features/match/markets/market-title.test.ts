import { priceOf } from '@keo/units/price'
import type { Say } from '@keo/messages/say'
import { expect, test } from 'vitest'
import { marketTitle } from './market-title.ts'

const say = ((key: string) => key) as Say
const option = (type: number, name: string, line?: string) => ({
  name,
  shortName: name,
  type,
  odds: priceOf(2),
  ...(line && { line }),
})
const group = (name: string, options: ReturnType<typeof option>[], period = 1001, line?: string) => ({
  marketType: 1000,
  period,
  name,
  markets: [{ id: 1, saleStatus: 1 as const, series: 1 as const, options, ...(line && { line }) }],
})
const handicap = group('Kèo chấp', [option(1, '-0.5', '-0.5')], 1001, '-0.5')

test('the part of the match follows the name, and the whole match where parts are offered too', () => {
  expect(marketTitle({ ...handicap, name: 'Kèo chấp - Hiệp 1' }, [], say)).toBe('Kèo chấp · Hiệp 1')
  expect(marketTitle(handicap, [handicap], say)).toBe('Kèo chấp')
  expect(marketTitle(handicap, [handicap, { marketType: 1000, period: 1002 }], say)).toBe(
    'Kèo chấp · match.market.whole',
  )
})

test('one numbered goal says which; a line that options say is not said twice', () => {
  const next = group(
    'Bàn kế tiếp',
    [option(1, '1', '3'), option(87, 'none', '3'), option(2, '2', '3')],
    1001,
    '3',
  )
  expect(marketTitle(next, [], say)).toBe('Bàn kế tiếp (3)')
  expect(marketTitle(group('Tài/Xỉu', [option(4, 'Tài 2.5', '2.5')], 1001, '2.5'), [], say)).toBe('Tài/Xỉu')
})
