import { money } from '@keo/units/money'
import { expect, test } from 'vitest'
import type { StakeLine } from '../cart/stake-lines.ts'
import { costOfSlip } from './cost-of-slip.ts'

const line = (amount: bigint, ...ids: string[]): StakeLine => ({
  key: ids.join(),
  legsEach: ids.length,
  subBets: 1,
  legs: ids.map((id) => ({ id }) as StakeLine['legs'][number]),
  limits: null,
  stake: money(amount, 'VND'),
})

test('every line of a slip costs what its legs leave of its stake, and one unknown leg leaves the sum unknown', () => {
  const worths = new Map([
    ['1-1', 975_000],
    ['2-1', 960_000],
  ])
  expect(costOfSlip([line(10_000_000n, '1-1'), line(10_000_000n, '1-1', '2-1')], worths)).toBe(890_000n)
  expect(costOfSlip([line(10_000_000n, '1-1', '3-1')], worths)).toBeNull()
})
