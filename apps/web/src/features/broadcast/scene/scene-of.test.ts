import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MatchEvent } from '../../match-words/index.ts'
import { fieldOf } from './fields.ts'
import { CHEER_MS, REPLAY_MS, sceneOf, type Showing } from './scene-of.ts'
import { newScene, type Scene } from './scene.ts'
import { settingOf } from './setting.ts'

const SPORTS = Object.entries(SPORT)
const KINDS = [
  'danger', 'dangerOver', 'shot', 'shotOnTarget', 'goal', 'points', 'penalty', 'corner', 'point', 'game', 'set', 'frame',
  'ball', 'knockDown', 'varCheck', 'varCancels', 'periodStart', 'periodEnd', 'timeout', 'redCard', 'over', 'fireworks',
] // prettier-ignore

const events = fc.array(
  fc.record({
    atMs: fc.integer({ min: 0, max: 7_200_000 }),
    kind: fc.constantFrom(...KINDS),
    side: fc.constantFrom<MatchEvent['side']>('home', 'away', null),
  }),
  { maxLength: 60 },
)
const goal = fc.record({ side: fc.constantFrom<0 | 1>(0, 1), number: fc.integer({ min: 0, max: 200 }) })
const showings: fc.Arbitrary<Showing> = fc.oneof(
  fc.constantFrom<Showing>({ kind: 'lineUp' }, { kind: 'play' }, { kind: 'rest' }),
  fc.record({
    kind: fc.constant('cheer' as const),
    goal,
    sinceMs: fc.double({ min: 0, max: CHEER_MS, noNaN: true }),
  }),
  fc.record({
    kind: fc.constant('replay' as const),
    goal,
    sinceMs: fc.double({ min: 0, max: REPLAY_MS, noNaN: true }),
  }),
)
const situations = fc.record({
  bbs: fc.constantFrom('000', '110', '101'),
  srr: fc.integer({ min: -1, max: 20 }),
})
const heads = (sportId: number) =>
  fc.record({
    id: fc.integer({ min: 1, max: 2 ** 53 - 1 }),
    sportId: fc.constant(sportId),
    servingSide: fc.constantFrom<1 | 2 | undefined>(1, 2, undefined),
    situation: situations,
    clock: fc.record({ period: fc.integer({ min: 0, max: 200_000 }) }),
  })

/** The ground with what is around it: players at a table stand behind it. */
function outside({ bodies, ball, others, camera, noise }: Scene): unknown[] {
  const isIn = (x: number, y: number) => x >= -0.05 && x <= 1.05 && y >= -0.35 && y <= 1.05
  return [
    ...bodies.filter(({ x, y }) => !isIn(x, y)),
    ...[ball, ...others].filter(({ x, y, z }) => !isIn(x, y) || !(z >= 0 && z < 4)),
    ...[camera, noise].filter((share) => !(share >= 0 && share <= 1)),
  ]
}

test.each(SPORTS)('%s: everybody and the ball are on the ground, whatever happened', (_, sportId) => {
  fc.assert(
    fc.property(
      heads(sportId),
      events,
      showings,
      fc.integer({ min: 0, max: 10_000_000 }),
      (head, told, showing, atMs) => {
        const scene = sceneOf(settingOf(head, told), showing, atMs)
        expect(outside(scene)).toEqual([])
        expect(scene.bodies.some(({ isShown }) => isShown)).toBe(true)
      },
    ),
  )
})

test.each(SPORTS)('%s: two who watch see the same, however they came to it', (_, sportId) => {
  fc.assert(
    fc.property(heads(sportId), events, fc.integer({ min: 0, max: 10_000_000 }), (head, told, atMs) => {
      const setting = settingOf(head, told)
      const used = sceneOf(setting, { kind: 'play' }, atMs / 2, newScene(setting.field))
      const again = sceneOf(settingOf(head, told), { kind: 'play' }, atMs, used)
      expect(again).toEqual(sceneOf(setting, { kind: 'play' }, atMs))
    }),
  )
})

test.each(SPORTS)('%s: from one frame to the next nobody leaps over the ground', (_, sportId) => {
  const setting = settingOf({ id: 4711, sportId, situation: {}, clock: { period: sportId * 1000 + 2 } }, [])
  // A rally or a pitch begins anew with other players on the ball; within one, all is steady.
  const leaps: number[] = []
  for (let atMs = 0; atMs < 60_000; atMs += 33) {
    const before = sceneOf(setting, { kind: 'play' }, atMs)
    const after = sceneOf(setting, { kind: 'play' }, atMs + 33)
    const far = after.bodies.map((body, at) =>
      Math.hypot(body.x - before.bodies[at]!.x, body.y - before.bodies[at]!.y),
    )
    if (Math.max(...far) > 0.08) leaps.push(atMs)
  }
  expect(leaps.length).toBeLessThan(12)
})

const SOCCER = { id: 7, sportId: SPORT.soccer, situation: {}, clock: { period: 1002 } }

test('a corner is taken at the corner, at the moment it happened', () => {
  const atMs = 600_000
  const scene = sceneOf(settingOf(SOCCER, [{ atMs, kind: 'corner', side: 'home' }]), { kind: 'play' }, atMs)
  expect(scene.ball.x).toBeGreaterThan(0.95)
  expect(Math.min(scene.ball.y, 1 - scene.ball.y)).toBeLessThan(0.1)
})

test('a goal of the guests ends in the goal of the home side, and its makers throw their arms up', () => {
  const showing: Showing = { kind: 'replay', goal: { side: 1, number: 3 }, sinceMs: REPLAY_MS }
  const scene = sceneOf(settingOf(SOCCER, []), showing, 0)
  expect(scene.ball.x).toBeLessThan(0.03)
  expect(scene.ball.y).toBeGreaterThan(0.4)
  expect(scene.ball.y).toBeLessThan(0.6)
  expect(new Set(scene.bodies.filter(({ pose }) => pose === 'up').map(({ side }) => side))).toEqual(
    new Set([1]),
  )
})

test('who was knocked down lies, and stands again when the count is over', () => {
  const fight = { ...SOCCER, sportId: SPORT.boxing, clock: { period: 19_002 } }
  const setting = settingOf(fight, [{ atMs: 60_000, kind: 'knockDown', side: 'home' }])
  const poseOf = (atMs: number) => sceneOf(setting, { kind: 'play' }, atMs).bodies[1]!.pose
  expect(poseOf(59_000)).not.toBe('down')
  expect(poseOf(61_000)).toBe('down')
  expect(poseOf(75_000)).not.toBe('down')
})

test('the guests bat at the top of an inning, the home side at its bottom', () => {
  const bats = (period: number) =>
    settingOf({ ...SOCCER, sportId: SPORT.baseball, clock: { period } }, []).batting
  expect([bats(7003), bats(7005), bats(7008), bats(7010)]).toEqual([1, 0, 1, 0])
})

test('a sport that this version does not know is drawn all the same', () => {
  expect(fieldOf(9999)).toBe(fieldOf(SPORT.soccer))
})
