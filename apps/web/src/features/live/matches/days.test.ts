import { parseServerTime } from '@keo/units/instants'
import { expect, test } from 'vitest'
import { daysFrom } from './days.ts'

test('days are those of the server, also late in the evening of another zone and at the end of a month', () => {
  const late = parseServerTime('2026-06-30 23:59:00')!
  expect(daysFrom(late).map(({ day }) => day)).toEqual(['2026-06-30', '2026-07-01'])
})
