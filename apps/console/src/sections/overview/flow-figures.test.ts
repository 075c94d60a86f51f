import { expect, test } from 'vitest'
import { alignedRanges, changeKind, heaviestOf, running, runningNet } from './flow-figures.ts'

const step = (deposited: string, withdrawn: string, gross: string | null, bets = 0) => ({
  deposited,
  withdrawn,
  staked: '0.00',
  bets,
  gross,
})
const STEPS = [step('3000000.00', '0.00', '-500000.00', 2), step('0.00', '1500000.00', '2000000.00', 1)]

test('a line shows what came together, below zero too', () => {
  expect(running(STEPS, 'deposited')).toEqual([3, 3])
  expect(running(STEPS, 'gross')).toEqual([-0.5, 1.5])
  expect(running(STEPS, 'bets')).toEqual([2, 3])
  expect(runningNet(STEPS)).toEqual([3, 1.5])
})

test('a line of what the reader may not see is flat', () => {
  expect(running([step('1.00', '1.00', null)], 'gross')).toEqual([0])
})

test('more paid out is worth a look, less won is bad, and no change is neither', () => {
  expect(changeKind('deposited', '+12,4%')).toBe('good')
  expect(changeKind('withdrawn', '+8,1%')).toBe('look')
  expect(changeKind('withdrawn', '−8,1%')).toBe('none')
  expect(changeKind('gross', '−6,2%')).toBe('bad')
  expect(changeKind('gross', '>+999%')).toBe('good')
  expect([changeKind('staked', null), changeKind('staked', '+0,0%')]).toEqual(['none', 'none'])
})

test('the heaviest matches may cost something, the most first, and eight at most', () => {
  const matches = [5, 0, 40, 12, 7, 9, 1, 3, 2, 4, 6].map((lost) => ({ worst: -lost, stake: lost }))
  expect(heaviestOf(matches).map(({ worst }) => -worst)).toEqual([40, 12, 9, 7, 6, 5, 4, 3])
  expect(
    heaviestOf([
      { worst: 0, stake: 10 },
      { worst: 3, stake: 3 },
    ]),
  ).toEqual([])
})

test('two scales of one plot have their zero at the same height, and every value inside', () => {
  expect(alignedRanges([60, -20], [1500])).toEqual([
    [-20, 60],
    [-500, 1500],
  ])
  expect(alignedRanges([10], [-30, 10])).toEqual([
    [-30, 10],
    [-30, 10],
  ])
  expect(alignedRanges([0], [0])).toEqual([
    [-0, 1],
    [-0, 1],
  ])
})
