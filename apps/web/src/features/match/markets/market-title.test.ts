import type { Say } from '@keo/messages/say'
import { expect, test } from 'vitest'
import { marketTitle } from './market-title.ts'

const say = ((key: string) => key) as Say
const option = (ty: number, nm: string, li?: string) => ({ na: nm, nm, ty, od: 2, ...(li && { li }) })
const group = (nm: string, op: ReturnType<typeof option>[], pe = 1001, li?: string) => ({
  mty: 1000,
  pe,
  nm,
  mks: [{ id: 1, ss: 1 as const, au: 1 as const, op, ...(li && { li }) }],
})
const handicap = group('Kèo chấp', [option(1, '-0.5', '-0.5')], 1001, '-0.5')

test('the part of the match follows the name, and the whole match where parts are offered too', () => {
  expect(marketTitle({ ...handicap, nm: 'Kèo chấp - Hiệp 1' }, [], say)).toBe('Kèo chấp · Hiệp 1')
  expect(marketTitle(handicap, [handicap], say)).toBe('Kèo chấp')
  expect(marketTitle(handicap, [handicap, { mty: 1000, pe: 1002 }], say)).toBe(
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
