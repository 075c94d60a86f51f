import { expect, test } from 'vitest'
import { isNear, rateThatCounts } from './rate-bounds.ts'

const QUOTED = 2_575_000n

test('a rate is near up to five percent of what quotes say, to both sides, and not a minor unit more', () => {
  expect([2_446_250n, QUOTED, 2_703_750n].map((rate) => isNear(rate, QUOTED))).toEqual([true, true, true])
  expect([2_446_249n, 2_703_751n, 0n, 25_750n].some((rate) => isNear(rate, QUOTED))).toBe(false)
})

test('the rate of the operator counts while quotes stay near it; when they leave it, theirs does', () => {
  expect(rateThatCounts(QUOTED, null)).toBe(QUOTED)
  expect(rateThatCounts(QUOTED, 2_600_000n)).toBe(2_600_000n)
  expect(rateThatCounts(2_300_000n, 2_600_000n)).toBe(2_300_000n)
})
