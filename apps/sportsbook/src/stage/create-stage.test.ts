import { manualClock, worldClock, type Clock } from '@keo/service-kit/clock'
import { createLog } from '@keo/service-kit/log'
import { describe, expect, test } from 'vitest'
import type { Fate, Match } from '../world/match.ts'
import { createStage } from './create-stage.ts'
import type { ForcedMatchEvent, Turn } from './forced-events.ts'
import { MATCH_STATUS, type Scene, type SceneChange } from './stage.ts'
import { keptEvents, toyMatch, toyModel, toyWorld, TOY_MINUTES } from './toy-world.ts'

const START = 1_790_000_000_000
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const log = createLog({ level: 'silent' })

function open(clock: Clock, matches: readonly Match[], forcedEvents = keptEvents()) {
  return createStage({ world: toyWorld(matches), modelOf: () => toyModel, clock, forcedEvents, log })
}

async function opened(fate?: Fate) {
  const clock = manualClock(START - MINUTE)
  const stage = await open(clock, [toyMatch(1, START, fate)])
  const told: SceneChange[] = []
  stage.listen((change) => told.push(change))
  const scene = () => {
    const now = stage.scene(1)
    if (!now) throw new Error('the match is gone')
    return now
  }
  const eventKinds = () => told.flatMap(({ events }) => events.map(({ kind }) => kind))
  return { clock, stage, told, scene, eventKinds }
}

const view = (scene: Scene | null) =>
  scene && { ...scene, played: scene.played(), snapshot: scene.snapshot, outlook: null }

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
    const { clock, told, scene, eventKinds } = await opened()
    await clock.advance(HOUR)
    expect(told).toHaveLength(TOY_MINUTES + 1)
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
    const { clock, stage, told } = await opened()
    stage.listen(() => {
      throw new Error('deaf')
    })
    await clock.advance(HOUR)
    expect(told).toHaveLength(TOY_MINUTES + 1)
  })
})

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
    const told: SceneChange[] = []
    const leaps: number[] = []
    stage.listen((change) => told.push(change))
    stage.listenToLeaps(({ from, to }) => leaps.push(to - from))
    clock.jump(20 * HOUR)
    expect(leaps).toEqual([20 * HOUR])
    expect(told.length).toBeLessThan(70)
    const arrived = await open(manualClock(START + 20 * HOUR), many)
    for (const { id } of many) expect(stage.scene(id)?.version).toBe(arrived.scene(id)?.version)
    await base.advance(3 * MINUTE)
    expect(stage.live().length).toBeGreaterThan(0)
    expect(leaps).toHaveLength(1)
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

describe('fates', () => {
  const cases: [Fate, { minute: number; status: number; period: number; event: string }][] = [
    [{ kind: 'delayed', byMs: 20 * MINUTE }, { minute: 5, status: MATCH_STATUS.delayed, period: 5001, event: 'delayed' }],
    [{ kind: 'postponed' }, { minute: 5, status: MATCH_STATUS.postponed, period: 5019, event: 'postponed' }],
    [{ kind: 'walkover', winner: 'away' }, { minute: 5, status: MATCH_STATUS.ended, period: 5013, event: 'walkover' }],
    [{ kind: 'interrupted', atShare: 0.5, forMs: 30 * MINUTE }, { minute: 20, status: MATCH_STATUS.interrupted, period: 5020, event: 'interrupted' }],
    [{ kind: 'abandoned', atShare: 0.5 }, { minute: 20, status: MATCH_STATUS.abandoned, period: 5021, event: 'abandoned' }],
    [{ kind: 'retired', atShare: 0.5, loser: 'home' }, { minute: 20, status: MATCH_STATUS.ended, period: 5014, event: 'retired' }],
  ] // prettier-ignore

  test.each(cases)('%o', async (fate, { minute, status, period, event }) => {
    const { clock, scene, eventKinds } = await opened(fate)
    await clock.advance((minute + 1) * MINUTE)
    expect([scene().status, scene().snapshot.clockPeriod]).toEqual([status, period])
    expect([scene().snapshot.isOver, scene().snapshot.isRunning]).toEqual([false, false])
    expect(eventKinds()).toContain(event)
    expect(scene().played().at(-1)?.events[0]?.kind).toBe(event)
  })

  test('what was delayed or interrupted is played out later, with nothing lost', async () => {
    const plain = await opened()
    const late = await opened({ kind: 'delayed', byMs: 20 * MINUTE })
    const broken = await opened({ kind: 'interrupted', atShare: 0.5, forMs: 30 * MINUTE })
    await plain.clock.advance(HOUR)
    for (const { clock, scene } of [late, broken]) {
      await clock.advance(HOUR)
      expect(scene().status).toBe(MATCH_STATUS.ended)
      expect(scene().snapshot.scores).toEqual(plain.scene().snapshot.scores)
    }
    expect(late.scene().since).toBe(START + (20 + TOY_MINUTES) * MINUTE)
    expect(broken.scene().since).toBe(START + (30 + TOY_MINUTES) * MINUTE)
  })
})

