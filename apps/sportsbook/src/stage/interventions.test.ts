import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { manualClock } from '@keo/service-kit/clock'
import { expect, test } from 'vitest'
import type { MatchSetting } from '../play/sport-model.ts'
import type { Intervention } from './interventions.ts'
import { MINUTE, open, opened, START, view } from './test-stage.ts'
import { keptEvents, toyMatch, toyModel } from './test-world.ts'

const DANGER: Intervention = { kind: 'held', cause: 2, side: 'home', forMs: MINUTE }
const put = (intervention: Intervention) => ({ matchId: 1, at: 0, what: { intervention } })

test('betting stands still for danger and goes on after it; play and clock go on beneath', async () => {
  const plain = await opened()
  const { clock, stage, scene, eventKinds } = await opened()
  await clock.advance(3.5 * MINUTE)
  const before = scene()
  await stage.force(put(DANGER))
  expect(scene()).toMatchObject({ suspension: 2, status: MATCH_STATUS.live, since: before.since })
  expect(scene().version).toBeGreaterThan(before.version)
  expect(scene().snapshot.seconds).toBe(before.snapshot.seconds)
  await clock.advance(MINUTE - 1)
  expect([scene().suspension, scene().snapshot.seconds]).toEqual([2, 3 * 60])
  await clock.advance(1)
  expect([scene().suspension, scene().snapshot.seconds]).toEqual([null, 3 * 60])
  expect(scene().since).toBe(START + 3 * MINUTE)
  await plain.clock.advance(30 * MINUTE)
  await clock.advance(30 * MINUTE)
  expect(eventKinds().filter((kind) => kind.startsWith('danger'))).toEqual(['danger', 'dangerOver'])
  expect(scene().snapshot.scores).toEqual(plain.scene().snapshot.scores)
})

test('a match not begun is held too, and outlives a restart; one that is over is left alone', async () => {
  const clock = manualClock(START - 5 * MINUTE)
  const kept = keptEvents()
  const stage = await open(clock, [toyMatch(1, START)], kept)
  await stage.force(put({ ...DANGER, cause: 4 }))
  const held = { status: MATCH_STATUS.notStarted, suspension: 4, since: START }
  expect(stage.scene(1)).toMatchObject(held)
  const again = await open(clock, [toyMatch(1, START)], kept)
  expect(view(again.scene(1))).toEqual(view(stage.scene(1)))
  await clock.advance(MINUTE)
  expect(stage.scene(1)).toMatchObject({ ...held, suspension: null })
  await clock.advance(30 * MINUTE)
  const over = view(stage.scene(1))
  await stage.force(put(DANGER))
  expect(view(stage.scene(1))).toEqual(over)
})

test('the view of the book moves by what it is told, each time from where it stood', async () => {
  const asked: MatchSetting[] = []
  const model = {
    ...toyModel,
    outlook(setting: MatchSetting) {
      asked.push(setting)
      return toyModel.outlook(setting, null)
    },
  }
  const clock = manualClock(START - MINUTE)
  const match = toyMatch(1, START)
  const stage = await open(clock, [match], keptEvents(), model)
  const look = () => stage.scene(1)?.outlook({ ...match.setting, edge: 1 })
  look()
  await stage.force(put({ kind: 'viewed', by: { edge: 0.5, pace: 0 } }))
  look()
  await clock.advance(3 * MINUTE)
  await stage.force(put({ kind: 'viewed', by: { edge: -1, pace: 0.25 } }))
  look()
  expect(asked.map(({ edge, pace }) => [edge, pace])).toEqual([
    [1, 0],
    [1.5, 0],
    [0.5, 0.25],
  ])
})
