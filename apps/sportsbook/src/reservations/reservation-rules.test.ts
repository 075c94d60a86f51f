import { PROVIDER_CODES, type ProviderCode } from '@keo/sportsbook-contract/provider-codes'
import { REJECT_REASONS, type RejectReason } from '@keo/sportsbook-contract/order-enums'
import type { Odds } from '@keo/units/odds'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { stakeLimits } from '../pricing/limits.ts'
import { largestStake, reserveLimits, requestRefusal } from './reservation-rules.ts'
import { afterRefusal, afterRejection } from './try-outcomes.ts'

const odds = (thousandths: number) => BigInt(thousandths) as Odds
const limitsAt = (current: number) =>
  reserveLimits(1000, stakeLimits(1, { isMain: true, margin: 'asian' }, current, 0), odds(current))

test.each([
  [1_900, 2_850],
  [1_100, 1_650],
  [1_020, 1_530],
  [900_000, 1_000_000],
])('odds of %i may be reserved up to %i', (current, highest) => {
  expect(limitsAt(current).highest).toBe(BigInt(highest))
})

test.each([
  ['a stake below the least', 999n, 2_000, 'RESERVE_STAKE_TOO_LOW'],
  ['a stake above the most', 30_000_001n, 2_000, 'RESERVE_STAKE_TOO_HIGH'],
  ['odds above the highest', 1_000n, 2_860, 'RESERVE_ODDS_TOO_HIGH'],
  ['a win above what is borne', 20_000_000n, 2_800, 'RESERVE_STAKE_OVER_LIMIT'],
  ['the least', 1_000n, 2_850, null],
  ['the most', 30_000_000n, 2_000, null],
])('%s', (_, stake, wanted, refusal) => {
  expect(requestRefusal(1000, limitsAt(1_900), { stake, odds: odds(wanted) })).toBe(refusal)
})

test('what is the largest stake is taken, wins no more than is borne and returns no more than the cap', () => {
  const price = fc.integer({ min: 1_020, max: 200_000 })
  fc.assert(
    fc.property(price, fc.double({ min: 0, max: 1, noNaN: true }), (current, share) => {
      const limits = limitsAt(current)
      const room = Number(limits.highest) - 1_010
      const wanted = odds(1_010 + Math.floor(room * share))
      const stake = largestStake(1000, limits, wanted)
      expect((stake * (wanted - 1000n)) / 1000n).toBeLessThanOrEqual(limits.liability)
      expect((stake * wanted) / 1000n).toBeLessThanOrEqual(200_000_000n)
      const refusal = stake < limits.least ? 'RESERVE_STAKE_TOO_LOW' : null
      expect(requestRefusal(1000, limits, { stake, odds: wanted })).toBe(refusal)
    }),
  )
})

test('[BET-11] whatever refuses the order of a reservation, it waits again or fails with its cause', () => {
  const again = (Object.keys(PROVIDER_CODES) as ProviderCode[]).filter(
    (code) => afterRefusal(code) === 'again',
  )
  expect(again).toEqual(expect.arrayContaining(['ODDS_CHANGED', 'ODDS_ADJUSTING', 'MARKET_CLOSED']))
  expect(afterRefusal('BALANCE_TOO_LOW')).toBe('paymentFailed')
  expect(afterRefusal('DAY_STAKE_LIMIT')).toBe('overLimit')
  expect(afterRefusal('ACCOUNT_LOCKED')).toBe('accountProblem')
  expect(afterRefusal('CURRENCY_UNKNOWN')).toBe('badParameter')
  const rejections = (Object.keys(REJECT_REASONS) as RejectReason[]).map(afterRejection)
  expect(rejections).toEqual([
    'badParameter', 'badParameter', 'overLimit', 'again', 'badParameter', 'paymentFailed', 'badParameter', 'again',
  ]) // prettier-ignore
})
