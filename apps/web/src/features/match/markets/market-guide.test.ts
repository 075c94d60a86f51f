import { priceOf } from '@keo/units/price'
import { expect, test } from 'vitest'
import type { Option } from '../../sportsbook/index.ts'
import { guideOf } from './market-guide.ts'

const option = (type: number, more: Partial<Option> = {}): Option => ({
  name: '',
  shortName: String(type),
  type: type,
  odds: priceOf(2),
  ...more,
})
const group = (marketType: number, ...options: Option[]) => ({
  marketType,
  markets: [{ id: 1, saleStatus: 1 as const, series: 1 as const, options }],
})
const line = { shortName: '-0.5', line: '-0.5' }

test.each([
  ['handicap', group(1000, option(1, line), option(2, line)), false, 'handicap'],
  ['handicap in play', group(1000, option(1, line)), true, 'handicapFromBet'],
  ['handicap of basketball in play', group(3002, option(1, line)), true, 'handicap'],
  ['over/under', group(1007, option(4), option(5)), false, 'total'],
  ['1X2', group(1005, option(1), option(3), option(2)), false, 'threeWay'],
  ['three-way handicap', group(1002, option(1, line), option(3, line)), false, 'european'],
  ['winner', group(5001, option(1), option(2)), false, 'winner'],
  ['winner of a game', group(5013, option(1, { line: '4' }), option(2, { line: '4' })), false, 'winner'],
  ['draw no bet', group(1006, option(1), option(2)), false, 'drawNoBet'],
  ['double chance', group(1012, option(50)), false, 'doubleChance'],
  ['next goal', group(1089, option(1, { line: '2' }), option(87)), false, 'next'],
  ['correct score', group(1099, option(110), option(244)), false, 'correctScore'],
  ['half/full', group(1033, option(41)), false, 'halfFull'],
  ['both score', group(1027, option(8), option(9)), false, 'yesNo'],
  ['outright', group(1998, option(1), option(2)), false, 'outright'],
  ['something new', group(1999_1, option(7777)), false, 'other'],
])('%s is explained', (_name, given, isLive, guide) => {
  expect(guideOf(given, isLive)).toBe(`match.guide.${guide}`)
})
