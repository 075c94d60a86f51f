import { expect, test } from 'vitest'
import { filterQuery, isRangeRight, presetRange, readFilter } from './record-filter.ts'

// 00:30 on 1 February at +08:00, while it is still 31 January in UTC.
const NOW = Date.UTC(2026, 0, 31, 16, 30)
const read = (text: string) => readFilter(new URLSearchParams(text), NOW)

test('[WAL-05a] days are those of +08:00, whatever the zone of the device', () => {
  expect(presetRange('today', NOW)).toEqual({ fromDay: '2026-02-01', untilDay: '2026-02-01' })
  expect(presetRange('week', NOW)).toEqual({ fromDay: '2026-01-26', untilDay: '2026-02-01' })
})

test('[WAL-05a] the address holds the filter, and what it says wrongly is left out', () => {
  expect(read('')).toMatchObject({ preset: 'month', group: undefined, state: undefined })
  expect(read('kind=bet&state=pending&days=today')).toMatchObject({
    preset: 'today',
    group: 'bet',
    state: 'pending',
  })
  expect(read('kind=gold&state=lost&days=ever&from=2026-02-31&until=x')).toEqual(read(''))
  const own = read('from=2026-01-02&until=2026-01-05')
  expect(own).toMatchObject({ preset: 'own', fromDay: '2026-01-02', untilDay: '2026-01-05' })
})

test('a filter comes back from its address as it was', () => {
  for (const text of ['', 'kind=gift&days=week', 'state=done&from=2026-01-02&until=2026-01-05']) {
    const given = Object.entries(filterQuery(read(text))).filter(([, value]) => value !== undefined)
    expect(readFilter(new URLSearchParams(given as [string, string][]), NOW)).toEqual(read(text))
  }
})

test('a range has an end and is not turned round', () => {
  expect(isRangeRight({ fromDay: '2026-01-02', untilDay: '2026-01-01' })).toBe(false)
  expect(isRangeRight({ fromDay: '2025-01-31', untilDay: '2026-01-31' })).toBe(true)
  expect(isRangeRight({ fromDay: '2025-01-30', untilDay: '2026-01-31' })).toBe(false)
  expect(isRangeRight({ fromDay: '', untilDay: '' })).toBe(false)
})
