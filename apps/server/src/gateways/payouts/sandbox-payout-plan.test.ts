import { money } from '@keo/units/money'
import { expect, test } from 'vitest'
import { payoutFate, payoutHearing, settlesAfterMs } from './sandbox-payout-plan.ts'

const dong = (whole: bigint) => money(whole * 100n, 'VND')
const rates = { fails: 10, silent: 20 }

test('the set share of pay-outs fails: half of them with a no at once, half of them later', () => {
  const fates = Array.from({ length: 100 }, (_, n) => payoutFate(dong(1_000_000n), rates, () => n / 100))
  expect(fates.filter(({ isTaken }) => !isTaken)).toHaveLength(5)
  expect(fates.filter(({ isTaken, outcome }) => isTaken && outcome === 'failed')).toHaveLength(5)
  expect(fates.filter(({ outcome }) => outcome === 'paid')).toHaveLength(90)
})

test('the set share of answers is lost: half of them after the party has heard', () => {
  const hearings = Array.from({ length: 100 }, (_, n) =>
    payoutHearing(dong(1_000_000n), true, rates, () => n / 100),
  )
  expect(hearings.filter((one) => one === 'lost')).toHaveLength(10)
  expect(hearings.filter((one) => one === 'unheard')).toHaveLength(10)
})

test('some amounts end as they are told to, the silent ones at the first try only', () => {
  const calm = { fails: 0, silent: 0 }
  expect(payoutFate(dong(1_000_403n), calm, () => 0.5)).toEqual({ isTaken: false, outcome: 'targetRefused' })
  expect(payoutFate(dong(1_000_404n), calm, () => 0.5)).toEqual({ isTaken: true, outcome: 'failed' })
  expect(payoutHearing(dong(1_000_405n), true, calm, () => 0.5)).toBe('lost')
  expect(payoutHearing(dong(1_000_406n), true, calm, () => 0.5)).toBe('unheard')
  expect(payoutHearing(dong(1_000_406n), false, calm, () => 0.5)).toBe('heard')
  expect(payoutFate(money(1_000_404n, 'USDT'), calm, () => 0.5).outcome).toBe('paid')
})

test('banks pay within two minutes, merchants within one to five', () => {
  expect([settlesAfterMs('bank', () => 0), settlesAfterMs('bank', () => 0.999)]).toEqual([25_000, 99_925])
  expect([settlesAfterMs('c2c', () => 0), settlesAfterMs('c2c', () => 0.999)]).toEqual([60_000, 299_760])
})
