import { expect, test } from 'vitest'
import { isOutside, measuredReturn } from './measured-return.ts'
import { chanceOfStreak } from './streak-chance.ts'

const sumsOf = (rounds: readonly (readonly [stake: number, returned: number])[]) => {
  const sum = (of: (stake: number, returned: number) => number) =>
    rounds.reduce((all, [stake, returned]) => all + of(stake, returned), 0)
  return {
    gameId: 1,
    rounds: rounds.length,
    staked: BigInt(sum((stake) => stake)),
    returned: BigInt(sum((_, returned) => returned)),
    stakedSquares: sum((stake) => stake * stake),
    returnedSquares: sum((_, returned) => returned * returned),
    products: sum((stake, returned) => stake * returned),
  }
}

test('the measured return with its standard error, as of a mean where every stake is the same', () => {
  // Half of a hundred rounds return 1.9 times the stake: the deviation of a round is 0.95.
  const rounds = Array.from({ length: 100 }, (_, at) => [1_000, at % 2 === 0 ? 1_900 : 0] as const)
  const found = measuredReturn(sumsOf(rounds))!
  expect(found.measured).toBeCloseTo(9_500)
  expect(found.error).toBeCloseTo((0.95 * Math.sqrt(100 / 99) * 10_000) / 10, 6)
  expect(isOutside(found, { least: 9_600, most: 9_700 }, 3)).toBe(false)
  expect(isOutside(found, { least: 13_000, most: 13_000 }, 3)).toBe(true)
  expect(isOutside(found, { least: 5_000, most: 6_000 }, 3)).toBe(true)
})

test('of a few rounds nothing is measured', () => {
  expect(measuredReturn(sumsOf([[1_000, 5_000]]))).toBeNull()
  expect(measuredReturn(undefined)).toBeNull()
})

test('the chance of a row of wins is that of counting every course of the rounds', () => {
  const counted = (rounds: number, length: number, win: number) => {
    let chance = 0
    for (let course = 0; course < 2 ** rounds; course += 1) {
      const bits = course.toString(2).padStart(rounds, '0')
      if (!bits.includes('1'.repeat(length))) continue
      const wins = bits.replaceAll('0', '').length
      chance += win ** wins * (1 - win) ** (rounds - wins)
    }
    return chance
  }
  for (const [rounds, length, win] of [
    [10, 3, 0.5],
    [9, 9, 0.3],
    [12, 2, 0.2],
    [7, 1, 0.45],
  ] as const)
    expect(chanceOfStreak(rounds, length, win)).toBeCloseTo(counted(rounds, length, win), 12)
  expect([chanceOfStreak(5, 6, 0.5), chanceOfStreak(5, 2, 0), chanceOfStreak(5, 5, 1)]).toEqual([0, 0, 1])
})