describe('forced events', () => {
  const turned = (turn: Turn): Omit<ForcedMatchEvent, 'matchId'> => ({ at: 0, what: { turn } })

  test('a goal comes at once with the next step, changes nothing before it and survives a restart', async () => {
    const clock = manualClock(START)
    const kept = keptEvents()
    const stage = await open(clock, [toyMatch(1, START)], kept)
    await clock.advance(4.5 * MINUTE)
    const before = stage.scene(1)?.played()
    await stage.force({ matchId: 1, at: 0, what: { play: { kind: 'goal', side: 'away' } } })
    expect(stage.scene(1)?.played()).toEqual(before)
    await clock.advance(MINUTE)
    expect(stage.scene(1)?.played().at(-1)?.events).toContainEqual({ kind: 'goal', side: 'away' })
    await clock.advance(HOUR)
    const again = await open(clock, [toyMatch(1, START)], kept)
    expect(view(again.scene(1))).toEqual(view(stage.scene(1)))
    expect(again.forcedOn(1)).toHaveLength(1)
  })

  test('a match is interrupted until it is resumed, and can be abandoned meanwhile', async () => {
    const { clock, stage, scene } = await opened()
    await clock.advance(6 * MINUTE)
    await stage.force({ matchId: 1, ...turned({ kind: 'interrupted', forMs: null }) })
    await clock.advance(2 * HOUR)
    expect([scene().status, stage.live().length]).toEqual([MATCH_STATUS.interrupted, 1])
    await stage.force({ matchId: 1, ...turned({ kind: 'resumed' }) })
    expect(scene().status).toBe(MATCH_STATUS.live)
    await stage.force({ matchId: 1, ...turned({ kind: 'suspended', forMs: HOUR }) })
    expect([scene().status, scene().suspension]).toEqual([MATCH_STATUS.suspended, 4])
    await stage.force({ matchId: 1, ...turned({ kind: 'abandoned' }) })
    await clock.advance(2 * HOUR)
    expect([scene().status, stage.live().length]).toEqual([MATCH_STATUS.abandoned, 0])
  })

  test('a match that has not begun can be cancelled, and is told so', async () => {
    const { clock, stage, scene, eventKinds } = await opened()
    await stage.force({ matchId: 1, ...turned({ kind: 'cancelled' }) })
    expect([scene().status, eventKinds()]).toEqual([MATCH_STATUS.cancelled, ['cancelled']])
    await clock.advance(HOUR)
    expect([scene().status, scene().played().length]).toEqual([MATCH_STATUS.cancelled, 1])
  })

  test('a match that is over stays as it ended', async () => {
    const { clock, stage, scene } = await opened()
    await clock.advance(HOUR)
    await stage.force({ matchId: 1, ...turned({ kind: 'abandoned' }) })
    expect(scene().status).toBe(MATCH_STATUS.ended)
  })

  test('what is asked for later comes later', async () => {
    const { clock, stage, scene } = await opened()
    await stage.force({
      matchId: 1,
      at: START + 5 * MINUTE,
      what: { turn: { kind: 'retired', loser: 'away' } },
    })
    await clock.advance(3 * MINUTE)
    expect(scene().status).toBe(MATCH_STATUS.live)
    await clock.advance(3 * MINUTE)
    expect([scene().status, scene().snapshot.clockPeriod]).toEqual([MATCH_STATUS.ended, 5015])
  })
})
