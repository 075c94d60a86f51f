import { expect, test } from 'vitest'
import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { countedNote } from './counted-time.ts'

const at = (sportId: number, period: number, status: number = MATCH_STATUS.live) =>
  countedNote({ sportId: sportId, status: status, clock: { period: period, isRunning: true } })

test('soccer after ninety minutes says what the main markets count, through extra time and the shoot-out', () => {
  for (const period of [1005, 1012, 1006, 1007, 1008, 1009, 1013, 1010, 1014])
    expect(at(1, period)).toBe('match.counted.ninety')
  for (const period of [1001, 1002, 1003, 1004, 1011, 1015]) expect(at(1, period)).toBeNull()
  expect(at(1, 1010, 0)).toBeNull()
})

test('other sports say whether overtime counts; those that know none say nothing', () => {
  expect([at(3, 3012), at(178, 178_012), at(6, 6012)]).toEqual(
    Array.from({ length: 3 }, () => 'match.counted.whole'),
  )
  expect([at(2, 2009), at(2, 2012), at(8, 8006), at(4, 4006)]).toEqual(
    Array.from({ length: 4 }, () => 'match.counted.normal'),
  )
  expect([at(3, 3011), at(2, 2006), at(5, 5012), at(13, 13_012)]).toEqual([null, null, null, null])
})
