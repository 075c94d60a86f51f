import { clock, house } from '../../platform/figures.ts'
import { expect, test } from 'vitest'
import {
  lasting,
  percentOf,
  price,
  refusedShare,
  shortHouse,
  shortOption,
  shortPrice,
  sidesOf,
  stepText,
} from './trading-figures.ts'

test('figures of the trading desk: a sign on what the house has, no price where nothing is sold', () => {
  expect([house(-842_000), house(0), house(610_000)]).toEqual(['−842.000', '0', '+610.000'])
  expect([price(2_040), price(1_895), price(null)]).toEqual(['2.04', '1.895', '—'])
  expect([shortPrice(9_990), shortPrice(56_520), shortPrice(null)]).toEqual(['9.99', '56.5', '—'])
  expect([clock(4_044), clock(null)]).toEqual(['67:24', ''])
  expect([lasting(412), lasting(5_230), lasting(null)]).toEqual(['412 ms', '5.2 s', '—'])
})

test('the share of refused bets counts every reason, and of no bets there is none', () => {
  expect(refusedShare(30, [{ count: 9 }, { count: 1 }])).toBe('25.0%')
  expect(refusedShare(0, [])).toBe('—')
})

test('short figures for a narrow grid, and steps with their sign', () => {
  expect([-842_000_000, 610_000, 0, 1_250_000, -50_000].map(shortHouse)).toEqual([
    '−842M',
    '+610K',
    '0',
    '+1.3M',
    '−50K',
  ])
  expect([stepText(3), stepText(-2), stepText(0), stepText(-5, percentOf)]).toEqual([
    '+3',
    '−2',
    '0',
    '−0.5%',
  ])
  expect(percentOf(45)).toBe('4.5%')
})

test('a match is parted into its two sides, and one that is named otherwise stays whole', () => {
  expect(sidesOf('Hà Nội FC vs. Thể Công')).toEqual(['Hà Nội FC', 'Thể Công'])
  expect(sidesOf('Vô địch V.League')).toEqual(['Vô địch V.League'])
  expect(sidesOf('A vs. B vs. C')).toEqual(['A vs. B vs. C'])
})

test('a total is named by its first letter and its line, everything else in full', () => {
  expect(['Tài 2.5/3', 'Under 42.5', '-0/0.5', 'X', 'Hà Nội 1'].map(shortOption)).toEqual([
    'T 2.5/3',
    'U 42.5',
    '-0/0.5',
    'X',
    'Hà Nội 1',
  ])
})
