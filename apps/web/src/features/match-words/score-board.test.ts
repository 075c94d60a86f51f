import type { Say } from '@keo/messages/say'
import { describe, expect, test } from 'vitest'
import type { Score } from '../sportsbook/index.ts'
import { liveClock } from './live-clock.ts'
import { periodText } from './period-words.ts'
import { currentPart, headline, runningScore, scoreBoardOf } from './score-board.ts'

const score = (period: number, kind: number, home: number, away: number): Score => ({
  period: period,
  kind: kind,
  values: [home, away],
})
const live = (sportId: number, period: number, scores: Score[], partCount = 2) => ({
  sportId,
  partCount,
  scores,
  clock: { period },
  status: 5,
})

describe('[SPT-04c] the score is group 5 of the period of the sport', () => {
  test.each([
    ['soccer, real time', 1, [score(1000, 6, 9, 9), score(1001, 5, 1, 0), score(1000, 5, 2, 1)]],
    ['basketball, full time', 3, [score(3005, 5, 20, 18), score(3001, 5, 2, 1)]],
    ['e-soccer', 177, [score(177_001, 5, 2, 1)]],
    ['snooker', 16, [score(16_001, 5, 2, 1), score(16_002, 12, 60, 40)]],
  ])('%s', (_name, sportId, scores) => {
    expect(headline({ sportId: sportId, scores: scores })).toEqual([2, 1])
  })

  test('tennis counts sets, and the points of its game are called', () => {
    const board = scoreBoardOf(
      live(5, 5004, [score(5000, 5, 50, 40), score(5001, 5556, 1, 0), score(5002, 5556, 6, 4)], 3),
    )
    expect(board.score).toEqual([1, 0])
    expect(board.points).toEqual(['A', '40'])
  })

  test('before kick-off there is none', () => {
    expect(headline({ sportId: 1, scores: [] })).toBeNull()
  })
})

describe('[SPT-05a] the board of each sport', () => {
  const soccer = [
    score(1000, 5, 2, 1),
    score(1002, 5, 1, 0),
    score(1000, 6, 6, 4),
    score(1000, 7, 1, 3),
    score(1000, 8, 0, 1),
  ]

  test('soccer has corners and cards, and the half-time score once the first half is over', () => {
    expect(scoreBoardOf(live(1, 1004, soccer))).toMatchObject({
      halfTime: [1, 0], corners: [6, 4], yellowCards: [1, 3], redCards: [0, 1], parts: [],
    }) // prettier-ignore
    expect(scoreBoardOf(live(1, 1002, soccer)).halfTime).toBeNull()
    expect(scoreBoardOf(live(1, 1003, soccer)).halfTime).toEqual([1, 0])
  })

  test('basketball has four quarters, the running one marked, and overtime when there is one', () => {
    const scores = [score(3001, 5, 50, 48), score(3005, 5, 30, 28), score(3006, 5, 20, 20)]
    const { parts } = scoreBoardOf(live(3, 3007, scores, 4))
    expect(parts.map(({ score: pair }) => pair)).toEqual([[30, 28], [20, 20], null, null])
    expect(parts.map(({ isNow }) => isNow)).toEqual([false, true, false, false])
    const late = scoreBoardOf(live(3, 3012, [...scores, score(3009, 5, 4, 2)], 4))
    expect(late.parts.at(-1)).toEqual({ name: 'overtime', score: [4, 2], isNow: true })
  })

  test('basketball in halves has two columns', () => {
    const { parts } = scoreBoardOf(live(3, 3004, [score(3001, 5, 3, 3), score(3003, 5, 40, 30)], 2))
    expect(parts.map(({ score: pair, isNow }) => [pair, isNow])).toEqual([
      [[40, 30], false],
      [null, true],
    ])
  })

  test('baseball has nine innings and what came after them', () => {
    const scores = [score(7001, 5, 3, 2), score(7004, 5, 1, 0), score(7013, 5, 1, 0)]
    const { parts } = scoreBoardOf(live(7, 7010, scores, 9))
    expect(parts).toHaveLength(10)
    expect(parts[1]?.isNow).toBe(true)
    expect(parts.at(-1)).toMatchObject({ name: 'overtime', score: [1, 0] })
  })

  test('a long snooker match shows its latest frames', () => {
    const frames = Array.from({ length: 20 }, (_nothing, at) => score(16_002 + at, 12, at, 0))
    const { parts } = scoreBoardOf(live(16, 16_002, [score(16_001, 5, 10, 9), ...frames], 35))
    expect(parts.map(({ name }) => name)).toEqual(
      [12, 13, 14, 15, 16, 17, 18, 19, 20].map((part) => ({ part })),
    )
  })

  test.each([
    [5, 5004, 2], [5, 5003, null], [13, 13_010, 5], [47, 47_002, 1], [2, 2004, 2], [2, 2003, null],
    [3, 3009, 3], [6, 6011, 4], [178, 178_005, 1], [7, 7003, 1], [7, 7008, 2], [7, 7006, null], [8, 8004, 2], [4, 4003, null],
  ])('sport %i with clock period %i is in part %j', (sportId, period, part) => {
    expect(currentPart(sportId, period)).toBe(part)
  }) // prettier-ignore
})

