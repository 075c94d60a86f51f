import { expect, test } from 'vitest'
import { filterQuery, readFilter, requestOf } from './bet-filter.ts'

// 00:30 on 1 February at +08:00, while it is still 31 January in UTC.
const NOW = Date.UTC(2026, 0, 31, 16, 30)
const read = (text: string) => readFilter(new URLSearchParams(text))

test('[SPT-13a] the address holds the tab, the days and the sport; what it says wrongly is left out', () => {
  expect(read('app=false')).toEqual({ tab: 'unsettled', preset: 'week', sportId: undefined })
  expect(read('tab=cashedOut&days=month&sport=3')).toEqual({ tab: 'cashedOut', preset: 'month', sportId: 3 })
  expect(read('tab=lost&days=ever&sport=-1')).toEqual(read(''))
})

test('a filter comes back from its address as it was', () => {
  for (const text of ['', 'tab=settled&days=year', 'tab=reserved&sport=177']) {
    const given = Object.entries(filterQuery(read(text))).filter(([, value]) => value !== undefined)
    expect(readFilter(new URLSearchParams(given as [string, string][]))).toEqual(read(text))
  }
})

test('days are those of +08:00, whatever the zone of the device', () => {
  expect(requestOf(read('tab=settled&sport=1'), NOW)).toEqual({
    list: 'settled',
    fromDay: '2026-01-26',
    untilDay: '2026-02-01',
    sportId: 1,
  })
})
