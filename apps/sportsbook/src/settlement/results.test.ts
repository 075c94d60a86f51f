import { OUTCOME } from '@keo/sportsbook-contract/match-enums'
import { hours } from '@keo/units/instants'
import { expect, test } from 'vitest'
import { type Verdict } from '../pricing/quote.ts'
import { type AppliedResult, areTwo, judgeResult } from './results.ts'

const result = (
  version: number,
  outcome: Verdict['outcome'] = OUTCOME.won,
  more: Partial<Verdict> = {},
): Verdict => ({
  outcome,
  resultText: '1-0',
  version,
  ...more,
})
const known = (more: Partial<AppliedResult> = {}): AppliedResult => ({
  verdict: result(2),
  settledAt: 0,
  state: 'applied',
  isSaid: false,
  ...more,
})
const alone = { now: hours(1), isApproved: false }

test.each([
  ['the first', null, result(1), 'first'],
  ['the same again', known(), result(2), 'same'],
  ['the same after the score went on', known(), result(2, OUTCOME.won, { resultText: '3-0' }), 'same'],
  ['an older one', known(), result(1, OUTCOME.lost), 'old'],
  ['another of the same version', known(), result(2, OUTCOME.lost), 'contradicts'],
  ['a dead heat of the same version', known(), result(2, OUTCOME.won, { sharers: 2 }), 'contradicts'],
  ['a newer one', known(), result(3, OUTCOME.lost), 'correction'],
  ['anything after a contradiction', known({ state: 'stopped' }), result(3), 'stopped'],
])('[SET-01] [SET-03] of two results, %s', (_, before, offered, judgement) => {
  expect(judgeResult(before, offered, alone)).toBe(judgement)
})

test('[SET-08] a correction is applied by itself for 72 hours after the first settlement, later only by two', () => {
  const at = (now: number, isApproved = false) =>
    judgeResult(known(), result(3, OUTCOME.lost), { now, isApproved })
  expect(at(hours(72))).toBe('correction')
  expect(at(hours(72) + 1)).toBe('late')
  expect(at(hours(500), true)).toBe('correction')
})

test('[SET-08] the same person twice is one', () => {
  expect(areTwo(['An', 'Binh'])).toBe(true)
  expect(areTwo(['An', ' an '])).toBe(false)
  expect(areTwo(['An', ''])).toBe(false)
})
