import { expect, test } from 'vitest'
import { sampleGroup, sampleMarket, sampleMatch } from '../../../testing/sample-match.ts'
import { afterBet, betAgain } from './after-bet.ts'
import { type Attempt, notPlaced, resultOf } from './attempt.ts'
import type { CartState } from '../cart/cart-state.ts'
import { newAttempt } from './new-attempt.ts'
import { pickFrom } from '../cart/pick-from.ts'
import { sampleItem } from '../../../testing/sample-cart.ts'

const items = [sampleItem(1), sampleItem(2), sampleItem(3)]
const rows = [
  { legsEach: 2, subBets: 3, stakeLeast: 20, stakeMost: 100 },
  { legsEach: 3, subBets: 1, stakeLeast: 20, stakeMost: 100 },
]
const stateOf = (chosenKind: 'single' | 'series', stakes: Record<string, string>): CartState => ({
  items,
  isOpen: true,
  chosenKind,
  stakes,
  activeStake: null,
  rows,
})
const attemptOf = (state: CartState): Attempt => {
  let made = 0
  return newAttempt(state, { currency: 'VND', oddsChange: 1, now: 0, newId: () => `id-${(made += 1)}` })
}
const idsOf = (after: { items: readonly { id: string }[] }) => after.items.map(({ id }) => id)

test('an attempt holds every line with a stake, with an id of its own for each', () => {
  const single = attemptOf(stateOf('single', { '1001-4': '20000', '1003-4': '30000' }))
  expect(single.rows).toEqual([
    { relatedId: 'id-1', legsEach: 1, subBets: 1, unitStake: '2000000', legIds: ['1001-4'] },
    { relatedId: 'id-2', legsEach: 1, subBets: 1, unitStake: '3000000', legIds: ['1003-4'] },
  ])
  const series = attemptOf(stateOf('series', { x2: '20000' }))
  expect(series.rows).toMatchObject([{ legsEach: 2, subBets: 3, legIds: ['1001-4', '1002-4', '1003-4'] }])
})

test('what was taken leaves with its stake; what failed and what was not bet stays', () => {
  const state = stateOf('single', { '1001-4': '20000', '1002-4': '30000' })
  const attempt = attemptOf(state)
  const [first, second] = attempt.rows
  const results = [
    resultOf(first!, { status: 4, reason: null }, undefined),
    resultOf(second!, { status: 2, reason: null }, undefined),
  ]
  const after = afterBet(state, attempt, results, false)
  expect([idsOf(after), after.stakes]).toEqual([['1002-4', '1003-4'], { '1002-4': '30000' }])
  const kept = afterBet(state, attempt, results, true)
  expect([idsOf(kept), kept.stakes]).toEqual([['1001-4', '1002-4', '1003-4'], { '1002-4': '30000' }])
})

test('legs of a row that failed stay although another row over them was taken', () => {
  const state = stateOf('series', { whole: '20000', x2: '20000' })
  const attempt = attemptOf(state)
  const [first, second] = attempt.rows
  const after = afterBet(
    state,
    attempt,
    [resultOf(first!, { status: 4, reason: null }, undefined), notPlaced(second!)],
    false,
  )
  expect([idsOf(after), after.stakes]).toEqual([['1001-4', '1002-4', '1003-4'], { x2: '20000' }])
})

test('the same bet again has the same selections and stakes', () => {
  const state = stateOf('series', { whole: '20000' })
  expect(betAgain(attemptOf(state))).toMatchObject({
    items,
    chosenKind: 'series',
    stakes: { whole: '20000' },
  })
})

test('a shared selection is found in what its match offers now, or is gone', () => {
  const totals = sampleMarket(1001, [4], ['Tài 3.5'], { line: '3.5' })
  const match = sampleMatch({ id: 101, groups: [sampleGroup(1007, 1001, 'Tài/Xỉu', totals)] })
  expect(pickFrom(match, { matchId: 101, marketId: 1001, optionType: 4 })).toMatchObject({
    optionName: 'Tài 3.5',
    marketName: 'Tài/Xỉu',
    line: '3.5',
    isLive: true,
  })
  expect(pickFrom(match, { matchId: 101, marketId: 1001, optionType: 5 })).toBeNull()
  expect(pickFrom(match, { matchId: 101, marketId: 9, optionType: 4 })).toBeNull()
})
