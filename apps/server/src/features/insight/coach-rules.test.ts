import { minutes } from '@keo/units/instants'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { proposedAmount, proposedMinutes } from './coach-rules.ts'

const DONG = 100n
const sitting = (length: number) => ({ beganAt: 0, seenAt: minutes(length) })

test('the middle of the weeks that had any is proposed, rounded down to two digits', () => {
  const weeks = [0n, 123_745_000n, 90_000_000n, 0n, 500_000_000n]
  expect(proposedAmount(weeks, null, DONG)).toEqual({ amount: 120_000_000n, now: null, weeks: 3 })
  // Of four weeks the lower of the two in the middle.
  expect(proposedAmount([...weeks, 100_000_000n], null, DONG)?.amount).toBe(100_000_000n)
})

test('too few weeks, weeks that won, and what is less than a unit propose nothing', () => {
  expect(proposedAmount([5_000n, 5_000n], null, DONG)).toBeNull()
  expect(proposedAmount([-5_000n, -7_000n, -9_000n, 0n], null, DONG)).toBeNull()
  expect(proposedAmount([99n, 99n, 99n], null, DONG)).toBeNull()
})

test('a limit that holds is never met or raised', () => {
  const weeks = [50_000n, 50_000n, 50_000n]
  expect(proposedAmount(weeks, 50_100n, DONG)?.amount).toBe(50_000n)
  expect(proposedAmount(weeks, 50_000n, DONG)).toBeNull()
  expect(proposedAmount(weeks, 0n, DONG)).toBeNull()
})

test('a sitting is proposed in quarters of an hour, within what can be set', () => {
  const usual = [sitting(2), sitting(70), sitting(44), sitting(200)]
  expect(proposedMinutes(usual, null)).toEqual({ minutes: 60, now: null, sittings: 3 })
  expect(proposedMinutes([sitting(6), sitting(7), sitting(8)], null)?.minutes).toBe(15)
  expect(proposedMinutes(usual, 60)).toBeNull()
  expect(proposedMinutes(usual.slice(0, 3), null)).toBeNull()
})

test('whatever the past was, nothing is proposed above it or at a limit that holds', () => {
  const sum = fc.bigInt(-(10n ** 12n), 10n ** 12n)
  const held = fc.option(fc.bigInt(0n, 10n ** 12n), { nil: null })
  fc.assert(
    fc.property(fc.array(sum, { maxLength: 8 }), held, (weeks, now) => {
      const amount = proposedAmount(weeks, now, DONG)?.amount ?? 0n
      const most = weeks.reduce((one, other) => (one > other ? one : other), 0n)
      expect([amount <= most, amount % DONG, amount > 0n && now !== null && amount >= now]).toEqual([
        true,
        0n,
        false,
      ])
    }),
  )
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 3000 }), { maxLength: 12 }),
      fc.option(fc.integer({ min: 15, max: 1440 }), { nil: null }),
      (lengths, now) => {
        const found = proposedMinutes(lengths.map(sitting), now)?.minutes ?? 0
        expect([found % 15, found > 0 && now !== null && found >= now]).toEqual([0, false])
      },
    ),
  )
})
