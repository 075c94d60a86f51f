import { CHANNEL_KINDS } from '@keo/contract/deposit'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerToDispute, planOf } from './sandbox-payment-plan.ts'

const LONGEST_MS = { bank: 90_000, gateway: 20_000, ewallet: 30_000, crypto: 210_000, c2c: 300_000 }

test('a party tells of a payment within the time of its channel, at most once too often', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CHANNEL_KINDS),
      fc.constantFrom('TRC20', 'ERC20'),
      fc.boolean(),
      fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 4, maxLength: 4 }),
      (kind, network, isProven, chances) => {
        const left = [...chances]
        const plan = planOf({ kind, network, isProven }, () => left.shift() ?? 0)
        const kinds = plan.map((news) => news.kind)
        expect(kinds.filter((one) => one === 'paid').length).toBeLessThanOrEqual(2)
        expect(kinds.includes('paid') && kinds.includes('refused')).toBe(false)
        expect(isProven && kinds.includes('proof')).toBe(false)
        for (const { afterMs } of plan) expect(afterMs).toBeLessThanOrEqual(LONGEST_MS[kind] + 4_000)
      },
    ),
  )
})

test('5 % of bank transfers are asked for a proof, 2 % of the gateway fail, 3 % of merchants stay silent', () => {
  const fates = (kind: 'bank' | 'gateway' | 'c2c', fate: number) => {
    const left = [0.5, fate, 0.9, 0.9]
    return planOf({ kind, network: '', isProven: false }, () => left.shift() ?? 0).map((news) => news.kind)
  }
  expect(fates('bank', 0.049)).toEqual(['proof'])
  expect(fates('bank', 0.05)).toEqual(['seen', 'paid'])
  expect(fates('gateway', 0.019)).toEqual(['refused'])
  expect(fates('gateway', 0.02)).toEqual(['seen', 'paid'])
  expect(fates('c2c', 0.029)).toEqual([])
  expect(fates('c2c', 0.03)).toEqual(['seen', 'paid'])
})

test('of ten disputed merchants four release late, three deny and three stay silent', () => {
  const answers = Array.from({ length: 10 }, (_, at) => answerToDispute(() => at / 10))
  const count = (wanted: string | null) => answers.filter((answer) => answer === wanted).length
  expect([count('paid'), count('refused'), count(null)]).toEqual([4, 3, 3])
})
