import { expect, test } from 'vitest'
import { returnView } from './return-band.ts'

const dice = { returnLeast: 9900, returnMost: 9900, mostBack: 20_000 }

test('the band is two standard errors of the widest spread that the most back allows', () => {
  const view = returnView({
    ...dice,
    measured: { rounds: 10_000, staked: '1000000.00', returned: '985000.00' },
  })
  expect(view?.measured).toBeCloseTo(0.985, 10)
  // 2 · √(0.99 · 1.01 / 10,000)
  expect(view?.band).toBeCloseTo(0.019999, 5)
})

test('too few rounds have neither a measured return nor a band', () => {
  expect(
    returnView({ ...dice, measured: { rounds: 999, staked: '999.00', returned: '5000.00' } }),
  ).toMatchObject({ measured: null, band: null, rounds: 999 })
})

test('a provider that states no return has nothing to compare with', () => {
  expect(
    returnView({
      returnLeast: null,
      returnMost: null,
      mostBack: null,
      measured: { rounds: 0, staked: '0.00', returned: '0.00' },
    }),
  ).toBeNull()
})
