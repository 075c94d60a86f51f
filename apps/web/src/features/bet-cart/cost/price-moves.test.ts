import { priceOf } from '@keo/units/price'
import { expect, test } from 'vitest'
import type { PricePoint } from '../../sportsbook/index.ts'
import { priceMoves } from './price-moves.ts'

const point = (at: number, odds: number | null, cause: PricePoint['cause'] = 'view'): PricePoint => ({
  at,
  cause,
  options: [{ type: 1, odds: odds === null ? null : priceOf(odds) }],
})

test('only what moved this option is told, newest first, and nothing without a cause', () => {
  const history = [point(1, 2, null), point(2, 2), point(3, 1.9), point(4, 1.8, null), point(5, 1.7, 'score')]
  expect(priceMoves(history, 1)).toEqual([
    { at: 5, from: priceOf(1.8), to: priceOf(1.7), cause: 'score' },
    { at: 3, from: priceOf(2), to: priceOf(1.9), cause: 'view' },
  ])
  expect(priceMoves(history, 2)).toEqual([])
  expect(priceMoves([point(1, 2), point(2, null), point(3, 1.5)], 1)).toEqual([])
})
