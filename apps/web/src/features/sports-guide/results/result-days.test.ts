import { days, hours } from '@keo/units/instants'
import { describe, expect, test } from 'vitest'
import { resultRequest } from './result-days.ts'

const NOW = new Date(2026, 10, 15, 14, 30).getTime()
const PLACE = { sportId: 1, kind: 'matches', daysAgo: 0, leagueId: null } as const

describe('[SPT-05b] what is asked for to show the results of a day', () => {
  test('a day is whole, from its first second to its last', () => {
    const { beginTime, endTime } = resultRequest(PLACE, NOW)
    expect(new Date(beginTime).getHours()).toBe(0)
    expect(endTime - beginTime).toBe(days(1) - 1)
    expect(NOW - beginTime).toBe(hours(14.5))
  })

  test('yesterday is the day before, and a league is asked for alone', () => {
    const request = resultRequest({ ...PLACE, daysAgo: 1, leagueId: 7 }, NOW)
    expect(new Date(request.beginTime).getDate()).toBe(14)
    expect(request.leagueIds).toEqual([7])
  })

  test('competitions are shown over a month', () => {
    const request = resultRequest({ ...PLACE, kind: 'champions' }, NOW)
    expect(request.matchType).toBe(1)
    expect(request.endTime - request.beginTime).toBe(days(31) - 1)
  })
})
