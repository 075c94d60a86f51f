import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  DEPOSIT_EVENTS,
  DEPOSIT_STATUS,
  DEPOSIT_STATUSES,
  type DepositStatus,
  isDepositInProgress,
  nextDepositStatus,
} from './deposit-states.ts'

const { created, done, failed, cancelled, expired, suspense } = DEPOSIT_STATUS
const FINAL: ReadonlySet<number> = new Set([done, failed, cancelled, expired])
const lives = fc.array(fc.constantFrom(...DEPOSIT_EVENTS), { maxLength: 30 })

function statesOf(events: readonly (typeof DEPOSIT_EVENTS)[number][]): DepositStatus[] {
  const states: DepositStatus[] = [created]
  for (const event of events) {
    const next = nextDepositStatus(states.at(-1) ?? created, event)
    if (next !== null) states.push(next)
  }
  return states
}

test('0, 2, 7 and 8 are in progress and nothing else is', () => {
  expect(DEPOSIT_STATUSES.filter(isDepositInProgress).toSorted()).toEqual([0, 2, 7, 8])
})

test('[LED-13] whatever happens, a final state stays, and an order is never credited twice', () => {
  for (const status of DEPOSIT_STATUSES.filter((one) => FINAL.has(one)))
    for (const event of DEPOSIT_EVENTS) expect(nextDepositStatus(status, event)).toBeNull()
  fc.assert(
    fc.property(lives, (events) => {
      const states = statesOf(events)
      expect(states.filter((state) => FINAL.has(state)).length).toBeLessThanOrEqual(1)
      expect(states.filter((state) => state === done).length).toBeLessThanOrEqual(1)
      expect(states.filter((state) => state === suspense).length).toBeLessThanOrEqual(1)
    }),
    { numRuns: 2_000 },
  )
})

test('every order in progress can end: by its money, a refusal or its time', () => {
  for (const status of DEPOSIT_STATUSES.filter(isDepositInProgress)) {
    expect(nextDepositStatus(status, 'matched')).toBe(done)
    expect(nextDepositStatus(status, 'mismatched')).toBe(suspense)
    expect(nextDepositStatus(status, 'refused')).toBe(failed)
    expect(nextDepositStatus(status, 'expired')).toBe(expired)
  }
  expect(nextDepositStatus(suspense, 'reviewedCredited')).toBe(done)
  expect(nextDepositStatus(suspense, 'reviewedReturned')).toBe(failed)
})

test('a player cancels only what nobody has paid, as far as is known', () => {
  const cancellable = DEPOSIT_STATUSES.filter((status) => nextDepositStatus(status, 'cancelled') !== null)
  expect(cancellable).toEqual([DEPOSIT_STATUS.created, DEPOSIT_STATUS.proofAsked])
})