describe('[SPT-04b] the live counter', () => {
  type Counter = { seconds?: number; isRunning?: boolean; direction?: 1 | 2 }
  const at = (period: number, clock: Counter, { sportId = 1, status = 5, format = 100_001 } = {}) => ({
    sportId,
    status,
    clock: { period, ...clock },
    format,
  })

  test('shows while the match is live, from nought on, and goes on by itself while it runs', () => {
    expect(liveClock(at(1002, { seconds: 0 }), 0)).toBe('00:00')
    expect(liveClock(at(1004, { seconds: 4044, isRunning: true }), 3900)).toBe('67:27')
    expect(liveClock(at(1004, { seconds: 4044, isRunning: false }), 3900)).toBe('67:24')
  })

  test('shows added time, also of shorter halves', () => {
    expect(liveClock(at(1002, { seconds: 2760 }), 0)).toBe('45+2')
    expect(liveClock(at(1002, { seconds: 1801 }, { format: 100_005 }), 0)).toBe('30+1')
  })

  test('counts down where the sport does, never below nought', () => {
    const quarter = at(3005, { seconds: 5, isRunning: true, direction: 2 }, { sportId: 3 })
    expect([liveClock(quarter, 2000), liveClock(quarter, 60_000)]).toEqual(['00:03', '00:00'])
  })

  test.each([
    ['not started', at(1001, { seconds: 5 }, { status: 4 })],
    ['over', at(1011, { seconds: 5400 }, { status: 0 })],
    ['no counter', at(1010, {})],
    ['a negative counter', at(1002, { seconds: -1 })],
  ])('is not there: %s', (_name, match) => {
    expect(liveClock(match, 0)).toBe('')
  })
})

describe('[SPT-04a] 4 is not started, 5 is live', () => {
  const say = ((key: string) => key) as Say
  const match = (status: number) => ({ sportId: 1, status, clock: { period: 1002 }, partCount: 2 })

  test('and every other status is said in words', () => {
    expect(periodText(match(4), say)).toBe('match.status.notStarted')
    expect(periodText(match(5), say)).toBe('match.period.half1')
    expect(periodText(match(0), say)).toBe('match.status.over')
    expect(periodText(match(99), say)).toBe('match.status.suspended')
  })

  test.each([
    [1, 1003, 'match.period.halfTime'], [1, 1010, 'match.period.shootOut'], [3, 3008, 'match.period.halfTime'],
    [3, 3012, 'match.period.overtime'], [2, 2003, 'match.period.break'], [1, 1004, 'match.period.half2'], [5, 5004, 'match.period.set'], [5, 5003, 'match.period.setBreak'], [13, 13_003, 'match.period.setBreak'],
    [16, 16_004, 'match.period.gameBreak'], [47, 47_003, 'match.period.gameBreak'],
    [7, 7008, 'match.period.inningTop'], [7, 7010, 'match.period.inningBottom'], [16, 16_002, 'match.period.inPlay'],
    [19, 19_006, 'match.period.round'], [19, 19_007, 'match.period.break'], [178, 178_007, 'match.period.quarter'],
  ])('sport %i with clock period %i', (sportId, period, word) => {
    expect(periodText({ sportId: sportId, status: 5, clock: { period: period }, partCount: 4 }, say)).toBe(word)
  }) // prettier-ignore
})

test('a sport in sets says how the set under way stands, tennis also its game', () => {
  const tennis = [
    score(5000, 5, 40, 15),
    score(5001, 5556, 1, 0),
    score(5002, 5556, 6, 4),
    score(5003, 5556, 3, 2),
  ]
  expect(runningScore(live(5, 5004, tennis, 3))).toBe('3–2 · 40–15')
  expect(runningScore(live(5, 5003, tennis, 3))).toBe('')
  expect(runningScore(live(13, 13_002, [score(13_002, 5556, 21, 19)], 5))).toBe('21–19')
  expect(runningScore(live(15, 15_004, [score(15_002, 5559, 11, 7), score(15_003, 5559, 4, 5)], 5))).toBe(
    '4–5',
  )
  expect(runningScore(live(47, 47_002, [score(47_002, 5559, 8, 6)], 3))).toBe('8–6')
  expect(runningScore(live(51, 51_002, [score(51_002, 5556, 9, 9)], 3))).toBe('9–9')
  const frames = [score(16_001, 5, 1, 1), score(16_003, 12, 60, 4), score(16_004, 12, 35, 20)]
  expect(runningScore(live(16, 16_002, frames, 9))).toBe('35–20')
  expect(runningScore(live(1, 1004, [score(1000, 5, 2, 1)]))).toBe('')
  expect(runningScore({ ...live(5, 5004, tennis, 3), status: 0 })).toBe('')
})
