import { days, parseServerTime } from '@keo/units/instants'
import type { Minor } from '@keo/units/money'
import { expect, test } from 'vitest'
import { commissionOf, countedWeeks, weekOf } from './commission.ts'

const at = (text: string) => parseServerTime(text) ?? 0

test.each([
  ['2026-01-26 00:00:00', '2026-01-26'],
  ['2026-02-01 23:59:59', '2026-01-26'],
  ['2026-02-02 00:00:00', '2026-02-02'],
])('at %s it is the week of %s: Monday to Sunday at +08:00', (now, week) => {
  expect(weekOf(at(now)).week).toBe(week)
})

test('the weeks that are counted follow each other without a gap and end with the running one', () => {
  const weeks = countedWeeks(at('2026-02-04 12:00:00'))
  expect(weeks.map(({ week }) => week).at(-1)).toBe('2026-02-02')
  expect(weeks.every(({ from, until }) => until - from === days(7))).toBe(true)
  expect(weeks.slice(1).map(({ from }) => from)).toEqual(weeks.slice(0, -1).map(({ until }) => until))
})

test.each([
  [0, 10, 0],
  [999_999, 10, 0],
  [1_000_000, 10, 1_000],
  [99_999_999, 10, 99_999],
  [100_000_000, 15, 150_000],
  [1_000_000_000, 20, 2_000_000],
])(
  '[AGT-05] %i dong of a week bring %i hundredths of a percent: %i dong, cut and never rounded up',
  (turnover, rateBp, amount) => {
    const minor = (BigInt(turnover) * 100n) as Minor
    expect(commissionOf(minor)).toEqual({ rateBp, amount: BigInt(amount) * 100n })
  },
)
