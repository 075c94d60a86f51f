import type { WireOption } from '@keo/sportsbook-contract/match-record'
import { expect, test } from 'vitest'
import { guideOf } from './market-guide.ts'

const option = (ty: number, more: Partial<WireOption> = {}): WireOption => ({
  na: '',
  nm: String(ty),
  ty,
  od: 2,
  ...more,
})
const group = (mty: number, ...op: WireOption[]) => ({
  mty,
  mks: [{ id: 1, ss: 1 as const, au: 1 as const, op }],
})
const line = { nm: '-0.5', li: '-0.5' }

test.each([
  ['handicap', group(1000, option(1, line), option(2, line)), false, 'handicap'],
  ['handicap in play', group(1000, option(1, line)), true, 'handicapFromBet'],
  ['handicap of basketball in play', group(3002, option(1, line)), true, 'handicap'],
  ['over/under', group(1007, option(4), option(5)), false, 'total'],
  ['1X2', group(1005, option(1), option(3), option(2)), false, 'threeWay'],
  ['three-way handicap', group(1002, option(1, line), option(3, line)), false, 'european'],
  ['winner', group(5001, option(1), option(2)), false, 'winner'],
  ['winner of a game', group(5013, option(1, { li: '4' }), option(2, { li: '4' })), false, 'winner'],
  ['draw no bet', group(1006, option(1), option(2)), false, 'drawNoBet'],
  ['double chance', group(1012, option(50)), false, 'doubleChance'],
  ['next goal', group(1089, option(1, { li: '2' }), option(87)), false, 'next'],
  ['correct score', group(1099, option(110), option(244)), false, 'correctScore'],
  ['half/full', group(1033, option(41)), false, 'halfFull'],
  ['both score', group(1027, option(8), option(9)), false, 'yesNo'],
  ['outright', group(1998, option(1), option(2)), false, 'outright'],
  ['something new', group(1999_1, option(7777)), false, 'other'],
])('%s is explained', (_name, given, isLive, guide) => {
  expect(guideOf(given, isLive)).toBe(`match.guide.${guide}`)
})
