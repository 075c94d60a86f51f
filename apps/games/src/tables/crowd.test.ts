import { expect, test } from 'vitest'
import { crowdOf } from './crowd.ts'

test('the crowd of a round is the same for the same text and number, and another in the next round', () => {
  expect(crowdOf('keo-1', 7)).toEqual(crowdOf('keo-1', 7))
  expect(crowdOf('keo-1', 7)).not.toEqual(crowdOf('keo-1', 8))
  expect(crowdOf('keo-1', 7)).not.toEqual(crowdOf('keo-2', 7))
})

test('every guest comes while bets are taken, with a stake and a masked name, and leaves above 1.00', () => {
  for (let number = 1; number <= 50; number += 1) {
    const crowd = crowdOf('keo', number)
    expect(crowd.length).toBeGreaterThanOrEqual(12)
    expect(crowd.length).toBeLessThanOrEqual(36)
    for (const { name, stake, comesAt, leaveAt } of crowd) {
      expect(name).toMatch(/^[a-z]{2}\*{3}[a-z0-9]{2}$/)
      expect(stake).toBeGreaterThan(0n)
      expect(comesAt).toBeGreaterThanOrEqual(0)
      expect(comesAt).toBeLessThan(1)
      expect(leaveAt).toBeGreaterThan(100)
    }
  }
})
