import { hours } from '@keo/units/instants'
import { expect, test } from 'vitest'
import { riskMarks, type RiskFacts } from './risk-marks.ts'

const NOW = hours(1_000)
const CALM: RiskFacts = {
  is_verified: true,
  is_excluded: false,
  is_on_break: false,
  harm_marks: 0,
  complaints: 0,
  held_withdrawals: 0,
  held_rewards: 0,
  refused_withdrawals: 0,
  others_on_device: 0,
  others_on_target: 0,
  device_since: 0,
}
const namesOf = (facts: Partial<RiskFacts>, readsSafety = true) =>
  riskMarks({ ...CALM, ...facts }, NOW, readsSafety).map(({ name }) => name)

test('who has nothing odd has no mark, and neither has who never signed in', () => {
  expect(namesOf({})).toEqual([])
  expect(namesOf({ device_since: null })).toEqual([])
})

test.each([
  [{ is_verified: false }, 'unverified'],
  [{ is_excluded: true, is_on_break: true }, 'excluded'],
  [{ is_on_break: true }, 'onBreak'],
  [{ harm_marks: 1 }, 'harm'],
  [{ complaints: 1 }, 'complaint'],
  [{ held_withdrawals: 1 }, 'heldWithdrawal'],
  [{ held_rewards: 1 }, 'heldReward'],
  [{ refused_withdrawals: 1 }, 'refusedWithdrawal'],
  [{ others_on_device: 1 }, 'sharedDevice'],
  [{ others_on_target: 1 }, 'sharedTarget'],
  [{ device_since: NOW - hours(71) }, 'newDevice'],
] as const)('%o is marked as %s and as nothing else', (facts, name) => {
  expect(namesOf(facts)).toEqual([name])
})

test('a device is new for three days, and its hours are said', () => {
  const [mark] = riskMarks({ ...CALM, device_since: NOW - hours(5) }, NOW, true)
  expect(mark).toEqual({ name: 'newDevice', verdict: 'note', figure: '5 h' })
  expect(namesOf({ device_since: NOW - hours(72) })).toEqual([])
})

test('the heaviest comes first; harm and complaints are for who reads the safety of players', () => {
  const facts = { is_verified: false, harm_marks: 2, complaints: 1, others_on_target: 3 }
  expect(namesOf(facts)).toEqual(['harm', 'sharedTarget', 'complaint', 'unverified'])
  expect(namesOf(facts, false)).toEqual(['sharedTarget', 'unverified'])
})
