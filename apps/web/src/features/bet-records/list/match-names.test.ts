import { expect, test } from 'vitest'
import { sampleBet } from '../../../testing/sample-bet.ts'
import { shownBet } from '../shown-bet.ts'
import { matchNames } from './series-legs.tsx'

test('the teams of a leg are named in the words of the provider, without the score that stands beside them', () => {
  const [leg] = shownBet(sampleBet(), undefined).shownLegs
  expect(matchNames(leg!)).toBe('Lotus City vs. Red Delta')
  const teams = [
    { id: 1, name: 'Hà Nội' },
    { id: 2, name: 'Nam Định' },
  ]
  expect(matchNames({ ...leg!, teams, phase: 'live', score: [2, 1] })).toBe('Hà Nội – Nam Định')
})
