import { expect, test } from 'vitest'
import { sampleReplay, samplePlay } from '../../../testing/sample-replay.ts'
import { storyOf, wholeOdds } from './happenings.ts'
import { changeAt, lineOf, marksOf, plotOf, snapped, worthAt } from './replay-line.ts'

const replay = sampleReplay()
const points = lineOf(replay)

test('the line goes from the acceptance to what the ticket really brought', () => {
  expect(points.map(({ at, minor }) => [at, minor])).toEqual([
    [1_000, 4_700_000n],
    [60_000, null],
    [61_000, 7_000_000n],
    [90_000, 9_400_000n],
  ])
})

test('a goal stands at the first look after it; a drag lands on it when it is near', () => {
  const marks = marksOf(samplePlay(), points)
  expect(marks).toEqual([{ place: 1, kind: 'goal' }])
  expect([snapped(2, marks, 1), snapped(3, marks, 1)]).toEqual([1, 3])
})

test('while the market is locked the last price stands, and the drawing has a gap', () => {
  expect(worthAt(points, 1)).toBe(4_700_000n)
  const { line, stakeY } = plotOf(points, 5_000_000n, { width: 300, height: 100 })
  expect(line.match(/M/g)).toHaveLength(2)
  expect(line).toContain('M0 ')
  expect(stakeY).toBeGreaterThan(12)
})

test('an event says the price before it and the first one after it', () => {
  expect(changeAt(points, 59_000)).toEqual({ before: 4_700_000n, after: 7_000_000n })
  expect(changeAt(points, 500)).toBeNull()
})

test('the story is in order: placed, taken, the goal, the leg, the money', () => {
  const story = storyOf(replay, points)
  expect(story.map(({ kind }) => kind)).toEqual(['placed', 'accepted', 'event', 'leg', 'settled'])
  expect(story[1]).toMatchObject({ waitedMs: 1_000 })
})

test('a refused ticket has no events, and a second settlement is one again', () => {
  const refused = {
    ...samplePlay(),
    steps: [{ at: 0, state: 'rejected', returned: null } as const],
    legs: [],
  }
  expect(storyOf({ ...replay, play: refused }, []).map(({ kind }) => kind)).toEqual(['placed', 'rejected'])
  const steps = [...samplePlay().steps, { at: 99_000, state: 'settled', returned: '0.00' } as const]
  const again = storyOf({ ...replay, play: { ...samplePlay(), steps } }, points)
  expect(again.at(-1)).toMatchObject({ kind: 'settled', isAgain: true })
})

test('a whole price where there is one: not of a system', () => {
  expect(wholeOdds(replay, 'seenOdds')).toBeCloseTo(1.9)
  const system = { ...replay.record, isSeries: true, legsEach: 2 }
  expect(wholeOdds({ ...replay, record: system }, 'odds')).toBeNull()
})
