import { expect, test } from 'vitest'
import { countsOf } from './result-counts.ts'

const score = (period: number, kind: number, home: number, away: number) => ({
  period,
  kind,
  values: [home, away],
})
const told = (sportId: number, scores: ReturnType<typeof score>[]) =>
  countsOf({ sportId: sportId, scores: scores }).map(
    ({ name, pair }) => `${name.replace('results.', '')} ${pair.join('-')}`,
  )

const PLAYED = [
  score(1000, 5, 2, 1),
  score(1001, 5, 2, 1),
  score(1002, 5, 1, 0),
  score(1003, 5, 1, 1),
  score(1001, 6, 7, 3),
  score(1001, 7, 2, 4),
  score(1001, 8, 0, 1),
]

test('a soccer match in ninety minutes: halves, corners and cards', () => {
  expect(told(1, PLAYED)).toEqual([
    'firstHalf 1-0',
    'secondHalf 1-1',
    'corners 7-3',
    'yellowCards 2-4',
    'redCards 0-1',
  ])
})

test('extra time and a shoot-out have rows where they were played, whichever way they are told', () => {
  const shootOut = score(1006, 5, 4, 3)
  const whole = ['firstHalf 1-0', 'secondHalf 1-1', 'extraTime 1-1', 'shootOut 4-3', 'corners 7-3']
  expect(told(1, [...PLAYED, score(1013, 5, 1, 1), shootOut]).slice(0, 5)).toEqual(whole)
  expect(told(1, [...PLAYED, score(1004, 5, 1, 0), score(1005, 5, 0, 1), shootOut]).slice(0, 5)).toEqual(
    whole,
  )
})

test('what the provider does not send is not made up', () => {
  expect(told(1, [score(1001, 5, 2, 1)])).toEqual([])
  expect(told(1, [])).toEqual([])
  expect(told(177, [score(177_002, 5, 1, 0)])).toEqual(['firstHalf 1-0'])
  expect(told(3, [score(3005, 5, 20, 18)])).toEqual([])
})
