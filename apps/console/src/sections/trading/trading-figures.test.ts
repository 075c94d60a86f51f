import { expect, test } from 'vitest'
import { clock, house, lasting, price, refusedShare } from './trading-figures.ts'

test('figures of the trading desk: a sign on what the house has, no price where nothing is sold', () => {
  expect([house(-842_000), house(0), house(610_000)]).toEqual(['−842.000', '0', '+610.000'])
  expect([price(2_040), price(1_895), price(null)]).toEqual(['2.04', '1.895', '—'])
  expect([clock(4_044), clock(null)]).toEqual(['67:24', ''])
  expect([lasting(412), lasting(5_230), lasting(null)]).toEqual(['412 ms', '5.2 s', '—'])
})

test('the share of refused bets counts every reason, and of no bets there is none', () => {
  expect(refusedShare(30, [{ count: 9 }, { count: 1 }])).toBe('25.0%')
  expect(refusedShare(0, [])).toBe('—')
})
