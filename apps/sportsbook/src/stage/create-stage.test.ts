import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { manualClock, worldClock, type Clock } from '@keo/service-kit/clock'
import { describe, expect, test } from 'vitest'
import { type SceneChange, type Stage } from './stage.ts'
import { HOUR, MINUTE, open, opened, START, view } from './test-stage.ts'
import { keptEvents, toyMatch, toyModel, TOY_MINUTES } from './test-world.ts'

describe('a match on the clock', () => {
  test('it begins at its time, goes on frame by frame and ends', async () => {
    const { clock, stage, scene } = await opened()
    expect([scene().status, scene().version, stage.live().length]).toEqual([MATCH_STATUS.notStarted, 0, 0])
    await clock.advance(MINUTE)
    expect([scene().status, scene().version, stage.live().length]).toEqual([MATCH_STATUS.live, 1, 1])
    await clock.advance(3.5 * MINUTE)
    expect([scene().snapshot.seconds, scene().version, scene().since]).toEqual([180, 4, START + 3 * MINUTE])
    expect(scene().played()).toHaveLength(4)
    await clock.advance(TOY_MINUTES * MINUTE)
    expect([scene().status, scene().snapshot.isOver, scene().snapshot.isRunning]).toEqual([
      MATCH_STATUS.ended,
      true,
      false,
    ])
    expect(stage.live()).toEqual([])
  })

  test('those who listen are told every frame once and in order', async () => {
    const { clock, notified, scene, eventKinds } = await opened()
    await clock.advance(HOUR)
    expect(notified).toHaveLength(TOY_MINUTES + 1)
    expect(eventKinds()).toEqual(scene().played().flatMap(({ events }) => events.map(({ kind }) => kind))) // prettier-ignore
    expect([eventKinds()[0], eventKinds().at(-1)]).toEqual(['periodStart', 'over'])
  })

  test('everybody who looks at one moment gets the same scene', async () => {
    const { clock, scene } = await opened()
    expect(scene()).toBe(scene())
    await clock.advance(5 * MINUTE)
    expect(scene()).toBe(scene())
  })

  test('an id that the world does not know has no scene and cannot be forced', async () => {
    const { stage } = await opened()
    expect(stage.scene(99)).toBeNull()
    await expect(
      stage.force({ matchId: 99, at: START, what: { turn: { kind: 'abandoned' } } }),
    ).rejects.toThrow(RangeError)
  })

  test('one who listens and fails does not stop the others or the clock', async () => {
    const { clock, stage, notified } = await opened()
    stage.listen(() => {
      throw new Error('deaf')
    })
    await clock.advance(HOUR)
    expect(notified).toHaveLength(TOY_MINUTES + 1)
  })
})

test('[TIM-11] a stage at work is never silent for long, and one that stopped says so', async () => {
  const { clock, stage } = await opened()
  for (let second = 0; second < 120; second++) {
    await clock.advance(1_000)
    expect(stage.silentMs()).toBeLessThan(6_000)
  }
  stage.close()
  await clock.advance(11_000)
  expect(stage.silentMs()).toBeGreaterThan(10_000)
})

test('a match that cannot be played does not keep the others from it', async () => {
  const clock = manualClock(START - MINUTE)
  const broken = { ...toyMatch(1, START), setting: { ...toyMatch(1, START).setting, format: 0 } }
  const model: typeof toyModel = {
    ...toyModel,
    play(setting, chance, forced) {
      if (setting.format === 0) throw new Error('nobody knows how')
      return toyModel.play(setting, chance, forced)
    },
  }
  const stage = await open(clock, [broken, toyMatch(2, START)], keptEvents(), model)
  await clock.advance(5 * MINUTE)
  expect(stage.live().map(({ match }) => match.id)).toEqual([2])
})

/** Until the stage has come to where the clock leapt. */
async function leapt(stage: Stage, clock: Clock, jump: () => void): Promise<void> {
  const arrival = new Promise((resolve) => {
    const cancel = stage.listenToJumps(({ to }) => {
      if (to < clock.now()) return
      cancel()
      resolve(to)
    })
  })
  jump()
  await arrival
}

describe('restarts and leaps', () => {
  const many = Array.from({ length: 200 }, (_, index) => toyMatch(index + 1, START + index * 7 * MINUTE))

  test('a stage that starts again shows what it would have shown without the end', async () => {
    const clock = manualClock(START - MINUTE)
    const through = await open(clock, many)
    await clock.advance(3 * HOUR + 1_234)
    const again = await open(clock, many)
    for (const { id } of many.slice(0, 60)) expect(view(again.scene(id))).toEqual(view(through.scene(id)))
    expect(again.live().map(({ match }) => match.id)).toEqual(through.live().map(({ match }) => match.id))
    expect(again.live().length).toBeGreaterThan(0)
    through.close()
    again.close()
  })

  test('a leap of hours is told by few words and shows the same as walking there', async () => {
    const base = manualClock(START)
    const clock = worldClock(base)
    const stage = await open(clock, many)
    const notified: SceneChange[] = []
    const jumps: number[] = []
    stage.listen((change) => notified.push(change))
    stage.listenToJumps(({ from, to }) => jumps.push(to - from))
    await leapt(stage, clock, () => clock.jump(20 * HOUR))
    expect(jumps).toEqual([20 * HOUR])
    expect(notified.length).toBeLessThan(70)
    const arrived = await open(manualClock(START + 20 * HOUR), many)
    for (const { id } of many) expect(stage.scene(id)?.version).toBe(arrived.scene(id)?.version)
    await base.advance(3 * MINUTE)
    expect(stage.live().length).toBeGreaterThan(0)
    expect(jumps).toHaveLength(1)
  })

  test('others work while hours are gone through, and what came is told once and in order', async () => {
    const clock = worldClock(manualClock(START))
    const live = Array.from({ length: 120 }, (_, index) => toyMatch(index + 1, START + HOUR + index))
    const stage = await open(clock, live)
    const notified: number[] = []
    stage.listen(({ matchId }) => notified.push(matchId))
    let others = 0
    let isThere = false
    const work = () => {
      others++
      if (!isThere) setImmediate(work)
    }
    setImmediate(work)
    const ids = live.map(({ id }) => id)
    const arrival = leapt(stage, clock, () => clock.jump(HOUR + 5 * MINUTE))
    expect(notified).toEqual([])
    // A second jump on the way is gone through after the first.
    clock.jump(3 * MINUTE)
    await arrival
    isThere = true
    expect(others).toBeGreaterThan(100)
    expect(notified).toEqual([...ids, ...ids])
    expect(stage.live()).toHaveLength(120)
    await leapt(stage, clock, () => clock.jump(HOUR))
    expect(notified.slice(240)).toEqual(ids)
    expect(stage.live()).toEqual([])
  })

  test('at sixty times the speed and after a pause nothing is lost', async () => {
    const base = manualClock(START)
    const clock = worldClock(base)
    const stage = await open(clock, many.slice(0, 3))
    let overs = 0
    stage.listen(({ events }) => (overs += events.filter(({ kind }) => kind === 'over').length))
    clock.setRate(60)
    await base.advance(10_000)
    clock.setRate(0)
    await base.advance(HOUR)
    expect([overs, stage.scene(1)?.status]).toEqual([1, MATCH_STATUS.ended])
    clock.setRate(10)
    await base.advance(3 * MINUTE)
    expect(overs).toBe(3)
  })

  test('a clock that is set back does not undo what happened', async () => {
    const { clock, scene } = await opened()
    await clock.advance(6 * MINUTE)
    const { version } = scene()
    clock.set(START)
    expect(scene().version).toBe(version)
  })
})
