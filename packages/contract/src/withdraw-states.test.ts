import { array, assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import {
  isOpenStatus,
  mayStep,
  WITHDRAW_STATE_NAMES,
  WITHDRAW_STATES,
  withdrawStateOf,
  type WithdrawState,
} from './withdraw-states.ts'

test('[LED-15] whatever is tried in whatever order, an order moves forward and ends once', () => {
  const tries = array(constantFrom(...WITHDRAW_STATE_NAMES), { maxLength: 40 })
  const held = property(tries, (wanted) => {
    let state: WithdrawState = 'requested'
    const seen = new Set<WithdrawState>([state])
    for (const next of wanted) {
      if (!mayStep(state, next)) continue
      // Never back to where it was, and never on from an end.
      expect(seen.has(next)).toBe(false)
      expect(isOpenStatus(WITHDRAW_STATES[state])).toBe(true)
      seen.add(next)
      state = next
    }
    expect(seen.has('paid') && seen.has('refused')).toBe(false)
  })
  assert(held, { numRuns: 2_000 })
})

test('from every open state there is a way to an end', () => {
  const ends = (state: WithdrawState): boolean =>
    !isOpenStatus(WITHDRAW_STATES[state]) ||
    WITHDRAW_STATE_NAMES.some((next) => mayStep(state, next) && ends(next))
  expect(WITHDRAW_STATE_NAMES.every(ends)).toBe(true)
})

test('2 and 3 are finished, any other number is under way', () => {
  for (let status = -1; status < 12; status += 1)
    expect(isOpenStatus(status)).toBe(status !== 2 && status !== 3)
  expect(withdrawStateOf(6)).toBe('awaitingConfirmation')
  expect(withdrawStateOf(99)).toBeUndefined()
})

test('[LED-16] the player has no step of the machine to call it off', () => {
  expect(WITHDRAW_STATE_NAMES).not.toContain('cancelled')
})
