import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Condition } from './auto-types.ts'
import { type BetView, causeOf, conditionsFor, conditionsRefusal, isMet } from './conditions.ts'

const MATCH = 7
const view = (
  more: Partial<BetView> = {},
  stood = { goal: 1, redCard: 0 },
  minute: number | null = 30,
): BetView => ({
  open: 20_000n,
  worth: 31_240n,
  most: 85_302n,
  matches: new Map([[MATCH, { minute, minuteMost: 90, stood }]]),
  ...more,
})
const refusal = (condition: Condition, seen = view()) => conditionsRefusal([condition], seen)

const amount = fc.bigInt(1n, 100_000n)
const anyCondition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({ kind: fc.constantFrom('return', 'loss'), amount }),
  fc.record({
    kind: fc.constant('minute'),
    matchId: fc.constant(MATCH),
    minute: fc.integer({ min: 1, max: 90 }),
  }),
  fc.record({
    kind: fc.constant('event'),
    matchId: fc.constant(MATCH),
    event: fc.constantFrom('goal', 'redCard'),
    stood: fc.integer({ min: 0, max: 5 }),
  }),
)
const anyView = fc
  .record({
    worth: amount,
    goal: fc.integer({ min: 0, max: 6 }),
    redCard: fc.integer({ min: 0, max: 6 }),
    minute: fc.integer({ min: 0, max: 95 }),
  })
  .map(({ worth, goal, redCard, minute }) => view({ worth }, { goal, redCard }, minute))

test('what may be set is never met at once, and what is met never may be set', () => {
  fc.assert(
    fc.property(anyCondition, anyView, (condition, seen) => {
      const isSettable = conditionsRefusal([condition], seen) === null
      expect(isSettable && isMet(condition, seen)).toBe(false)
    }),
  )
})

test('nothing is waited for that the sport does not have', () => {
  const hockey = view({ matches: new Map([[MATCH, { minute: null, minuteMost: 0, stood: { goal: 2 } }]]) })
  const event = { kind: 'event', matchId: MATCH, stood: 2 } as const
  expect(refusal({ ...event, event: 'goal' }, hockey)).toBeNull()
  expect(refusal({ ...event, event: 'redCard' }, hockey)).toBe('AUTO_CASH_OUT_IMPOSSIBLE')
  expect(refusal({ kind: 'minute', matchId: MATCH, minute: 50 }, hockey)).toBe('AUTO_CASH_OUT_IMPOSSIBLE')
})

test('the cause is the first condition that is met, and there is none exactly while none is', () => {
  fc.assert(
    fc.property(fc.array(anyCondition, { maxLength: 6 }), anyView, (conditions, seen) => {
      const cause = causeOf(conditions, seen)
      expect(cause?.condition).toBe(conditions.find((each) => isMet(each, seen)))
      expect(cause === null).toBe(!conditions.some((each) => isMet(each, seen)))
    }),
  )
})

test('more worth meets a return sooner and a loss later; time and events only ever meet more', () => {
  fc.assert(
    fc.property(anyCondition, anyView, fc.bigInt(0n, 50_000n), (condition, seen, more) => {
      const richer = { ...seen, worth: seen.worth + more }
      const [before, after] = [isMet(condition, seen), isMet(condition, richer)]
      const isKept = condition.kind === 'loss' ? !after || before : !before || after
      expect(isKept).toBe(true)
    }),
  )
})

test('a goal that is taken back before it fires never was, and the next one counts', () => {
  const goal: Condition = { kind: 'event', matchId: MATCH, event: 'goal', stood: 1 }
  const at = (goals: number) => isMet(goal, view({}, { goal: goals, redCard: 0 }))
  expect([at(1), at(2), at(1), at(2)]).toEqual([false, true, false, true])
})

test('a part that was ended by hand leaves its share of the amounts, whatever the order of the two', () => {
  fc.assert(
    fc.property(amount, fc.bigInt(1n, 10_000n), fc.bigInt(1n, 10_000n), (wanted, open, rest) => {
      const [before, after] = open > rest ? [open, rest] : [rest, open]
      const [scaled] = conditionsFor(
        { conditions: [{ kind: 'return', amount: wanted }], openStake: before },
        after,
      )
      const share = scaled && 'amount' in scaled ? scaled.amount : -1n
      expect(share * before <= wanted * after && (share + 1n) * before > wanted * after).toBe(true)
    }),
  )
})

test.each([
  ['a return that is there', { kind: 'return', amount: 31_240n }, 'AUTO_CASH_OUT_MET'],
  ['a return above all that can be won', { kind: 'return', amount: 85_303n }, 'RESERVED_RETURN_TOO_HIGH'],
  ['a return of nothing', { kind: 'return', amount: 0n }, 'ILLEGAL_PARAMETER'],
  ['a loss that is there', { kind: 'loss', amount: 31_240n }, 'AUTO_CASH_OUT_MET'],
  ['a minute that is over', { kind: 'minute', matchId: MATCH, minute: 30 }, 'AUTO_CASH_OUT_MET'],
  ['a minute after the end', { kind: 'minute', matchId: MATCH, minute: 91 }, 'AUTO_CASH_OUT_IMPOSSIBLE'],
  ['no minute', { kind: 'minute', matchId: MATCH, minute: 0 }, 'ILLEGAL_PARAMETER'],
  ['a match of another bet', { kind: 'minute', matchId: 8, minute: 40 }, 'AUTO_CASH_OUT_IMPOSSIBLE'],
  ['an event elsewhere', { kind: 'event', matchId: 8, event: 'goal', stood: 0 }, 'AUTO_CASH_OUT_IMPOSSIBLE'],
  ['what can be waited for', { kind: 'return', amount: 50_000n }, null],
  ['half-time', { kind: 'minute', matchId: MATCH, minute: 45 }, null],
] as const)('%s', (_, condition, code) => {
  expect(refusal(condition)).toBe(code)
})

test('each condition once: two returns are no wish', () => {
  const twice = [50_000n, 60_000n].map((each) => ({ kind: 'return' as const, amount: each }))
  expect(conditionsRefusal(twice, view())).toBe('ILLEGAL_PARAMETER')
})
