import { days, hours, minutes } from '@keo/units/instants'
import { expect, test } from 'vitest'
import { flowWindow } from './flow-window.ts'

/** 21:42 at +07:00. */
const NOW = Date.UTC(2026, 10, 18, 14, 42)
const MIDNIGHT = Date.UTC(2026, 10, 17, 17)

test.each([
  ['today', MIDNIGHT, NOW, 1],
  ['yesterday', MIDNIGHT - days(1), MIDNIGHT, 1],
  ['week', MIDNIGHT - days(6), NOW, 7],
  ['month', MIDNIGHT - days(29), NOW, 30],
] as const)(
  '%s begins at midnight of +07:00 and is compared up to the same moment',
  (period, from, until, back) => {
    expect(flowWindow(period, NOW)).toMatchObject({
      from,
      until,
      before: { from: from - days(back), until: until - days(back) },
    })
  },
)

test('at midnight the day is new and yesterday is whole', () => {
  expect(flowWindow('today', MIDNIGHT)).toMatchObject({
    from: MIDNIGHT,
    until: MIDNIGHT,
    stepMs: minutes(20),
  })
  expect(flowWindow('yesterday', MIDNIGHT)).toMatchObject({ from: MIDNIGHT - days(1), until: MIDNIGHT })
  expect(flowWindow('yesterday', MIDNIGHT + hours(1)).from).toBe(MIDNIGHT - days(1))
})
