import type { BetLeg } from '@keo/contract/bet-records'
import { expect, test } from 'vitest'
import { sampleBet, sampleLeg } from '../../../testing/sample-bet.ts'
import { arithmeticOf, factorText } from './arithmetic.ts'
import { legRule, linesOf } from './leg-rule.ts'

const leg = (more: Partial<BetLeg>): BetLeg => sampleLeg(more)

test('a quarter line is two lines', () => {
  expect(linesOf('-0.5/1').map(({ text, quarters }) => [text, quarters])).toEqual([
    ['-0.5', -2],
    ['-1', -4],
  ])
  expect(linesOf('2.5/3').map(({ quarters }) => quarters)).toEqual([10, 12])
  expect(linesOf('+0/0.5').map(({ quarters }) => quarters)).toEqual([0, 2])
  expect([linesOf('x'), linesOf('')]).toEqual([[], []])
})

test('a live handicap is explained by what came after the bet, half by half', () => {
  const half = leg({ line: '-0.5/1', scoreAtBet: '1-0', resultScore: '2-0', outcome: 'halfWon' })
  expect(legRule(half)).toEqual({
    sinceBet: '1-0',
    parts: [
      { line: '-0.5', outcome: 'won' },
      { line: '-1', outcome: 'push' },
    ],
  })
  const under = leg({ optionType: 5, line: '2/2.5', resultScore: '1-1', outcome: 'halfWon' })
  expect(legRule(under)?.parts.map(({ outcome }) => outcome)).toEqual(['push', 'won'])
  const away = leg({ optionType: 2, line: '+0.5/1', resultScore: '2-1', outcome: 'halfLost' })
  expect(legRule(away)?.parts.map(({ outcome }) => outcome)).toEqual(['lost', 'push'])
})

test('what the book decided otherwise is not explained away', () => {
  expect(legRule(leg({ line: '-0.5/1', resultScore: '2-0', outcome: 'cancelled' }))).toBeNull()
  expect(legRule(leg({ line: '9.5', optionType: 4, resultScore: '1-0', outcome: 'won' }))).toBeNull()
  expect(legRule(leg({ optionType: 3, line: '1', resultScore: '1-0', outcome: 'lost' }))).toBeNull()
})

test('the return of a half won single is worked out to the dong', () => {
  const bet = sampleBet({ returned: '72000.00', legs: [leg({ outcome: 'halfWon' })] })
  expect(arithmeticOf(bet, 'VND')).toMatchObject({
    stake: { minor: 5_000_000n },
    factors: ['1.44'],
    returned: { minor: 7_200_000n },
    isCapped: false,
  })
})

test('a series multiplies its legs; a system adds its sub-bets; a cash-out leaves less in play', () => {
  const legs = [
    leg({ outcome: 'won' }),
    leg({ odds: '1.7', outcome: 'push' }),
    leg({ odds: '2.05', outcome: 'won' }),
  ]
  const treble = sampleBet({ isSeries: true, legsEach: 3, returned: '192700.00', legs })
  expect(arithmeticOf(treble, 'VND')?.factors).toEqual(['1.88', '1', '2.05'])
  const doubles = sampleBet({ legsEach: 2, subBets: 3, stake: '150000.00', returned: '389200.00', legs })
  expect(arithmeticOf(doubles, 'VND')).toMatchObject({
    factors: ['7.784'],
    subBets: { count: 3, each: { minor: 5_000_000n } },
    isCapped: false,
  })
  const part = sampleBet({ cashedStake: '20000.00', returned: '56400.00', legs: [leg({ outcome: 'won' })] })
  expect(arithmeticOf(part, 'VND')).toMatchObject({ stake: { minor: 3_000_000n }, isCapped: false })
})

test('less than the arithmetic is a cap; more is not ours to explain', () => {
  const won = [leg({ outcome: 'won' })]
  expect(arithmeticOf(sampleBet({ returned: '90000.00', legs: won }), 'VND')?.isCapped).toBe(true)
  expect(arithmeticOf(sampleBet({ returned: '95000.00', legs: won }), 'VND')).toBeNull()
})

test('factors are plain decimals, cut where they go on', () => {
  expect(factorText({ top: 1n, bottom: 2n })).toBe('0.5')
  expect(factorText({ top: 2n, bottom: 1n })).toBe('2')
  expect(factorText({ top: 2n, bottom: 3n })).toBe('0.6666…')
})
