import type { Call } from '@keo/contract/define-call'
import { CHANNEL_KINDS } from '@keo/contract/deposit'
import { WITHDRAW_CHANNELS } from '@keo/contract/withdraw'
import type { Api } from '@keo/service-kit/http/api'
import { expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { closedPayments, closedPayouts } from '../gateways/parties/closed-gateways.ts'
import { PARTY_SETTINGS, PAYMENT_SETTINGS, PAYOUT_SETTINGS } from '../config/party-settings.ts'
import type { Parties } from '../gateways/parties/parties.ts'
import type { PaymentGateways } from '../gateways/payments/payment-gateway.ts'
import type { PayoutGateways } from '../gateways/payouts/payout-gateway.ts'
import { CALLS_OF_DOORS, closedDoors, type Door, DOORS, withClosedDoors } from './closed-doors.ts'

const sandbox = readConfig({})
const prod = {
  ...sandbox,
  KEO_MODE: 'prod',
  SPORTS_URL: 'https://book.example',
  GAMES_URL: 'https://games.example',
} as const
const parties = Object.fromEntries(PARTY_SETTINGS.map((name) => [name, () => ({})])) as unknown as Parties

/** Somebody for every channel but those. */
function moneyWithout(missing: readonly Door[]) {
  const payments = CHANNEL_KINDS.map((kind) => [
    kind,
    missing.includes(PAYMENT_SETTINGS[kind]) ? null : closedPayments,
  ])
  const payouts = WITHDRAW_CHANNELS.map((name) => [
    name,
    missing.includes(PAYOUT_SETTINGS[name]) ? null : closedPayouts,
  ])
  return {
    payments: Object.fromEntries(payments) as PaymentGateways,
    payouts: Object.fromEntries(payouts) as PayoutGateways,
  }
}

/** The calls that are answered although their doors are closed. */
function answered(closed: readonly Door[]): Set<Call> {
  const open = new Set<Call>()
  const api = {
    handle(call: Call, answer: () => unknown) {
      try {
        answer()
        open.add(call)
      } catch {
        // Refused.
      }
    },
  } as unknown as Api
  const guarded = withClosedDoors(api, closed)
  for (const [call] of CALLS_OF_DOORS) guarded.handle(call, () => null)
  return open
}

test.each(DOORS)(
  '[CBK-12] prod without %s closes the calls that lead through it alone, and no other',
  (missing) => {
    const config = missing in prod ? { ...prod, [missing]: null } : prod
    const closed = closedDoors(config, { ...parties, [missing]: undefined }, moneyWithout([missing]))
    expect(closed).toEqual([missing])
    const open = answered(closed)
    for (const [call, doors] of CALLS_OF_DOORS) {
      const isOnlyWay = doors.length === 1 && doors[0] === missing
      expect([call.path, open.has(call)]).toEqual([call.path, !isOnlyWay])
    }
  },
)

test('outside prod the sandbox stands in and no door is closed; a prod without anybody closes every call', () => {
  expect(closedDoors(sandbox, {}, moneyWithout(DOORS))).toEqual([])
  const closed = closedDoors({ ...prod, SPORTS_URL: null, GAMES_URL: null }, {}, moneyWithout(DOORS))
  expect(closed.toSorted()).toEqual(DOORS.toSorted())
  expect(answered(closed).size).toBe(0)
})
